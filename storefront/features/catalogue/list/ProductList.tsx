import { useTexts } from '#storefront/lang/use-texts.ts';
import { settings } from '#storefront/settings.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { LoadMore } from '#storefront/ui/feedback/LoadMore.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import type { ListFilter } from './list-filter.ts';
import { NothingFound } from '#storefront/features/catalogue/search/NothingFound.tsx';
import { ProductGrid, ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import classes from './ShopPage.module.css';
import { shopTexts } from './shop.texts.ts';
import type { useProductList } from './use-product-list.ts';

type Props = {
  list: ReturnType<typeof useProductList>;
  filter: ListFilter;
  onChange: (next: ListFilter) => void;
  onMore: () => void;
  /** The day that the visitor wants them on. */
  wanted?: string | null;
};

/** The products, or the reason why there are none. */
export function ProductList({ list, filter, onChange, onMore, wanted }: Props) {
  const t = useTexts(shopTexts);
  const why = list.failure && t('failed', { why: list.failure.sentence });
  if (list.isWaiting) return <ProductGridSkeleton count={settings.pageSize * filter.page} beside />;
  if (why && (list.products.length === 0 || list.isOld))
    return <PageFailed onRetry={list.retry}>{why}</PageFailed>;
  const total = list.page?.total ?? 0;
  if (total === 0 && !list.isOld)
    return (
      <NothingFound filter={filter} facets={list.facets} isAsked={list.said.asked} onChange={onChange} />
    );
  const seen = list.products.length;
  const named = list.said.named ?? seen;
  return (
    <div className={list.isOld ? classes['old'] : undefined} aria-busy={list.isOld}>
      <ProductGrid products={list.products.slice(0, named)} near={4} beside heading="h2" wanted={wanted} />
      {named < seen && (
        <section className={classes['mentions']}>
          <SectionTitle>{t('mentions')}</SectionTitle>
          <ProductGrid products={list.products.slice(named)} beside />
        </section>
      )}
      {why && <ErrorState onRetry={list.retry}>{why}</ErrorState>}
      <LoadMore
        seen={seen}
        total={total}
        seenText={t('progress', { seen, total })}
        busy={list.isMoreLoading}
        onMore={onMore}
      >
        {t('more', { n: Math.min(settings.pageSize, total - seen) })}
      </LoadMore>
    </div>
  );
}
