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
    /** What stood on the button when it was pressed, tenge. */
    sentTotal,
    /** The customer changed something: what was refused is no longer the question. */
    forgive: () => {
      setFailure(null);
      dispatch(unavailableForgotten());
    },
  };
}

/** The press counts: back from there the order is sent by itself, at this sum. */
function signInFirst(total: number): Thunk<string, WithDelivery> {
  return (dispatch) => {
    dispatch(agreeTo(total));
    return paths.signIn(paths.checkout('signedIn'));
  };
}

/** Short lines that have all been settled are no failure any more. */
function useOpenFailure(failure: Failure | null): Failure | null {
  const hasShortLines = useSelector(selectUnavailable).length > 0;
  return failure?.code === 'order.unavailable' && !hasShortLines ? null : failure;
}

/** The thanks for an order; the order itself once its payment has been begun. */
function pageAfter(order: Order, bank: Bank | ''): Thunk<Promise<string>> {
  return async (dispatch) => {
    if (order.status !== 'awaiting-payment' || bank === '') return `${paths.checkout()}?placed=${order.id}`;
    const result = await dispatch(payOrder({ id: order.id, bank }));
    // The browser's back button from the bank leads to the order page, not to an empty checkout.
    const isGone = payOrder.fulfilled.match(result);
    return paths.order(order.id) + (isGone ? '' : '?bank=unreachable');
  };
}
