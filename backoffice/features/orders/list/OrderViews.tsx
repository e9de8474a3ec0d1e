import { Box, Chip, IconButton } from '@mui/material';
import { Rows3, Rows4 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { type OrderView, orderViews } from '#domain/order-views.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { KeepView, useOwnViews } from './KeepView.tsx';
import { findOwnView } from './own-views.ts';
import { rowTexts, viewTexts } from './row.texts.ts';

const grave: readonly OrderView[] = ['call', 'late'];

type Density = { isDense: boolean; setDense: (isDense: boolean) => void };

/** The lists that staff work through, each with its number, those of their own, and how dense the rows are. */
export function OrderViews({ isDense, setDense }: Density) {
  const say = useTexts(rowTexts);
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
      <ViewChips />
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

function ViewChips() {
  const t = useTexts(viewTexts);
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { data } = useAnswer('GET /api/office/orders/views/', undefined, { everyMs: 60_000 });
  const isCounted = Boolean(data);
  const [own] = useOwnViews();
  const chosen = findOwnView(own, filterValues);
  const { view, ...others } = filterValues as OrderFilter;
  const choose = (to?: OrderView) =>
    setFilters(
      { ...(chosen ? {} : others), ...(to ? { view: to } : {}) },
      chosen ? {} : (displayedFilters as object),
    );
  return (
    <>
      {orderViews.map((name) => (
        <ViewChip
          key={name}
          name={t(name)}
          isCounted={isCounted}
          count={data?.data[name]}
          isGrave={grave.includes(name)}
          isChosen={!chosen && name === view}
          choose={() => choose(name)}
        />
      ))}
      <ViewChip name={t('all')} isCounted={isCounted} isChosen={!chosen && !view} choose={() => choose()} />
      {own.map((one) => (
        <ViewChip
          key={`own ${one.name}`}
          name={one.name}
          isCounted={isCounted}
          isChosen={one === chosen}
          choose={() => setFilters(one.filter, {})}
        />
      ))}
      <KeepView chosen={chosen} />
    </>
  );
}

type ChipProps = {
  name: string;
  count?: number | undefined;
  isGrave?: boolean;
  /** The numbers of all are there. */
  isCounted: boolean;
  isChosen: boolean;
  choose: () => void;
};

function ViewChip({ name, count, isGrave = false, isCounted, isChosen, choose }: ChipProps) {
  const chip = useRef<HTMLDivElement>(null);
  // On a phone the chips are wider than the screen, the more so with their numbers.
  useEffect(() => {
    if (isChosen) chip.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isChosen, isCounted]);
  const colour = isGrave && count ? 'var(--err)' : '#5e4a4c';
  return (
    <Chip
      ref={chip}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      aria-pressed={isChosen}
      onClick={choose}
      label={
        <>
          {name} {count !== undefined && <b style={{ color: isChosen ? 'inherit' : colour }}>{count}</b>}
        </>
      }
    />
  );
}
