import { useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Datagrid, type RaRecord, SimpleList } from 'react-admin';

type Props<R extends RaRecord> = {
  /** Columns of the table. */
  children: ReactNode;
  /** The same on a phone: one row each. */
  first: (record: R) => ReactNode;
  second?: (record: R) => ReactNode;
  third?: (record: R) => ReactNode;
  picture?: (record: R) => ReactElement;
  bulk?: ReactElement | false;
  opens?: 'edit' | 'show' | false;
};

/** A list as a table where there is room, and as cards on a phone. */
export function Rows<R extends RaRecord>(props: Props<R>) {
  const { children, first, second, third, picture, bulk = false, opens = 'edit' } = props;
  const isPhone = useMediaQuery('(max-width:760px)');
  if (isPhone)
    return (
      <SimpleList<R>
        primaryText={first}
        {...(second ? { secondaryText: second } : {})}
        {...(third ? { tertiaryText: third } : {})}
        {...(picture ? { leftAvatar: picture } : {})}
        leftIcon={undefined as never}
        rowClick={opens}
        sx={{
          '& .MuiListItemAvatar-root': { minWidth: 56 },
          '& .MuiAvatar-root': { all: 'unset' },
          '& .RaSimpleList-tertiary': { opacity: 1 },
          '& .MuiListItemText-secondary': { color: 'text.secondary' },
        }}
      />
    );
  return (
    <Datagrid rowClick={opens} bulkActionButtons={bulk} sx={{ '& td, & th': { paddingBlock: '8px' } }}>
      {children}
    </Datagrid>
  );
}
