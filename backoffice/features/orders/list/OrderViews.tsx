import { Box, Chip, IconButton } from '@mui/material';
import { Rows3, Rows4 } from 'lucide-react';
import { useListContext } from 'react-admin';
import { type OrderView, orderViews } from '#domain/order-views.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { rowTexts, viewTexts } from './row.texts.ts';

const grave: readonly OrderView[] = ['call', 'late'];

/** The lists that staff work through, each with its number, and how dense the rows are. */
export function OrderViews({
  isDense,
  setDense,
}: {
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}) {
  const say = useTexts(rowTexts);
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { data } = useAnswer('GET /api/office/orders/views/', undefined, { everyMs: 60_000 });
  const { view: chosen, ...others } = filterValues as { view?: OrderView };
  const choose = (view?: OrderView) =>
    setFilters({ ...others, ...(view ? { view } : {}) }, displayedFilters as object);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        padding: '6px 8px',
        overflowX: 'auto',
        // As wide as the list: its chips would make the list wider than a phone.
        width: 0,
        minWidth: '100%',
        boxSizing: 'border-box',
        '& .MuiChip-root': { flex: 'none', '@media (pointer: coarse)': { height: 44 } },
      }}
    >
      {orderViews.map((view) => (
        <ViewChip
          key={view}
          name={view}
          count={data?.data[view]}
          isChosen={view === chosen}
          choose={() => choose(view)}
        />
      ))}
      <ViewChip name="all" isChosen={!chosen} choose={() => choose()} />
      <span style={{ flexGrow: 1 }} />
      <IconButton
        size="small"
        aria-label={say('dense')}
        title={say('dense')}
        aria-pressed={isDense}
        onClick={() => setDense(!isDense)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isDense ? <Rows4 size={18} /> : <Rows3 size={18} />}
      </IconButton>
    </Box>
  );
}

type ChipProps = {
  name: OrderView | 'all';
  count?: number | undefined;
  isChosen: boolean;
  choose: () => void;
};

function ViewChip({ name, count, isChosen, choose }: ChipProps) {
  const t = useTexts(viewTexts);
  const isGrave = Boolean(count) && grave.some((one) => one === name);
  return (
    <Chip
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      aria-pressed={isChosen}
      onClick={choose}
      label={
        <>
          {t(name)}{' '}
          {count !== undefined && (
            <b style={{ color: isChosen ? 'inherit' : isGrave ? 'var(--err)' : '#5e4a4c' }}>{count}</b>
          )}
        </>
      }
    />
  );
}
