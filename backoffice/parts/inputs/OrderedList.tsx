import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  CreateButton,
  ListBase,
  type RaRecord,
  Title,
  useCanAccess,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useAct } from '#backoffice/api/use-act.ts';
import type { ResourceName } from '#backoffice/data/resources.ts';
import { saveOrder } from '#backoffice/data/save-order.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderedRow } from './OrderedRow.tsx';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { EmptyList } from '#backoffice/parts/frames/EmptyList.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props<R extends RaRecord> = {
  row: (record: R) => ReactNode;
  /** Records are ordered within the same group; one group by default. */
  groupOf?: (record: R) => unknown;
  note?: ReactNode;
};

/** A short list in display order: sorted by dragging, or with buttons for touch and keyboard. */
export function OrderedList<R extends RaRecord>(props: Props<R>) {
  return (
    <ListBase perPage={100} sort={{ field: 'position', order: 'ASC' }} storeKey={false}>
      <Ordered {...props} />
    </ListBase>
  );
}

/** On a phone the round button stays clear of the last row's buttons. */
const rows = { margin: 0, marginBottom: { xs: 9, sm: 0 }, padding: 0, listStyle: 'none' };

function Ordered<R extends RaRecord>({ row, groupOf = () => 0, note }: Props<R>) {
  const { data, isPending, error, refetch } = useListContext<R>();
  const resource = useResourceContext() as ResourceName;
  const { canAccess } = useCanAccess({ resource, action: 'write' });
  const translate = useTranslate();
  const t = useTexts(partTexts);
  const { act, isBusy } = useAct();
  const [dragged, setDragged] = useState<R>();
  const move = async (record: R, place: number) => {
    const mates = (data ?? []).filter((mate) => groupOf(mate) === groupOf(record));
    const others = mates.filter(({ id }) => id !== record.id);
    const ids = [...others.slice(0, place), record, ...others.slice(place)].map(({ id }) => id);
    await act(() => saveOrder(resource, ids), t('orderSaved'));
  };
  return (
    <>
      <Title title={translate(`resources.${resource}.name`)} />
      <Box
        sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: { xs: 0, sm: 52 }, paddingBottom: 1 }}
      >
        {canAccess && <CreateButton variant="contained" />}
      </Box>
      {note}
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.length === 0}
        emptyText={<EmptyList />}
      >
        <Card component="ol" sx={rows} aria-busy={isBusy}>
          {data?.map((record) => {
            const mates = data.filter((mate) => groupOf(mate) === groupOf(record));
            const place = mates.indexOf(record);
            return (
              <OrderedRow
                key={record.id}
                to={`/${resource}/${encodeURIComponent(record.id)}`}
                canMove={canAccess === true && !isBusy}
                isFirst={place === 0}
                isLast={place === mates.length - 1}
                isTarget={dragged !== undefined && dragged !== record && groupOf(dragged) === groupOf(record)}
                move={(by) => void move(record, place + by)}
                dragged={() => setDragged(record)}
                released={() => setDragged(undefined)}
                dropped={() => dragged && void move(dragged, place)}
              >
                {row(record)}
              </OrderedRow>
            );
          })}
        </Card>
        <Pages />
      </Answered>
    </>
  );
}

/** Pagination appears above a hundred records. */
function Pages() {
  const { total = 0, page, setPage } = useListContext();
  const translate = useTranslate();
  if (total <= 100) return null;
  return (
    <Typography component="div" sx={{ display: 'flex', gap: 1, alignItems: 'center', padding: 1 }}>
      <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {translate('ra.navigation.previous')}
      </Button>
      {page}
      <Button disabled={page * 100 >= total} onClick={() => setPage(page + 1)}>
        {translate('ra.navigation.next')}
      </Button>
    </Typography>
  );
}
