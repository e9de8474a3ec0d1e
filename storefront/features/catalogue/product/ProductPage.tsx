import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearch } from 'wouter';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts, useLocal } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { isNotFound } from '#storefront/store/failure.ts';
import { loadProduct, selectFailureOf, selectProduct } from './product.slice.ts';
import { productTexts } from './product.texts.ts';
import type { Option, Product } from '#contract/catalogue/shop.ts';
import { categoryPathOf } from '#domain/category-path.ts';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { Breadcrumbs } from '#storefront/ui/surfaces/Breadcrumbs.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { IdeaCard } from '#storefront/features/catalogue/cards/IdeaCard.tsx';
import { listPictures } from '#storefront/features/catalogue/cards/list-pictures.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import classes from './ProductPage.module.css';
import { Reviews } from './Reviews.tsx';

export async function prepare({ dispatch, params }: Visit): Promise<unknown> {
  return dispatch(loadProduct(readId(params['id'] ?? '')));
}

export function PageSkeleton() {
  return <ProductSkeleton id={readId(useParams<{ id: string }>().id)} />;
}

export default function ProductPage() {
  const t = useTexts(productTexts);
  const dispatch = useShopDispatch();
  const id = readId(useParams<{ id: string }>().id);
  const product = useSelector(selectProduct);
  // A failure of another product does not count here.
  const failure = useSelector(selectFailureOf(id));
  const isMissing = failure !== null && isNotFound(failure);

  useEffect(() => {
    void dispatch(loadProduct(id));
  }, [dispatch, id]);

  if (isMissing) {
    return (
      <PageFrame title={t('product')}>
        <EmptyState title={t('notFound')} to={{ href: paths.shop(), text: t('toCatalogue') }}>
          {t('notFoundHint')}
        </EmptyState>
      </PageFrame>
    );
  }
  // A product loaded earlier may be shown while it is refreshed.
  if (product?.id === id) return <ProductView key={product.id} product={product} />;
  if (failure) {
    return (
      <PageFrame title={t('product')}>
        <PageFailed onRetry={() => void dispatch(loadProduct(id))}>
          {t('failed', { why: failure.sentence })}
        </PageFailed>
      </PageFrame>
    );
  }
  return <ProductSkeleton id={id} />;
}

/** An id that is not a number is sent as it is: the server answers "not found". */
function readId(text: string): number | string {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text;
}

/** The product with all sections of its page. */
function ProductView({ product }: { product: Product }) {
  const t = useTexts(productTexts);
  const local = useLocal();
  const [option, choose] = useChosenOption(product);
  const pictures = listPictures(product);
  usePageTitle(local(product.title));
  return (
    <>
      <div className={classes['top']}>
        <div className={classes['gallery']}>
          <ErrorBoundary>
            <Gallery product={product} pictures={pictures} shownId={option?.picture?.id} />
          </ErrorBoundary>
        </div>
        <div className={classes['info']}>
          <Breadcrumbs
            crumbs={categoryPathOf(product).map((row) => ({
              title: <Local text={row.title} />,
              href: paths.shop({ category: row.id }),
            }))}
          />
          <h1 className={classes['title']}>{local(product.title)}</h1>
          <BuyBox product={product} option={option} onChoose={choose} />
          <ProductFacts product={product} option={option} />
        </div>
      </div>
      <div className={classes['below']}>
        <Reviews product={product} />
        {product.ideas.length > 0 && (
          <section>
            <SectionTitle>{t('ideas')}</SectionTitle>
            <div className={classes['ideas']}>
              {product.ideas.map((idea) => (
                <IdeaCard key={idea.id} idea={idea} />
              ))}
            </div>
          </section>
        )}
        {product.related.length > 0 && (
          <section>
            <SectionTitle>{t('related')}</SectionTitle>
            <ProductGrid products={product.related.slice(0, 8)} />
          </section>
        )}
      </div>
    </>
  );
}

/** The option of the URL (`?v=`), else the default one, else the first in stock. */
function useChosenOption(product: Product): [Option | null, (option: Option) => void] {
  const asked = Number(new URLSearchParams(useSearch()).get('v'));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const find = (id: number | null | undefined) => product.options.find((option) => option.id === id);
  const option =
    find(chosenId) ??
    find(asked) ??
    find(product.defaultOption?.id) ??
    product.options.find(({ count }) => count > 0) ??
    product.options[0] ??
    null;
  return [
    option,
    ({ id }) => {
      setChosenId(id);
      // The URL is only for sharing; it is replaced without navigation.
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}?v=${id}`);
    },
  ];
}
