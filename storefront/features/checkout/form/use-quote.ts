import { useCallback, useEffect, useState } from 'react';
import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';

type Asked = { quote: Quote } | { failure: Failure };

const waitMs = 200;

/** What the order costs by the server's reckoning; the last price stays, marked as old, while a new one is asked. */
export function useQuote(input: QuoteInput) {
  const dispatch = useShopDispatch();
  const name = JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ name: string; quote: Quote } | null>(null);
  const [failed, setFailed] = useState<{ name: string; failure: Failure } | null>(null);
  const isEmpty = input.items.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const superseded = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(askQuote(JSON.parse(name) as QuoteInput, superseded.signal)).then((asked) => {
        if (superseded.signal.aborted) return;
        setFailed('failure' in asked ? { name, failure: asked.failure } : null);
        if ('quote' in asked) setLast({ name, quote: asked.quote });
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [dispatch, name, isEmpty, attempt]);

  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((count) => count + 1);
  }, []);
  return {
    quote: last?.quote ?? null,
    /** The price on screen is the price of what is on screen. */
    isFresh: last?.name === name,
    failure: failed?.name === name ? failed.failure : null,
    retry,
  };
}

/** Never throws. */
function askQuote(body: QuoteInput, signal: AbortSignal): Thunk<Promise<Asked>, WithLanguage> {
  return async (_dispatch, getState, { api }) => {
    try {
      return { quote: (await api('POST /api/order/quote/', { body, signal })).data };
    } catch (error) {
      return { failure: readFailure(error, selectLanguage(getState())) };
    }
  };
}
