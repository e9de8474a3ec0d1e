import { useSelector } from 'react-redux';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { useQuote } from '#storefront/features/cart/use-quote.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { quoteInput } from './order-body.ts';
import type { OrderForm } from './order-form.ts';
import type { useDestination } from './use-destination.ts';

type Destination = ReturnType<typeof useDestination>;

/** The quote for the current form. Guests have no codes; a time that the place may not have is left out. */
export function useOrderPrice(form: OrderForm, { place, isTimeKnown, lost }: Destination) {
  const items = useSelector(selectCartItems);
  const isSignedIn = useSelector(selectIsSignedIn);
  const priced = {
    ...form,
    ...(isSignedIn ? {} : { certificate: '', promo: '' }),
    ...(isTimeKnown && !lost ? {} : { slot: '' }),
    ...(lost === 'lostExpress' ? { method: '' as const } : {}),
  };
  const price = useQuote(quoteInput(priced, items, place));
  return { ...price, failure: price.isRetried ? null : price.failure };
}
