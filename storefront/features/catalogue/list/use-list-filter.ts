import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths, type ShopQuery } from '#storefront/paths.ts';
import { type ListFilter, readFilter, toShopQuery } from './list-filter.ts';

/** The filter in the URL. `push` adds a history entry, `amend` replaces the current one. */
export function useListFilter(pathOf: (query: ShopQuery) => string = paths.shop) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => readFilter(search), [search]);
  return {
    filter,
    push: (next: ListFilter) => navigate(pathOf(toShopQuery({ ...next, page: 1 }))),
    amend: (next: ListFilter) =>
      navigate(pathOf(toShopQuery(next)), { replace: true, state: history.state as unknown }),
  };
}
