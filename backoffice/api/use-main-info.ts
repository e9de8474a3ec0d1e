import { useQuery } from '@tanstack/react-query';
import type { MainInfo } from '#contract/content/shop.ts';
import { shopApi } from './api.ts';

/** What the shop tells its customers: features that are on, payment methods. Undefined until it is known. */
export function useMainInfo(): MainInfo | undefined {
  const { data } = useQuery({
    queryKey: ['office', 'main info'],
    queryFn: () => shopApi('GET /api/product/home-info/'),
    staleTime: 60_000,
  });
  return data?.data.mainInfo;
}
