import type { OfficeZone } from '#contract/delivery/office.ts';
import { amount, money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Dotted } from '#backoffice/parts/frames/Dotted.tsx';
import { deliveryTexts } from './delivery.texts.ts';

/** What a zone costs, and how many places it has, in one line. */
export function ZoneFacts({ fee, freeFrom, minimum, placesCount }: OfficeZone) {
  const t = useTexts(deliveryTexts);
  return (
    <Dotted
      parts={[
        fee === 0 ? t('free') : money(fee),
        freeFrom === null ? '' : t('freeFrom', { n: amount(freeFrom) }),
        minimum > 0 ? t('minimum', { sum: money(minimum) }) : '',
        t('places', { n: placesCount }),
      ]}
    />
  );
}
