import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import type { Bank, Order } from '#contract/orders/shop.ts';
import {
  unavailableForgotten,
  selectUnavailable,
} from '#storefront/features/catalogue/product/product.slice.ts';
import { payOrder } from '#storefront/features/orders/order.calls.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { placeOrder } from './place-order.ts';

/** Sends the order and goes where it leads: to the bank, to the thanks, to sign-in, or nowhere with a reason. */
export function useOrdering() {
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isSending, setSending] = useState(false);
  // Two presses may both come before the page is drawn again.
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTotal, setSentTotal] = useState(0);
  const hasShortLines = useSelector(selectUnavailable).length > 0;

  async function send(total: number, bank: Bank | ''): Promise<void> {
    if (isUnderWay.current) return;
    if (!isSignedIn) return navigate(paths.signIn(paths.checkout()));
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    setSentTotal(total);
    const placed = await dispatch(placeOrder(total));
    if ('order' in placed) return follow(placed.order, bank);
    isUnderWay.current = false;
    setSending(false);
    // Sign in, and come back to the filled page.
    if (placed.isSignedOut) return navigate(paths.signIn(paths.checkout()));
    setFailure(placed.failure ?? null);
  }

  async function follow(order: Order, bank: Bank | ''): Promise<void> {
    if (order.status !== 'awaiting-payment' || bank === '') {
      return navigate(`${paths.checkout()}?placed=${order.id}`, { replace: true });
    }
    const result = await dispatch(payOrder({ id: order.id, bank }));
    // Coming back from the bank by the arrow leads to the order, not to an empty form.
    const isGone = payOrder.fulfilled.match(result);
    navigate(paths.order(order.id) + (isGone ? '' : '?bank=unreachable'), { replace: true });
  }

  return {
    send,
    isSending,
    /** Short lines that have all been settled are no failure any more. */
    failure: failure?.code === 'order.unavailable' && !hasShortLines ? null : failure,
    /** What stood on the button when it was pressed, tenge. */
    sentTotal,
    /** The customer changed something: what was refused is no longer the question. */
    forgive: () => {
      setFailure(null);
      dispatch(unavailableForgotten());
    },
  };
}
