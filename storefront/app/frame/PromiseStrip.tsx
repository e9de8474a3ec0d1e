import { useSelector } from 'react-redux';
import { Bike, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { MainInfo } from '#contract/content/shop.ts';
import { nearDay } from '#storefront/lang/format.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectIsInfoFailed, selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { layoutTexts } from './layout.texts.ts';
import classes from './PromiseStrip.module.css';

/** When a gift can be there: what the server promises now for its home zone; leads to zones and fees. */
export function PromiseStrip() {
  const promise = useSelector(selectMainInfo)?.promise;
  const isFailed = useSelector(selectIsInfoFailed);
  if (!promise) return isFailed ? null : <div className={classes['strip']} />;
  return (
    <Link href={paths.delivery()} className={classes['strip']} data-print="no">
      <Bike aria-hidden="true" />
      <span>
        <b>
          <Local text={promise.zone} />
        </b>
        {' — '}
        <PromiseText promise={promise} />
      </span>
      <ChevronRight className={classes['more']} aria-hidden="true" />
    </Link>
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
