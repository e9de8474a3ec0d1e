import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { productTexts } from './product.texts.ts';

const tones = { draft: 'gold', published: 'ok', archived: 'plain' } as const;

export function StatusMark({ status }: { status: OfficeProductRow['status'] }) {
  const t = useTexts(productTexts);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Mark tone={tones[status]}>{t(status)}</Mark>
    </span>
  );
}
