import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearch } from 'wouter';
import { selectAuth, selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectDraft } from '#storefront/features/delivery/delivery.slice.ts';
import { agreeTo } from '#storefront/features/delivery/draft.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { useOrder } from './use-order.ts';

type Order = Pick<ReturnType<typeof useOrder>, 'faults' | 'price' | 'destination'>;

/** The customer comes from the sign-in that the order asked for. */
export function useIsSignedInFor(): boolean {
  const isSignedIn = useSelector(selectIsSignedIn);
  return useSearch() === paths.checkout('signedIn').split('?')[1] && isSignedIn;
}

/**
 * Sends the order whose button was pressed before sign-in: once, complete, and only at the sum that stood on the button;
 * otherwise the customer is asked for another press. Answers whether that is still to be decided.
 */
export function useAgreedOrder(
  { faults, price, destination }: Order,
  send: (total: number) => void,
): boolean {
  const dispatch = useShopDispatch();
  const [isFromSignIn] = useState(useIsSignedInFor());
  const agreed = useSelector(selectDraft)?.agreed ?? null;
  // With the right code the page is loaded anew: until then nothing is sent whose answer would be lost.
  const isLeaving = useSelector(selectAuth).verifyResponse === 'success';
  const isOpen = isFromSignIn && agreed !== null;
  const isKnown = !isLeaving && !destination.addresses.isLoading && (price.isFresh || price.failure !== null);
  const isSame = price.isFresh && price.quote?.totals.total === agreed && Object.keys(faults).length === 0;

  useEffect(() => {
    // Who comes back without signing in, or later by another way, has agreed to nothing.
    if (!isFromSignIn) dispatch(agreeTo(null));
  }, [dispatch, isFromSignIn]);
  useEffect(() => {
    if (!isOpen || !isKnown) return;
    if (isSame) send(agreed);
    else dispatch(agreeTo(null));
  }, [dispatch, isOpen, isKnown, isSame, agreed, send]);
  return isOpen;
}
