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

/** Whether the customer returns from the sign-in that the order required. */
export function useIsSignedInFor(): boolean {
  const isSignedIn = useSelector(selectIsSignedIn);
  return useSearch() === paths.checkout('signedIn').split('?')[1] && isSignedIn;
}

/**
 * Sends the order whose button was pressed before sign-in: once, complete, and only at the sum shown on the button
 * then; otherwise the button has to be pressed again. @returns whether this is still undecided
 */
export function useAgreedOrder(
  { faults, price, destination }: Order,
  send: (total: number) => void,
): boolean {
  const dispatch = useShopDispatch();
  const [isFromSignIn] = useState(useIsSignedInFor());
  const agreed = useSelector(selectDraft)?.agreed ?? null;
  // After the right code the page reloads: nothing is sent before, because its response would be lost.
  const isLeaving = useSelector(selectAuth).verifyResponse === 'success';
  const isOpen = isFromSignIn && agreed !== null;
  const isKnown = !isLeaving && !destination.addresses.isLoading && (price.isFresh || price.failure !== null);
  const isSame = price.isFresh && price.quote?.totals.total === agreed && Object.keys(faults).length === 0;

  useEffect(() => {
    // Returning without signing in, or later in another way, is no agreement.
    if (!isFromSignIn) dispatch(agreeTo(null));
  }, [dispatch, isFromSignIn]);
  useEffect(() => {
    if (!isOpen || !isKnown) return;
    if (isSame) send(agreed);
    else dispatch(agreeTo(null));
  }, [dispatch, isOpen, isKnown, isSame, agreed, send]);
  return isOpen;
}
