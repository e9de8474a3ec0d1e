import type { SpecialDay } from '#contract/delivery/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { deliveryTexts } from './delivery.texts.ts';

/** How a special day differs from others. */
export function DayMark({ isClosed, capacityPercent }: SpecialDay) {
  const t = useTexts(deliveryTexts);
  return isClosed ? (
    <Mark tone="err">{t('closedDay')}</Mark>
  ) : (
    <Mark tone="gold">{t('dayPart', { n: capacityPercent })}</Mark>
  );
}
