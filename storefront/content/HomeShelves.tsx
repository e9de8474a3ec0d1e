import { memo } from 'react';
import type { Banner, MainInfo } from '#contract/content.ts';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useTexts } from '../lang/use-texts.ts';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ForWhom } from './ForWhom.tsx';
import classes from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { homeTexts } from './home.texts.ts';
import { IdeaRail } from './IdeaRail.tsx';
import { Occasions } from './Occasions.tsx';
import { SmallBanners } from './SmallBanners.tsx';
import { TrustRow } from './TrustRow.tsx';

type Props = {
  info: MainInfo;
  banners: Banner[];
  /** Only the first shelves are known yet. */
  isCut: boolean;
  /** Asks for the rest again, when it could not be had. */
  onRetry: (() => void) | null;
};

/** Everything of the home page that is below the first screen of a phone. */
export const HomeShelves = memo(function HomeShelves({ info, banners, isCut, onRetry }: Props) {
  const t = useTexts(homeTexts);
  return (
    <>
      {info.popularProducts.length > 0 && (
        <HomeSection title={t('popular')} more={{ href: paths.shop({ sort: 'popular' }), text: t('all') }}>
          <ProductGrid products={info.popularProducts.slice(0, 4)} />
        </HomeSection>
      )}
      <ForWhom recipients={info.recipients} />
      {isCut && onRetry && (
        <div className={classes['section']}>
          <ErrorState onRetry={onRetry}>{t('restFailed')}</ErrorState>
        </div>
      )}
      {isCut && !onRetry && <HomeSkeleton />}
      {!isCut && <MoreShelves info={info} banners={banners} />}
    </>
  );
});

function MoreShelves({ info, banners }: Pick<Props, 'info' | 'banners'>) {
  const t = useTexts(homeTexts);
  return (
    <>
      <IdeaRail ideas={info.ideas} title={t('giftIdeas')} />
      {info.newProducts.length > 0 && (
        <HomeSection title={t('newProducts')} more={{ href: paths.shop({ sort: 'new' }), text: t('all') }}>
          <ProductGrid products={info.newProducts.slice(0, 8)} />
        </HomeSection>
      )}
      <SmallBanners banners={banners} />
      <Occasions occasions={info.occasions} />
      <TrustRow />
    </>
  );
}
