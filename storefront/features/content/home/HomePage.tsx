import { Suspense, useDeferredValue, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { lazyPart, type Visit } from '#storefront/navigation/lazy-page.ts';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { loadBanners } from './banner.slice.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { Hero } from './Hero.tsx';
import classes from './HomePage.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import type { OwnPart } from './ProductRows.tsx';
import { firstScreenTexts } from './first-screen.texts.ts';
import {
  loadHomeInfo,
  selectIsInfoFailed,
  selectMainInfo,
} from '#storefront/features/content/texts/info.slice.ts';

// Below the first screen, so not in the first load; on its way while the data is.
const ProductRows = lazyPart(() =>
  import('./ProductRows.tsx').then((part) => ({ default: part.ProductRows })),
);
const rows = ProductRows.preload();

/** These need not wait for the code of the others; where they stand lower down, they are handed to it. */
const own: Record<string, OwnPart> = { hero: Hero, categories: CategoryRow };

/** The banners came with the page; asking for them again would only draw it again. */
let isPrepared = false;

export async function prepare({ dispatch }: Visit): Promise<void> {
  const [result] = await Promise.all([dispatch(loadBanners()), rows]);
  isPrepared = loadBanners.fulfilled.match(result);
}

export default function HomePage() {
  const t = useTexts(firstScreenTexts);
  const dispatch = useShopDispatch();
  // What follows behind the first screen is drawn in small steps, so that nothing on the page waits for it.
  const mainInfo = useDeferredValue(useSelector(selectMainInfo));
  const isFailed = useSelector(selectIsInfoFailed);
  usePageTitle(t('tab'));

  useEffect(() => {
    if (!isPrepared) void dispatch(loadBanners());
    isPrepared = false;
  }, [dispatch]);

  function retry() {
    void dispatch(loadHomeInfo());
    void dispatch(loadBanners());
  }

  const names: readonly string[] = mainInfo?.sections ?? ['hero'];
  const first = [...names.slice(0, mainInfo?.ahead), ''].findIndex((name) => !(name in own));

  return (
    <div className={classes['home']}>
      {names.slice(0, first).map((name) => {
        const Own = own[name] as OwnPart;
        return <Own key={name} categories={mainInfo?.categories} />;
      })}
      {!mainInfo && isFailed && (
        <div className={classes['section']}>
          <ErrorState onRetry={retry}>{t('failed')}</ErrorState>
        </div>
      )}
      {!mainInfo && !isFailed && <HomeSkeleton />}
      {mainInfo && (
        <ErrorBoundary>
          <Suspense fallback={<HomeSkeleton />}>
            <ProductRows from={first} own={own} info={mainInfo} onRetry={isFailed ? retry : null} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
