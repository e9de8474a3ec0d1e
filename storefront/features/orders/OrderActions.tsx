import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '#contract/orders/shop.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { CancelSheet } from './CancelSheet.tsx';
import { orderAgain } from './order-again.ts';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

const ReviewSheet = lazy(() => import('./ReviewSheet.tsx').then((part) => ({ default: part.ReviewSheet })));

const answers = { all: 'againDone', some: 'againSome', none: 'againNone' } as const;

/** What the order's state allows; the table is the server's. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const [isCancelling, setCancelling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reviewed, setReviewed] = useState<Order['items'][number] | null>(null);

  async function again(): Promise<void> {
    setBusy(true);
    const result = await dispatch(orderAgain(order));
    setBusy(false);
    toast({ text: t(answers[result]), tone: result === 'all' ? 'success' : 'error' });
    if (result !== 'none') navigate(paths.cart());
  }

  return (
    <div className={classes['actions']} data-print="no">
      {order.actions.includes('review') &&
        order.items.map((item) => (
          <Button key={item.option} look="quiet" onClick={() => setReviewed(item)}>
            {t('review')}: {local(item.title)}
          </Button>
        ))}
      {order.actions.includes('order-again') && (
        <Button
          look="outline"
          busy={isBusy}
          icon={<RotateCw size={20} aria-hidden="true" />}
          onClick={() => void again()}
        >
          {t('again')}
        </Button>
      )}
      {order.actions.includes('cancel') && (
        <Button look="danger" onClick={() => setCancelling(true)}>
          {t('cancel')}
        </Button>
      )}
      <CancelSheet order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
      {reviewed && (
        <Suspense fallback={null}>
          <ReviewSheet
            product={reviewed.product}
            title={local(reviewed.title)}
            onClose={() => setReviewed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
