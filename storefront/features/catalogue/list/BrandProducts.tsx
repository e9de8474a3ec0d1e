import { useState } from 'react';
import type { Brand, ListQuery, ProductCard } from '#contract/catalogue/shop.ts';
import { RichText } from '#storefront/features/content/texts/RichText.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { settings } from '#storefront/settings.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { LoadMore } from '#storefront/ui/feedback/LoadMore.tsx';
import classes from './BrandPage.module.css';
import { brandTexts } from './brand.texts.ts';
import { ProductGrid, ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';

/** What one brand makes. Null: there is no such brand. */
export function BrandProducts({ brand }: { brand: Brand | null }) {
  const t = useTexts(brandTexts);
  const local = useLocal();
  if (!brand) {
    return (
      <PageFrame title={t('brands')}>
        <EmptyState title={t('notFound')} action={<ButtonLink href={paths.brand()}>{t('all')}</ButtonLink>} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={brand.title} back={paths.brand()}>
      <div className={classes['about']}>
        <RichText text={local(brand.description)} />
        <ButtonLink look="outline" small href={paths.shop({ brand: brand.id })}>
          {t('inCatalogue')}
        </ButtonLink>
      </div>
      <Products id={brand.id} />
    </PageFrame>
  );
}

/** How one page of a brand's goods is asked for. */
export function productsOf(brand: number, page: number) {
  const query: ListQuery = { brand: String(brand), sort: 'popular', page, page_size: settings.pageSize };
  return { params: {}, query };
}

function Products({ id }: { id: number }) {
  const t = useTexts(brandTexts);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState<ProductCard[][]>([]);
  const { answer, failure, retry } = useAnswer('GET /api/product/list/:search?', productsOf(id, page));
  if (answer && pages[page - 1] !== answer.data) setPages([...pages.slice(0, page - 1), answer.data]);
  const products = pages.flat();
  const total = answer?.page.total ?? products.length + 1;
  return (
    <>
      {products.length > 0 && <ProductGrid products={products} near={4} heading="h2" />}
      {products.length === 0 && !failure && <ProductGridSkeleton count={8} />}
      {failure && <PageFailed onRetry={retry}>{t('failed', { why: failure.sentence })}</PageFailed>}
      {products.length > 0 && (
        <LoadMore
          seen={products.length}
          total={total}
          seenText={t('progress', { seen: products.length, total })}
          busy={!answer && !failure}
          onMore={() => setPage(page + 1)}
        >
          {t('more', { n: Math.min(settings.pageSize, total - products.length) })}
        </LoadMore>
      )}
    </>
  );
}
