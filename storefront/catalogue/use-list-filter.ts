import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../paths.ts';
import { type ListFilter, readFilter, toShopQuery } from './list-filter.ts';

/** The filter in the address. `push` makes a step that Back undoes, `amend` changes the one on screen. */
export function useListFilter() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => readFilter(search), [search]);
  return {
    filter,
    push: (next: ListFilter) => navigate(paths.shop(toShopQuery({ ...next, page: 1 }))),
    amend: (next: ListFilter) =>
      navigate(paths.shop(toShopQuery(next)), { replace: true, state: history.state as unknown }),
  };
}
