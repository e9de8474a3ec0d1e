import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { asOfNow } from '../data/whole.ts';
import { api, type OfficeKey, type OfficeParts } from './api.ts';

type Options = {
  everyMs?: number;
  isOff?: boolean;
  /** refresh also while the tab is in the background */
  inBackground?: boolean;
  /** fills a form */
  isForm?: boolean;
  /** shows the former answer until the next one comes */
  keepsFormer?: boolean;
};

/** The answer of one GET, by route key and parameters, refreshed automatically. */
export function useAnswer<K extends OfficeKey>(
  key: K,
  parts?: OfficeParts<K>,
  options: Options = {},
): UseQueryResult<Answer<OfficeRoutes[K]>> {
  const endIfSignedOut = useLogoutIfAccessDenied();
  const query = useQuery({
    queryKey: ['office', key, parts ?? null],
    queryFn: ({ signal }) => api(key, { ...parts, signal } as OfficeParts<K>),
    enabled: !options.isOff,
    ...(options.everyMs ? { refetchInterval: options.everyMs } : {}),
    ...(options.isForm ? asOfNow : {}),
    ...(options.keepsFormer ? { placeholderData: ((before: unknown) => before) as never } : {}),
    ...(options.inBackground ? { refetchIntervalInBackground: true } : {}),
  });
  const { error } = query;
  useEffect(() => {
    if (error) void endIfSignedOut(error);
  }, [error, endIfSignedOut]);
  return query;
}
