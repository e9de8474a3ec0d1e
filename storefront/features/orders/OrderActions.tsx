import { asCard } from '#storefront/features/catalogue/cards/as-card.ts';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '#contract/orders/shop.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch, type Thunk } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Question } from '#storefront/ui/surfaces/Question.tsx';
import { cancelOrder, loadOrder } from './order.calls.ts';
import {
  lineAdded,
  quantityAfterAdding,
  stockOf,
  type WithCart,
} from '#storefront/features/cart/cart.slice.ts';

const ReviewSheet = lazyDialog(() => import('./ReviewSheet.tsx').then((part) => part.ReviewSheet));

const answers = { all: 'againDone', some: 'againSome', none: 'againNone' } as const;

/** Buttons of the actions that the order's status allows; the server decides which. */
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

type Again = 'all' | 'some' | 'none';

/** Adds the products of an old order to the cart, at current prices and within the stock. Never throws. */
function orderAgain(order: Pick<Order, 'items'>): Thunk<Promise<Again>, WithCart> {
  return async (dispatch, getState, { api, newId }) => {
    const added = await Promise.all(
      order.items.map(async ({ product: id, option: optionId, quantity }) => {
        try {
          const { data } = await api('GET /api/product/detail/:id/', { params: { id } });
          const product = asCard(data);
          const option = data.options.find((one) => one.id === optionId);
          if (!option) return 0;
          const held = quantityAfterAdding(getState().cart.items, { ...option, quantity: 0 });
          const fits = Math.min(quantity, stockOf(option, product) - held);
          if (fits > 0)
            dispatch(lineAdded({ option: { ...option, quantity: fits }, product, cartItemId: newId() }));
          return Math.max(0, fits);
        } catch {
          return 0;
        }
      }),
    );
    if (added.every((units, at) => units === order.items[at]?.quantity)) return 'all';
    return added.some((units) => units > 0) ? 'some' : 'none';
  };
}
