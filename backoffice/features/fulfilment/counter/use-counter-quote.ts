import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '#backoffice/api/api.ts';
import { quoteCall } from '../phone-order/quote-call.ts';
import type { QuoteState } from '../phone-order/use-quote.ts';
import { type CounterDraft, quoteBody } from './counter-draft.ts';

type Body = NonNullable<ReturnType<typeof quoteBody>>;
const ask = (body: Body) => api('POST /api/office/counter-sales/quote/', { body });

/** The server's quote of the sale, with the codes that apply. */
export function useCounterQuote(draft: CounterDraft): QuoteState {
  // What is given, and how it is paid, changes no total: a sale need not wait for it to be counted.
  const wanted = JSON.stringify(quoteBody(draft));
  const counted: string | undefined = useDeferredValue(wanted);
  const input = counted === undefined ? undefined : (JSON.parse(counted) as Body);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['office', 'counter quote', input],
    queryFn: () => quoteCall(ask, input as Body),
    enabled: input !== undefined,
    placeholderData: (before) => before,
  });
  const isStale = isFetching && (isPlaceholderData || data === undefined);
  return { quoted: input ? data : undefined, error, isBusy: counted !== wanted || isStale };
}
