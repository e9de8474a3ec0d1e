import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { whole } from '#backoffice/data/whole.ts';
import { Answered } from './Answered.tsx';

type Props<R> = { everyMs?: number; children: (record: R) => ReactNode };

/** Page of one record. Loaded data stays when a refresh fails. */
export function RecordShow<R extends RaRecord>({ everyMs, children }: Props<R>) {
  return (
    <ShowBase queryOptions={{ ...whole, ...(everyMs ? { refetchInterval: everyMs } : {}) }}>
      <Shown<R>>{children}</Shown>
    </ShowBase>
  );
}

function Shown<R extends RaRecord>({ children }: Props<R>) {
  const { record, isPending, error, refetch } = useShowContext<R>();
  return (
    <Answered isPending={isPending ?? false} error={record ? undefined : error} retry={refetch}>
      {record && children(record)}
    </Answered>
  );
}
