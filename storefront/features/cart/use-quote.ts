import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { loadDelivery, selectPlace } from '#storefront/features/delivery/delivery.slice.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';

const quietMs = 200;

/**
 * The server's quote for the goods: sums and availability; requested again when the input changes. Without an address
 * it is for the place chosen for the whole shop.
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
        // The shop no longer delivers to the chosen place: the reloaded list of places will show it.
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
    /** The latest quote; it stays while the next one loads. */
    quote: last?.quote ?? null,
    /** The quote is for exactly this input. */
    isFresh: last?.name === name,
    failure: failed?.name === name ? failed.failure : null,
    /** The failure is of the previous attempt, and a retry is running. */
    isRetried: failed !== null && failed.attempt !== attempt,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

/** Requests a quote. Never throws. */
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
