import { useSelector } from 'react-redux';
import { Bike, ChevronDown } from 'lucide-react';
import type { MainInfo } from '#contract/content/shop.ts';
import { nearDay } from '#domain/print/days.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { selectIsInfoFailed } from '#storefront/features/content/texts/info.slice.ts';
import { PlaceButton } from '#storefront/features/delivery/PlaceButton.tsx';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import { layoutTexts } from './layout.texts.ts';
import classes from './PromiseStrip.module.css';

/** Earliest delivery for the chosen place, as the server promises it now; opens the list of places. */
export function PromiseStrip() {
  const promise = usePromise();
  const isFailed = useSelector(selectIsInfoFailed);
  if (!promise) return isFailed ? null : <div className={classes['strip']} />;
  return (
    <PlaceButton className={classes['strip']}>
      <Bike aria-hidden="true" />
      <span data-promise>
        <b>
          <Local text={promise.zone} />
        </b>
        {' — '}
        <PromiseText promise={promise} />
      </span>
      <ChevronDown className={classes['more']} aria-hidden="true" />
    </PlaceButton>
  );
}

function PromiseText({ promise }: { promise: MainInfo['promise'] }) {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  const now = useNow();
  if (promise.orderBefore) return t('promiseToday', { time: promise.orderBefore });
  if (promise.soonest) {
    return t('promiseDay', { day: nearDay(promise.soonest, now(), language).toLowerCase() });
  }
  return t('promiseAny');
}
