import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import type { Bank, Order } from '#contract/orders/shop.ts';
import {
  unavailableForgotten,
  selectUnavailable,
} from '#storefront/features/catalogue/product/product.slice.ts';
import type { WithDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { agreeTo } from '#storefront/features/delivery/draft.ts';
import { payOrder } from '#storefront/features/orders/order.calls.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { placeOrder } from './place-order.ts';

/** Sends the order and navigates: to the bank, the confirmation or the sign-in; or shows the failure. */
export function useOrdering() {
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isSending, setSending] = useState(false);
  // A second press may come before the next render.
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTotal, setSentTotal] = useState(0);

  async function send(total: number, bank: Bank | ''): Promise<void> {
    if (isUnderWay.current) return;
    if (!isSignedIn) return navigate(dispatch(signInFirst(total)));
    dispatch(agreeTo(null));
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    setSentTotal(total);
    const placed = await dispatch(placeOrder(total));
    if ('order' in placed) return navigate(await dispatch(pageAfter(placed.order, bank)), { replace: true });
    isUnderWay.current = false;
    setSending(false);
    if (placed.isSignedOut) return navigate(dispatch(signInFirst(total)));
    setFailure(placed.failure ?? null);
  }

  return {
    send,
    isSending,
    failure: useOpenFailure(failure),
    /** The sum shown on the button when it was pressed, tenge. */
    sentTotal,
    /** Clears the failure after the customer changed something. */
    forgive: () => {
      setFailure(null);
      dispatch(unavailableForgotten());
    },
  };
}

/** Remembers that the button was pressed: after sign-in the order is sent automatically at this sum. */
function signInFirst(total: number): Thunk<string, WithDelivery> {
  return (dispatch) => {
    dispatch(agreeTo(total));
    return paths.signIn(paths.checkout('signedIn'));
  };
}

/** The failure, unless all its short lines have been resolved. */
function useOpenFailure(failure: Failure | null): Failure | null {
  const hasShortLines = useSelector(selectUnavailable).length > 0;
  return failure?.code === 'order.unavailable' && !hasShortLines ? null : failure;
}

/** The confirmation page, or the order's page once its payment has begun. */
function pageAfter(order: Order, bank: Bank | ''): Thunk<Promise<string>> {
  return async (dispatch) => {
    if (order.status !== 'awaiting-payment' || bank === '') return `${paths.checkout()}?placed=${order.id}`;
    const result = await dispatch(payOrder({ id: order.id, bank }));
    // Replaces the history entry: "back" from the bank leads to the order, not to an empty checkout.
    const isGone = payOrder.fulfilled.match(result);
    return paths.order(order.id) + (isGone ? '' : '?bank=unreachable');
  };
}
