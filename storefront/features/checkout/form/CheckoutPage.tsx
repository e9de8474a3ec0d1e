import { useSelector } from 'react-redux';
import { useSearch } from 'wouter';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { OrderPlaced } from '#storefront/features/checkout/payment/OrderPlaced.tsx';
import { OrderWriting } from './OrderWriting.tsx';
import { useOrdering } from './use-ordering.ts';

/** Placeholder: the heading alone, because the first open card is not known yet. */
export function PageSkeleton() {
  const t = useTexts(checkoutTexts);
  return (
    <PageFrame title={t('title')} back={paths.cart()}>
      {null}
    </PageFrame>
  );
}

/**
 * The whole order on one page; once it is placed, the same page shows the confirmation (`?placed=…`), also after a
 * reload.
 */
export default function CheckoutPage() {
  const t = useTexts(checkoutTexts);
  const items = useSelector(selectCartItems);
  const ordering = useOrdering();
  const placed = new URLSearchParams(useSearch()).get('placed');
  if (placed) return <OrderPlaced id={placed} />;
  if (items.length > 0) {
    return (
      <PageFrame title={t('title')} back={paths.cart()}>
        <OrderWriting ordering={ordering} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('title')}>
      {ordering.isSending ? (
        // The order exists already, and the bank's page is loading.
        <div role="status">
          <EmptyState title={t('toBank')}>{t('toBankHint')}</EmptyState>
        </div>
      ) : (
        <EmptyState title={t('empty')} to={{ href: paths.shop(), text: t('toShop') }}>
          {t('emptyHint')}
        </EmptyState>
      )}
    </PageFrame>
  );
}
