import { wideScreen } from '#domain/media/wide-screen.ts';
import { useSelector } from 'react-redux';
import { RichText } from '#storefront/features/content/texts/RichText.tsx';
import { TextSkeleton } from '#storefront/features/content/texts/TextSkeleton.tsx';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { Local } from '#storefront/lang/Local.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './DeliveryPage.module.css';
import { deliveryPageTexts } from './delivery-page.texts.ts';
import { loadDelivery, placeChosen, selectDelivery, selectPlace, selectPlaceZone } from './delivery.slice.ts';
import { PlaceField } from './PlaceField.tsx';
import { useDelivery } from './use-delivery.ts';
import type { Zone } from '#contract/content/shop.ts';
import { money } from '#domain/print/money.ts';
import { Accordion } from '#storefront/ui/surfaces/Accordion.tsx';

export function prepare({ dispatch }: Visit): Promise<unknown> {
  return dispatch(loadDelivery());
}

export default function DeliveryPage() {
  const t = useTexts(deliveryPageTexts);
  const local = useLocal();
  const { retry } = useDelivery();
  const { delivery, isFailed } = useSelector(selectDelivery);
  const dispatch = useShopDispatch();
  const place = useSelector(selectPlace)?.id ?? null;
  const chosen = useSelector(selectPlaceZone);
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      {!delivery && (isFailed ? <PageFailed onRetry={retry}>{t('failed')}</PageFailed> : <TextSkeleton />)}
      {delivery && (
        <div className={classes['page']}>
          <section className={classes['place']}>
            <h2>{t('yourPlace')}</h2>
            <PlaceField value={place} onChange={(id) => dispatch(placeChosen(id))} />
            <div role="status">{chosen && <ZoneCard zone={chosen} isShort />}</div>
          </section>
          {delivery.sections.map((section) => (
            <section key={section.title.tm} className={classes['section']}>
              <div>
                <h2>
                  <Local text={section.title} />
                </h2>
                <RichText text={local(section.body)} />
              </div>
              {section.picture && (
                <Picture
                  picture={section.picture}
                  alt=""
                  sizes={`${wideScreen} 260px, 46vw`}
                  className={classes['picture']}
                />
              )}
            </section>
          ))}
          <section>
            <h2 className={classes['heading']}>{t('zones')}</h2>
            <ul className={classes['zones']}>
              {delivery.zones.map((zone) => (
                <li key={zone.id}>
                  <ZoneCard zone={zone} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </PageFrame>
  );
}

type Props = {
  zone: Zone;
  /** Leaves out the list of its places. */
  isShort?: boolean | undefined;
};

/** Fees of a zone. */
function ZoneCard({ zone, isShort }: Props) {
  const t = useTexts(deliveryPageTexts);
  const local = useLocal();
  const expressOf = ({ expressFee, expressMinutes: n }: Zone) =>
    expressFee === null ? t('none') : t('expressIn', { fee: money(expressFee), n });
  const rows = [
    [t('fee'), zone.fee === 0 ? t('free') : money(zone.fee)],
    [t('freeFrom'), zone.freeFrom === null ? t('none') : money(zone.freeFrom)],
    [t('minimum'), zone.minimum === 0 ? t('none') : money(zone.minimum)],
    [t('express'), expressOf(zone)],
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
