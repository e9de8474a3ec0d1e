import { useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Datagrid, ListContextProvider, type RaRecord, SimpleList } from 'react-admin';
import { useLanguage } from '#backoffice/lang/use-texts.ts';
import { BulkToolbar } from './BulkToolbar.tsx';
import { ChosenContext, useSelection } from './use-selection.ts';
import { useNamedChecks } from '#backoffice/parts/inputs/use-named-checks.ts';

const looks = {
  '& td, & th': { paddingBlock: '8px', paddingInline: '10px' },
  // Above the rows instead of over the filters, where the table's frame would cut it off.
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    flexWrap: 'wrap',
    backgroundColor: 'var(--anar-soft)',
  },
  '&&& .RaBulkActionsToolbar-collapsed': { minHeight: 0, height: 0, padding: 0, overflow: 'hidden' },
};

const lowRows = (height: number) => ({
  '&& tbody td': { paddingBlock: 0, height, fontSize: 13, lineHeight: '17px' },
  '& tbody .MuiCheckbox-root': { padding: '6px' },
});

const phoneLooks = {
  '& .MuiListItemAvatar-root': { minWidth: 56 },
  '& .MuiAvatar-root': { all: 'unset' },
  '& .MuiListItemText-primary > div': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 1,
  },
  // The right part may be taller than the first line: it extends beside the second.
  '& .RaSimpleList-tertiary': {
    opacity: 1,
    flex: 'none',
    float: 'none',
    marginBottom: '-40px',
    textAlign: 'right',
  },
  '& .MuiListItemText-secondary': { color: 'text.secondary', minHeight: 24, paddingRight: '64px' },
} as const;

/** That a list is empty is said by its frame, once. */
const saidAround = <></>;

type Props<R extends RaRecord> = {
  /** Columns of the table. */
  children: ReactNode;
  /** Content of a row on phones. */
  first: (record: R) => ReactNode;
  second?: (record: R) => ReactNode;
  third?: (record: R) => ReactNode;
  picture?: (record: R) => ReactElement;
  /** actions for chosen records, at most so many in one call; they read `useChosen` */
  bulk?: { actions: ReactElement; most: number } | false;
  opens?: 'edit' | 'show' | false;
  /** of a row in px: its cells have two small lines */
  height?: number;
};

/** A list as a table on wide screens, and as cards on a phone. */
export function Rows<R extends RaRecord>(props: Props<R>) {
  const { children, first, second, third, picture, bulk = false, opens = 'edit', height } = props;
  const isPhone = useMediaQuery('(max-width:760px)');
  const table = useNamedChecks();
  const language = useLanguage();
  const { list, ...selection } = useSelection<R>();
  if (isPhone)
    return (
      // Rows that are loaded stay when a refresh fails: the library would show none of them.
      <ListContextProvider value={{ ...list, error: null } as typeof list}>
        <SimpleList<R>
          primaryText={first}
          {...(second ? { secondaryText: second } : {})}
          {...(third ? { tertiaryText: third } : {})}
          {...(picture ? { leftAvatar: picture } : {})}
          leftIcon={undefined as never}
          empty={saidAround}
          rowClick={opens}
          sx={phoneLooks}
        />
      </ListContextProvider>
    );
  return (
    <ListContextProvider value={list}>
      <ChosenContext value={selection.chosen}>
        <div ref={table}>
          {/* Mounted anew in another language: its headings compare everything but their labels. */}
          <Datagrid
            key={language}
            rowClick={opens}
            bulkActionButtons={bulk && bulk.actions}
            empty={saidAround}
            bulkActionsToolbar={
              bulk && (
                <BulkToolbar {...selection} most={bulk.most}>
                  {bulk.actions}
                </BulkToolbar>
              )
            }
            sx={height ? { ...looks, ...lowRows(height) } : looks}
          >
            {children}
          </Datagrid>
        </div>
      </ChosenContext>
    </ListContextProvider>
  );
}
