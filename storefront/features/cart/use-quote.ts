import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { loadDelivery, selectPlace } from '#storefront/features/delivery/delivery.slice.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';

const quietMs = 200;

/**
 * What goods cost by the server's reckoning and whether they are there; asked again when the input changes. Until it is known
 * where they go, they go to the place that was chosen for the whole shop.
 */
export function useQuote(input: QuoteInput) {
  const dispatch = useShopDispatch();
  const chosen = useSelector(selectPlace)?.id;
  const place = input.place ?? chosen;
  const name = JSON.stringify({ ...input, ...(place === undefined ? {} : { place }) });
  const isEmpty = input.items.length === 0;
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ name: string; quote: Quote } | null>(null);
  const [failed, setFailed] = useState<{ name: string; attempt: number; failure: Failure } | null>(null);

  useEffect(() => {
    if (isEmpty) return;
    const superseded = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(askQuote(JSON.parse(name) as QuoteInput, superseded.signal)).then((asked) => {
        if (superseded.signal.aborted) return;
        // The shop no longer goes to the chosen place: its list of places will say so.
        if ('failure' in asked && asked.failure.code === 'place.not-found') void dispatch(loadDelivery());
        setFailed('failure' in asked ? { name, attempt, ...asked } : null);
        if ('quote' in asked) setLast({ name, ...asked });
      });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [dispatch, name, isEmpty, attempt]);

  return {
    /** The newest that there was; it stays while the next is on its way. */
    quote: last?.quote ?? null,
    /** The quote is of exactly this input. */
    isFresh: last?.name === name,
    failure: failed?.name === name ? failed.failure : null,
    /** The failure is of the last try, and another one is under way. */
    isRetried: failed !== null && failed.attempt !== attempt,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

/** Never throws. */
function askQuote(
  body: QuoteInput,
  signal: AbortSignal,
): Thunk<Promise<{ quote: Quote } | { failure: Failure }>, WithLanguage> {
  return async (_dispatch, getState, { api }) => {
    try {
      return { quote: (await api('POST /api/order/quote/', { body, signal })).data };
    } catch (error) {
      return { failure: readFailure(error, selectLanguage(getState())) };
    }
  };
}
