import { Box, Tab, Tabs, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { BoardCard } from './BoardCard.tsx';
import { LaneMove } from './LaneMove.tsx';
import { boardTexts } from './board.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { type Lane, lanes } from '#backoffice/features/orders/show/steps.ts';

type Props = { orders: readonly OfficeOrderRow[]; today: string };

/** Lanes side by side where they fit; on phones one at a time, with tabs and counts. */
export function BoardLanes({ orders, today }: Props) {
  const words = useTexts(orderWords);
  const isPhone = useMediaQuery('(max-width:760px)');
  const [open, choose] = useLane(orders);
  const of = (lane: Lane) => orders.filter(({ status }) => status === lane);
  if (isPhone)
    return (
      <>
        <Tabs
          value={open}
          onChange={(_, lane: Lane) => choose(lane)}
          variant="scrollable"
          scrollButtons={false}
        >
          {lanes.map((lane) => (
            <Tab
              key={lane}
              value={lane}
              label={`${words(lane)} ${of(lane).length || ''}`}
              sx={{ minWidth: 0 }}
            />
          ))}
        </Tabs>
        <Box sx={{ marginTop: 1 }}>
          <LaneMove key={open} lane={open} orders={of(open)} />
        </Box>
        <Cards orders={of(open)} today={today} />
      </>
    );
  return (
    <Box
      sx={{
        display: 'grid',
        // Six lanes fit beside the menu at 1280 px. Empty lanes are narrower.
        gridTemplateColumns: lanes
          .map((lane) => (of(lane).length > 0 ? 'minmax(156px, 1fr)' : 'minmax(112px, 0.4fr)'))
          .join(' '),
        gap: 1,
        marginTop: 1.5,
        overflowX: 'auto',
        alignItems: 'start',
      }}
    >
      {lanes.map((lane) => (
        <Box
          key={lane}
          component="section"
          aria-label={words(lane)}
          sx={{ padding: 0.75, borderRadius: '18px', backgroundColor: 'var(--sunken)', minHeight: 160 }}
        >
          <Typography variant="subtitle2" component="h2" sx={{ padding: '2px 6px 8px' }}>
            {words(lane)} <span style={{ color: '#776164' }}>{of(lane).length}</span>
          </Typography>
          <LaneMove lane={lane} orders={of(lane)} />
          <Cards orders={of(lane)} today={today} />
        </Box>
      ))}
    </Box>
  );
}

/** The current lane: kept after returning from an order, and when it becomes empty. */
function useLane(orders: Props['orders']): [open: Lane, choose: (lane: Lane) => void] {
  const has = (lane: Lane) => orders.some(({ status }) => status === lane);
  const [last, keep] = useStore<Lane>('office.board-lane', 'placed');
  const [open, setOpen] = useState(() => (has(last) ? last : (lanes.find(has) ?? 'placed')));
  const choose = (lane: Lane) => {
    setOpen(lane);
    keep(lane);
  };
  return [open, choose];
}

function Cards({ orders, today }: Props) {
  const t = useTexts(boardTexts);
  if (orders.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ padding: 1, textAlign: 'center' }}>
        {t('laneEmpty')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {orders.map((order) => (
        <BoardCard
          key={order.id}
          order={order}
          isLate={order.delivery.day !== null && order.delivery.day < today}
        />
      ))}
    </Box>
  );
}
