import { Suspense, useEffect } from 'react';
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

export function prepare({ dispatch }: Visit): Promise<unknown> {
  return Promise.all([dispatch(loadBanners()), shelves]);
}

export default function HomePage() {
  const t = useTexts(homeTexts);
  const dispatch = useShopDispatch();
  const { mainInfo, isFailed, isCut } = useShop((state) => state.info);
  const { banners, isLoading } = useShop((state) => state.banner);
  usePageTitle(t('title'));

  useEffect(() => {
    void dispatch(loadBanners());
  }, [dispatch]);

  function retry() {
    void dispatch(loadHomeInfo());
    void dispatch(loadBanners());
  }

  return (
    <div className={classes['home']}>
      <Hero
        banners={banners.filter((banner) => banner.isMain)}
        isWaiting={isLoading && banners.length === 0}
      />
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
                banners={banners.filter((banner) => !banner.isMain)}
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
