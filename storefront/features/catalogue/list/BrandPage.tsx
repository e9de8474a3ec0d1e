import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { Brand, ListQuery, ProductCard } from '#contract/catalogue/shop.ts';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts, useLocal } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { prefetchAnswer, useAnswer } from '#storefront/store/use-answer.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import classes from './BrandPage.module.css';
import { brandTexts } from './brand.texts.ts';
import { findBrands } from './find-brands.ts';
import { RichText } from '#storefront/features/content/texts/RichText.tsx';
import { settings } from '#storefront/settings.ts';
import { LoadMore } from '#storefront/ui/feedback/LoadMore.tsx';
import { ProductGrid, ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';

export function prepare({ search, ...visit }: Visit): Promise<unknown> {
  const id = Number(new URLSearchParams(search).get('id'));
  return Promise.all([
    prefetchAnswer(visit, 'GET /api/product/brands/', {}),
    id > 0 && prefetchAnswer(visit, 'GET /api/product/list/:search?', productsOf(id, 1)),
  ]);
}

export default function BrandPage() {
  const t = useTexts(brandTexts);
  const id = new URLSearchParams(useSearch()).get('id');
  const { answer, failure, retry } = useAnswer('GET /api/product/brands/', {});
  if (answer && id !== null) {
    return <BrandProducts key={id} brand={answer.data.find((brand) => String(brand.id) === id) ?? null} />;
  }
  return (
    <PageFrame title={t('brands')}>
      {failure && <PageFailed onRetry={retry}>{t('failed', { why: failure.sentence })}</PageFailed>}
      {!answer && !failure && (
        <div className={classes['grid']} aria-busy="true">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} height="104px" radius="18px" />
          ))}
        </div>
      )}
      {answer && <AllBrands brands={answer.data} />}
    </PageFrame>
  );
}

function AllBrands({ brands }: { brands: Brand[] }) {
  const t = useTexts(brandTexts);
  const [text, setText] = useState('');
  const found = findBrands(brands, text);
  return (
    <>
      <div className={classes['find']}>
        <label>
          <span>{t('find')}</span>
          <input
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </div>
      {found.length === 0 && (
        <EmptyState title={t('nothing')} action={<Button onClick={() => setText('')}>{t('clear')}</Button>}>
          {t('nothingHint')}
        </EmptyState>
      )}
      <ul className={classes['grid']}>
        {found.map((brand) => (
          <li key={brand.id}>
            <Link href={paths.brand(brand.id)} className={classes['brand']}>
              {brand.picture && (
                <Picture picture={brand.picture} alt="" sizes="80px" className={classes['picture']} />
              )}
              <span>
                <b>{brand.title}</b>
                <span className={classes['count']}>{t('count', { n: brand.productsCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Products of one brand. Null: there is no such brand. */
function BrandProducts({ brand }: { brand: Brand | null }) {
  const t = useTexts(brandTexts);
  const local = useLocal();
  if (!brand) {
    return (
      <PageFrame title={t('brands')}>
        <EmptyState title={t('notFound')} to={{ href: paths.brand(), text: t('all') }} />
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

/** Query for one page of a brand's products. */
function productsOf(brand: number, page: number) {
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
