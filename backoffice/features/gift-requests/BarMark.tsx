import { parsePhone } from '#domain/phone.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { requestTexts } from './request.texts.ts';

type Props = { phone: string; giver?: string };

/** Marks a number whose owner refuses gifts of the giver, or, where none is named, of anybody. */
export function BarMark({ phone, giver }: Props) {
  const t = useTexts(requestTexts);
  const [number, from] = [parsePhone(phone), parsePhone(giver ?? '')];
  const isOff = !useMay()('orders.change') || number === null;
  const query = { phone: number ?? '', ...(from ? { giver: from } : {}) };
  const { data } = useAnswer('GET /api/office/gift-bars/', { query }, { isOff });
  if (!data?.data.refusesGifts) return null;
  return (
    <div>
      <Mark tone="err">{t('refusesGifts')}</Mark>
    </div>
  );
}
