import { Suspense, useDeferredValue, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { lazyPart, type Visit } from '#storefront/navigation/lazy-page.ts';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { afterStaying } from '#storefront/ui/fields/first-interaction.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { loadBanners, loadSmallBanners } from './banner.slice.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { Hero, HeroSkeleton } from './Hero.tsx';
import classes from './HomePage.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import type { OwnPart } from './ProductRows.tsx';
import { firstScreenTexts } from './first-screen.texts.ts';
import {
  loadHomeInfo,
  selectIsInfoFailed,
  selectMainInfo,
  type WithInfo,
} from '#storefront/features/content/texts/info.slice.ts';

// Below the first screen, so not in the first load; loaded in parallel with the data.
const ProductRows = lazyPart(() =>
  import('./ProductRows.tsx').then((part) => ({ default: part.ProductRows })),
);
const rows = ProductRows.preload();

/** Sections rendered without waiting for the code of the others; further down they are passed to it. */
const own: Record<string, OwnPart> = { hero: Hero, categories: CategoryRow };

/** Data that came with the page; requesting it again would only render it again. */
const unprepared = { main: false, small: false };
let prepared = unprepared;

export async function prepare({ dispatch }: Visit): Promise<void> {
  const [main, small] = await Promise.all([dispatch(loadBanners()), dispatch(prepareSmallBanners), rows]);
  prepared = { main: loadBanners.fulfilled.match(main), small };
}

/** A page with only its first sections contains the small banners only if they are among these. */
const prepareSmallBanners: Thunk<Promise<boolean>, WithInfo> = async (dispatch, getState) => {
  const info = selectMainInfo(getState());
  // A server older than this code names no sections.
  const named: readonly string[] | undefined = info?.sections;
  if (!named?.slice(0, info?.ahead).includes('banners')) return false;
  return loadSmallBanners.fulfilled.match(await dispatch(loadSmallBanners()));
};

/** Placeholder: the first banner and boxes for the rest. */
export function PageSkeleton() {
  return (
    <div className={classes['home']}>
      <HeroSkeleton />
      <HomeSkeleton />
    </div>
  );
}

export default function HomePage() {
  const t = useTexts(firstScreenTexts);
  const dispatch = useShopDispatch();
  // Everything below the first screen is rendered with low priority, so that the page stays responsive.
  const mainInfo = useDeferredValue(useSelector(selectMainInfo));
  const isFailed = useSelector(selectIsInfoFailed);
  usePageTitle(t('tab'));

  useEffect(() => {
    if (!prepared.main) void dispatch(loadBanners());
    if (!prepared.small) afterStaying(() => void dispatch(loadSmallBanners()));
    prepared = unprepared;
  }, [dispatch]);

  function retry() {
    void dispatch(loadHomeInfo());
    void dispatch(loadBanners());
    void dispatch(loadSmallBanners());
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
