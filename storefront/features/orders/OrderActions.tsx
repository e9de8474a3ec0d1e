import { useState } from 'react';
import type { Order } from '#contract/orders/shop.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { AgainButton } from './AgainButton.tsx';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Question } from '#storefront/ui/surfaces/Question.tsx';
import { cancelOrder, loadOrder } from './order.calls.ts';

const ReviewSheet = lazyDialog(() => import('./ReviewSheet.tsx').then((part) => part.ReviewSheet));

/** Buttons of the actions that the order's status allows; the server decides which. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  const [isCancelling, setCancelling] = useState(false);
  const [reviewed, setReviewed] = useState<Order['items'][number] | null>(null);

  return (
    <div className={classes['actions']} data-print="no">
      {order.actions.includes('order-again') && <AgainButton order={order} look="primary" />}
      {order.actions.includes('review') &&
        order.items.map((item) => (
          <Button key={item.option} look="quiet" onClick={() => setReviewed(item)}>
            {t('review')}: {local(item.title)}
          </Button>
        ))}
      {order.actions.includes('cancel') && (
        <Button look="danger" onClick={() => setCancelling(true)}>
          {t('cancel')}
        </Button>
      )}
      <CancelSheet order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
      {reviewed && (
        <ReviewSheet
          product={reviewed.product}
          title={local(reviewed.title)}
          onClose={() => setReviewed(null)}
        />
      )}
    </div>
  );
}

type Props = { order: Order; isOpen: boolean; onClose: () => void };

/** Confirmation of a cancellation, with what happens to the money. */
function CancelSheet({ order, isOpen, onClose }: Props) {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function cancel(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const result = await dispatch(cancelOrder(order.id));
    setBusy(false);
    if (cancelOrder.fulfilled.match(result)) return onClose();
    setRefusal(result.payload?.sentence ?? '');
    if (result.payload?.status === 409) void dispatch(loadOrder(order.id));
  }

  return (
    <Question
      isOpen={isOpen}
      title={t('cancelSure')}
      yes={t('yesCancel')}
      no={t('keep')}
      onYes={() => void cancel()}
      onClose={onClose}
      isDanger
      busy={isBusy}
    >
      <p>{t(order.paymentStatus === 'paid' ? 'cancelPaid' : 'cancelPlain')}</p>
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
    </Question>
  );
}
