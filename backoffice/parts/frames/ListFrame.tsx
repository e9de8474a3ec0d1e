import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { OrEmpty } from './EmptyList.tsx';

type Props = {
  children: ReactNode;
  filters?: ReactElement[];
  sort?: { field: string; order: 'ASC' | 'DESC' };
  canCreate?: boolean;
  actions?: ReactNode;
  always?: object;
  aside?: ReactElement;
  perPage?: number;
  /** the list has actions that are useful without records */
  isKept?: boolean;
};

/** Layout of a list: filters kept in the URL, pagination, and a create button. */
export function ListFrame({
  children,
  filters,
  sort,
  canCreate,
  actions,
  always,
  aside,
  perPage = 25,
  isKept = false,
}: Props) {
  return (
    <List
      perPage={perPage}
      exporter={false}
      storeKey={false}
      {...(filters ? { filters } : {})}
      {...(sort ? { sort } : {})}
      {...(always ? { filter: always } : {})}
      {...(aside ? { aside } : {})}
      actions={
        <TopToolbar>
          {filters && filters.length > 1 && <FilterButton disableSaveQuery />}
          {actions}
          {canCreate && <CreateButton variant="contained" />}
        </TopToolbar>
      }
      pagination={<Pages />}
      sx={{
        '& .RaList-content': { overflowX: 'auto' },
        // The round button of a phone stays clear of the pages' arrows.
        ...(canCreate ? { '& .RaList-main': { paddingBottom: { xs: '72px', sm: 0 } } } : {}),
        '& .RaList-actions, & .MuiToolbar-root': { backgroundColor: 'transparent' },
        // On phones filters and button share a row, to save height.
        '& .RaList-actions': { flexDirection: 'row', paddingBottom: '8px' },
        '& .RaList-actions > form': { flex: '1 1 auto', minHeight: 0, padding: 0 },
        '& .RaList-actions > :last-child:not(form)': { minHeight: 44, padding: 0, flex: 'none' },
        '& .filter-field': { flex: { xs: '1 1 40%', sm: 'none' }, width: 'auto' },
        '& .RaFilterFormInput-spacer': { width: { xs: '8px', sm: '16px' }, flex: 'none' },
        '& .filter-field .MuiFormControl-root': { width: { xs: '100%', sm: 'auto' } },
      }}
      empty={false}
    >
      <OrEmpty isKept={isKept}>{children}</OrEmpty>
    </List>
  );
}

/** None below a list that could not be loaded. */
function Pages() {
  const translate = useTranslate();
  const { data, error } = useListContext();
  // Passed to the component library, whose labels would be English; missing in its types.
  const arrows = { getItemAriaLabel: (way: string) => translate(`ra.navigation.${way}`) };
  if (error && !data) return null;
  return <Pagination rowsPerPageOptions={[25, 50, 100]} {...arrows} />;
}
