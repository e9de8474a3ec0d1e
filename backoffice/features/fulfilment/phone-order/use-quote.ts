import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '#backoffice/api/api.ts';
import { type PhoneOrderDraft, type QuoteBody, readQuote } from './phone-order-draft.ts';
import { quoteCall, type CodeQuote } from './quote-call.ts';

export type QuoteState = {
  quoted: CodeQuote | undefined;
  error: Error | null;
  /** The shown quote is out of date: it cannot be ordered with. */
  isBusy: boolean;
};
const ask = (body: QuoteBody) => api('POST /api/office/orders/quote/', { body });

/** The server's quote of the order, with the codes that apply. */
export function useQuote(draft: PhoneOrderDraft, mayGift: boolean): QuoteState {
  const counted = useDeferredValue(draft);
  const input = readQuote(counted, mayGift);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['office', 'quote', input],
    queryFn: () => quoteCall(ask, input as QuoteBody),
    enabled: input !== undefined,
    placeholderData: (before) => before,
  });
  const isStale = isFetching && (isPlaceholderData || data === undefined);
  return { quoted: input ? data : undefined, error, isBusy: counted !== draft || isStale };
}
