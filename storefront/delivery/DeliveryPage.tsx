import { useState } from 'react';
import { RichText } from '../content/RichText.tsx';
import { TextSkeleton } from '../content/TextSkeleton.tsx';
import type { Visit } from '../layout/lazy-page.ts';
import { PageFrame } from '../layout/PageFrame.tsx';
import { Local } from '../lang/Local.tsx';
import { useLocal, useTexts } from '../lang/use-texts.ts';
import { paths } from '../paths.ts';
import { useShop } from '../store/hooks.ts';
import { PageFailed } from '../layout/PageFailed.tsx';
import { Picture } from '../ui/Picture.tsx';
import classes from './DeliveryPage.module.css';
import { deliveryPageTexts } from './delivery-page.texts.ts';
import { loadDelivery } from './delivery.slice.ts';
import { PlaceField } from './PlaceField.tsx';
import { useDelivery } from './use-delivery.ts';
import { ZoneCard } from './ZoneCard.tsx';

export function prepare({ dispatch }: Visit): Promise<unknown> {
  return dispatch(loadDelivery());
}

export default function DeliveryPage() {
  const t = useTexts(deliveryPageTexts);
  const local = useLocal();
  const { retry } = useDelivery();
  const { delivery, isFailed } = useShop((state) => state.delivery);
  const [place, setPlace] = useState<number | null>(null);
  const chosen = delivery?.zones.find(({ places }) => places.some(({ id }) => id === place));
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      {!delivery && (isFailed ? <PageFailed onRetry={retry}>{t('failed')}</PageFailed> : <TextSkeleton />)}
      {delivery && (
        <div className={classes['page']}>
          <section className={classes['place']}>
            <h2>{t('yourPlace')}</h2>
            <PlaceField value={place} onChange={setPlace} />
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
                  sizes="(min-width: 900px) 260px, 46vw"
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
