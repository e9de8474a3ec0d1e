import { createContext, useContext, useState } from 'react';
import { type Identifier, type ListControllerResult, type RaRecord, useListContext } from 'react-admin';
import { readFilter } from '#backoffice/data/read-filter.ts';

/** Records of a list: those with these ids, or all that its filter finds, so many when they were chosen. */
export type ListChoice = { ids: Identifier[] } | { filter: Record<string, unknown>; count: number };

/**
 * The selection of a list. The library's "select all" would name at most a page's records; here it means the filter,
 * which the server reads, until a row is unticked or the filter changes.
 */
export function useSelection<R extends RaRecord>() {
  const list = useListContext<R>();
  const [whole, setWhole] = useState<string>();
  const { data = [], total = 0, selectedIds, filter: always, filterValues } = list;
  const filter = readFilter({ ...(always as object), ...(filterValues as object) });
  const name = JSON.stringify(filter);
  const page = data.map(({ id }) => id);
  const choose = (ids: R['id'][]) => {
    setWhole(undefined);
    list.onSelect(ids);
  };
  if (whole === name && total > 0) {
    const shown = {
      ...list,
      selectedIds: page,
      onSelect: choose,
      onToggleItem: (id: R['id']) => choose(page.filter((one) => one !== id)),
      onUnselectItems: () => choose([]),
    };
    return {
      list: shown as ListControllerResult<R>,
      chosen: { filter, count: total },
      total,
      chooseAll: undefined,
    };
  }
  const isPage = page.length > 0 && page.every((id) => selectedIds.includes(id));
  const chooseAll = isPage && total > selectedIds.length ? () => setWhole(name) : undefined;
  return { list: list as ListControllerResult<R>, chosen: { ids: selectedIds }, total, chooseAll };
}

export const countOf = (chosen: ListChoice) => ('ids' in chosen ? chosen.ids.length : chosen.count);

export const ChosenContext = createContext<ListChoice>({ ids: [] });

/** What is chosen in the list around, for its bulk actions. */
export function useChosen(): { chosen: ListChoice; clear: () => void } {
  const { onUnselectItems } = useListContext();
  return { chosen: useContext(ChosenContext), clear: () => onUnselectItems() };
}
