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
import { ProductComing } from './ProductComing.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import classes from './ProductPage.module.css';
import { Reviews } from './Reviews.tsx';

export async function prepare({ dispatch, params }: Visit): Promise<unknown> {
  return dispatch(loadProduct(readId(params['id'] ?? '')));
}

export function Coming() {
  return <ProductComing id={readId(useParams<{ id: string }>().id)} />;
}

export default function ProductPage() {
  const t = useTexts(productTexts);
  const dispatch = useShopDispatch();
  const id = readId(useParams<{ id: string }>().id);
  const product = useSelector(selectProduct);
  // One that is left from another product says nothing about this one.
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
  // What was seen last time may be shown while the newest is on its way.
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
  return <ProductComing id={id} />;
}

/** What is no number is asked for as it stands: the server says that there is no such product. */
function readId(text: string): number | string {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text;
}

/** A product with everything around it. */
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

/** The option of the address (`?v=`), else the one the shop proposes, else the first that is there. */
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
      // The address is for sharing; nothing on the page waits for it.
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}?v=${id}`);
    },
  ];
}
