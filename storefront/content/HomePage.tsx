import { Suspense, useDeferredValue, useEffect } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import { lazyPart, type Visit } from '../layout/lazy-page.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { useTexts } from '../lang/use-texts.ts';
import { useShop, useShopDispatch } from '../store/hooks.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { loadBanners } from './banner.slice.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { Hero } from './Hero.tsx';
import classes from './HomePage.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { homeTexts } from './home.texts.ts';
import { loadHomeInfo } from './info.slice.ts';

// Below the first screen, so not in the first load; on its way while the data is.
const HomeShelves = lazyPart(() =>
  import('./HomeShelves.tsx').then((part) => ({ default: part.HomeShelves })),
);
const shelves = HomeShelves.preload();

/** The banners came with the page; asking for them again would only draw it again. */
let isPrepared = false;

export async function prepare({ dispatch }: Visit): Promise<void> {
  const [result] = await Promise.all([dispatch(loadBanners()), shelves]);
  isPrepared = loadBanners.fulfilled.match(result);
}

export default function HomePage() {
  const t = useTexts(homeTexts);
  const dispatch = useShopDispatch();
  // What follows behind the first screen is drawn in small steps, so that nothing on the page waits for it.
  const mainInfo = useDeferredValue(useShop((state) => state.info.mainInfo));
  const isCut = useDeferredValue(useShop((state) => state.info.isCut));
  const isFailed = useShop((state) => state.info.isFailed);
  const banners = useShop((state) => state.banner.banners);
  const isWaiting = useShop(({ banner }) => banner.isLoading && banner.banners.length === 0);
  usePageTitle(t('title'));

  useEffect(() => {
    if (!isPrepared) void dispatch(loadBanners());
    isPrepared = false;
  }, [dispatch]);

  function retry() {
    void dispatch(loadHomeInfo());
    void dispatch(loadBanners());
  }

  return (
    <div className={classes['home']}>
      <Hero banners={banners} isWaiting={isWaiting} />
      {!mainInfo && isFailed && (
        <div className={classes['section']}>
          <ErrorState onRetry={retry}>{t('failed')}</ErrorState>
        </div>
      )}
      {!mainInfo && !isFailed && <HomeSkeleton hasCategories />}
      {mainInfo && (
        <>
          <CategoryRow categories={mainInfo.categories} />
          <ErrorBoundary>
            <Suspense fallback={<HomeSkeleton />}>
              <HomeShelves
                info={mainInfo}
                banners={banners}
                isCut={isCut}
                onRetry={isFailed ? retry : null}
              />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </div>
  );
}
