import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'wouter';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { isNotFound } from '#storefront/store/failure.ts';
import { loadProduct, selectFailureOf, selectProduct } from './product.slice.ts';
import { productTexts } from './product.texts.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

export async function prepare({ dispatch, params }: Visit): Promise<unknown> {
  return dispatch(loadProduct(readId(params['id'] ?? '')));
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
        <EmptyState
          title={t('notFound')}
          action={<ButtonLink href={paths.shop()}>{t('toCatalogue')}</ButtonLink>}
        >
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
  return <ProductSkeleton />;
}

/** What is no number is asked for as it stands: the server says that there is no such product. */
function readId(text: string): number | string {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text;
}
