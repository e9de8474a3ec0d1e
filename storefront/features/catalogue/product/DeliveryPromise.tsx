import { Bike } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Product } from '#contract/catalogue/shop.ts';
import { amount, money } from '#domain/print/money.ts';
import { daysUntil, nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectOwnDraft } from '#storefront/features/delivery/delivery.slice.ts';
import { PlaceButton } from '#storefront/features/delivery/PlaceButton.tsx';
import { useArrival, usePromise } from '#storefront/features/delivery/use-promise.ts';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import classes from './DeliveryPromise.module.css';
import { productTexts } from './product.texts.ts';

/** When it is delivered and for which fee, on the chosen day of the gift; shown before the button. */
export function DeliveryPromise({ product, price }: { product: Product; price: number }) {
  const t = useTexts(productTexts);
  const local = useLocal();
  const language = useLanguage();
  const now = useNow()();
  const promise = usePromise();
  const soonest = useArrival(product);
  const chosen = (useSelector(selectOwnDraft)?.form['day'] ?? '') as string;
  const day = soonest && chosen > soonest ? chosen : soonest;
  if (!promise) return <div className={classes['waiting']} />;
  const { zone, fee, freeFrom, orderBefore } = promise;
  // Of these goods alone: with others in the cart it only gets cheaper.
  const isFree = fee === 0 || (freeFrom !== null && price >= freeFrom);
  const isToday = day && daysUntil(day, now) === 0;
  return (
    <div className={classes['promise']}>
      <Bike aria-hidden="true" />
      <p data-promise>
        <b>{day ? t('promise', { day: nearDay(day, now, language).toLowerCase() }) : t('promiseNone')}</b>
        <Dotted
          parts={[
            product.leadDays && t('made', { n: product.leadDays }),
            isToday && orderBefore && t('promiseBefore', { time: orderBefore }),
            local(zone),
            ...(isFree
              ? [t('free')]
              : [money(fee), freeFrom !== null && t('promiseFree', { n: amount(freeFrom) })]),
          ]}
        />
      </p>
      <PlaceButton className={classes['link']}>{t('otherPlace')}</PlaceButton>
    </div>
  );
}
