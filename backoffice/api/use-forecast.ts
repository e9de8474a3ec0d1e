import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { BodyOf } from '#contract/route.ts';
import { api, type OfficeParts } from './api.ts';

type ForMany = 'POST /api/office/orders/move/' | 'POST /api/office/products/bulk/';
type Forecast<K extends ForMany> = NonNullable<Answer<OfficeRoutes[K]>['forecast']>;

/** What a call for many records would do now, by its dry run; undefined while it is unknown. */
export function useForecast<K extends ForMany>(
  key: K,
  body: BodyOf<OfficeRoutes[K]> | undefined,
): Forecast<K> | undefined {
  const { data } = useQuery({
    queryKey: ['office', key, body],
    queryFn: async ({ signal }) => {
      const parts = { body: { ...body, dryRun: true }, signal } as OfficeParts<ForMany> as OfficeParts<K>;
      return ((await api(key, parts)) as { forecast?: Forecast<K> }).forecast ?? null;
    },
    enabled: body !== undefined,
    retry: false,
  });
  return data ?? undefined;
}
