import { parsePhone } from '#domain/phone.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { barTexts } from './request.texts.ts';

type Props = { phone: string; giver?: string };

/** Whose gifts the owner of a number refuses: those of the giver, or where none is named, anybody's. */
export function BarMarks({ phone, giver }: Props) {
  const t = useTexts(barTexts);
  const [number, from] = [parsePhone(phone), parsePhone(giver ?? '')];
  const isOff = !useMay()('orders.change') || number === null;
  const query = { phone: number ?? '', ...(from ? { giver: from } : {}) };
  const { data } = useAnswer('GET /api/office/gift-bars/', { query }, { isOff });
  return data?.data.map((scope) => (
    <div key={scope}>
      <Mark tone="err">{t(scope === 'giver' && !from ? 'someGiver' : scope)}</Mark>
    </div>
  ));
}
