import { useEffect, useState } from 'react';
import type { Quote } from '#contract/checkout/shop.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';

export type QuoteItem = { product: number; option: number; quantity: number };
type Result = { name: string; quote: Quote } | { name: string; failure: Failure };

const quietMs = 250;

/** What the server says these goods cost and whether they are there; asked again when the lines change. */
export function useQuote(items: QuoteItem[]) {
  const dispatch = useShopDispatch();
  const name = JSON.stringify(items);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result | null>(null);
  const [last, setLast] = useState<Quote | null>(null);

  useEffect(() => {
    const wanted = JSON.parse(name) as QuoteItem[];
    if (wanted.length === 0) return;
    const superseded = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(askQuote(wanted, superseded.signal)).then((next) => {
        if (superseded.signal.aborted) return;
        setResult({ name, ...next });
        if ('quote' in next) setLast(next.quote);
      });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [dispatch, name, attempt]);

  const isFresh = result?.name === name;
  return {
    /** For exactly these lines; null while it is being asked. */
    quote: isFresh && 'quote' in result ? result.quote : null,
    /** The newest that there was, to show while the next is on its way. */
    last,
    failure: isFresh && 'failure' in result ? result.failure : null,
    retry: () => setAttempt(attempt + 1),
  };
}

function askQuote(
  items: QuoteItem[],
  signal: AbortSignal,
): Thunk<Promise<{ quote: Quote } | { failure: Failure }>, WithLanguage> {
  return async (_dispatch, getState, { api }) => {
    try {
      return { quote: (await api('POST /api/order/quote/', { body: { items }, signal })).data };
    } catch (error) {
      return { failure: readFailure(error, selectLanguage(getState())) };
    }
  };
}
