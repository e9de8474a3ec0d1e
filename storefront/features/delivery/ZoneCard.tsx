import type { Zone } from '#contract/content/shop.ts';
import { money } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { Accordion } from '#storefront/ui/surfaces/Accordion.tsx';
import classes from './DeliveryPage.module.css';
import { deliveryPageTexts } from './delivery-page.texts.ts';

type Props = {
  zone: Zone;
  /** Without the list of its places. */
  isShort?: boolean | undefined;
};

/** What delivery to a zone costs. */
export function ZoneCard({ zone, isShort }: Props) {
  const t = useTexts(deliveryPageTexts);
  const local = useLocal();
  const rows = [
    [t('fee'), zone.fee === 0 ? t('free') : money(zone.fee)],
    [t('freeFrom'), zone.freeFrom === null ? t('none') : money(zone.freeFrom)],
    [t('minimum'), zone.minimum === 0 ? t('none') : money(zone.minimum)],
    [t('express'), zone.expressFee === null ? t('none') : money(zone.expressFee)],
  ] as const;
  return (
    <div className={classes['zone']}>
      <h3>{local(zone.title)}</h3>
      <dl className={classes['fees']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isShort && (
        <Accordion title={t('places', { n: zone.places.length })}>
          {zone.places.map((place) => local(place.title)).join(', ')}
        </Accordion>
      )}
    </div>
  );
}
