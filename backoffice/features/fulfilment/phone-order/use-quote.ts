import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '#backoffice/api/api.ts';
import { type PhoneOrderDraft, type QuoteBody, readQuote } from './phone-order-draft.ts';
import { quoteCall, type Quoted } from './quote-call.ts';

export type Counting = {
  quoted: Quoted | undefined;
  error: Error | null;
  /** What is shown is of a moment ago: nothing is ordered with it. */
  isBusy: boolean;
};
const ask = (body: QuoteBody) => api('POST /api/office/orders/quote/', { body });

/** What the order comes to by the server's count, with the codes that fit it. */
export function useQuote(draft: PhoneOrderDraft): Counting {
  const counted = useDeferredValue(draft);
  const input = readQuote(counted);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['office', 'quote', input],
    queryFn: () => quoteCall(ask, input as QuoteBody),
    enabled: input !== undefined,
    placeholderData: (before) => before,
  });
  const isStale = isFetching && (isPlaceholderData || data === undefined);
  return { quoted: input ? data : undefined, error, isBusy: counted !== draft || isStale };
}
