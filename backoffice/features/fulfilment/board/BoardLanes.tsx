import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { type Lane, lanes } from '#backoffice/features/orders/show/steps.ts';
import { boardTexts } from './board.texts.ts';
import { BoardRow, PhoneRow } from './BoardRow.tsx';
import { LaneBulk } from './LaneBulk.tsx';

type Props = { orders: readonly OfficeOrderRow[]; today: string; open: (id: string) => void };

/** Lanes side by side where they fit; on phones one at a time, with tabs and counts. */
export function BoardLanes(props: Props) {
  const isPhone = useMediaQuery('(max-width:760px)');
  return isPhone ? <PhoneLanes {...props} /> : <WideLanes {...props} />;
}

function WideLanes({ orders, ...rest }: Props) {
  const [isDoneOpen, setDoneOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1, marginTop: 1, overflowX: 'auto', alignItems: 'stretch' }}>
      {lanes.map((lane) => {
        const of = orders.filter(({ status }) => status === lane);
        const isFolded = lane === 'delivered' && !isDoneOpen;
        if (of.length === 0 || isFolded)
          return <ThinLane key={lane} lane={lane} count={of.length} unfold={() => setDoneOpen(true)} />;
        const fold = lane === 'delivered' ? () => setDoneOpen(false) : undefined;
        return <WideLane key={lane} lane={lane} orders={of} fold={fold} {...rest} />;
      })}
    </Box>
  );
}

type ThinProps = { lane: Lane; count: number; unfold: () => void };

/** A lane without orders, or the delivered ones until they are asked for: a strip with its name. */
function ThinLane({ lane, count, unfold }: ThinProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(orderWords);
  const name = (
    <span style={{ writingMode: 'vertical-rl', transform: 'rotate(180deg)', whiteSpace: 'nowrap' }}>
      <b>{words(lane)}</b> {count}
    </span>
  );
  const sx = {
    flex: '0 0 38px',
    minHeight: 180,
    padding: '14px 8px',
    border: `1px ${count > 0 ? 'solid' : 'dashed'} var(--line)`,
    borderRadius: '14px 14px 0 0',
    background: count > 0 ? '#fdfaf4' : 'none',
    color: '#5e4a4c',
    font: 'inherit',
    fontSize: 13,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
  };
  if (count === 0)
    return (
      <Box component="section" aria-label={words(lane)} sx={sx}>
        {name}
      </Box>
    );
  return (
    <Box
      component="button"
      type="button"
      aria-label={`${t('unfold', { lane: words(lane) })} (${count})`}
      onClick={unfold}
      sx={{ ...sx, cursor: 'pointer' }}
    >
      {name}
    </Box>
  );
}

type LaneProps = Props & { lane: Lane; fold: (() => void) | undefined };

function WideLane({ lane, orders, fold, today, open }: LaneProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(orderWords);
  const name = (
    <>
      {words(lane)} <span style={{ color: '#776164', fontWeight: 400 }}>{orders.length}</span>
    </>
  );
  return (
    <Box
      component="section"
      aria-label={words(lane)}
      sx={{
        flex: '1 1 0',
        minWidth: 200,
        containerType: 'inline-size',
        background: '#fff',
        border: '1px solid var(--line)',
        borderRadius: '14px 14px 0 0',
        overflow: 'hidden',
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 7px',
          minHeight: 40,
          padding: '4px 6px 4px 12px',
          borderBottom: '1px solid var(--line)',
          background: '#fdfaf4',
        }}
      >
        <Box component="h2" sx={{ flexGrow: 1, margin: 0, fontSize: 14, fontWeight: 650 }}>
          {name}
        </Box>
        <LaneBulk lane={lane} orders={orders} />
        {fold && <FoldButton words={t('fold', { lane: words(lane) })} fold={fold} />}
      </Box>
      {orders.map((order) => (
        <BoardRow key={order.id} order={order} today={today} open={() => open(order.id)} />
      ))}
    </Box>
  );
}

function FoldButton({ words, fold }: { words: string; fold: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={words}
      onClick={fold}
      sx={{ border: 0, background: 'none', cursor: 'pointer', minWidth: 32, minHeight: 32, fontSize: 16 }}
    >
      ×
    </Box>
  );
}

function PhoneLanes({ orders, today, open: openOrder }: Props) {
  const t = useTexts(boardTexts);
  const words = useTexts(orderWords);
  const [open, choose] = useLane(orders);
  const of = (lane: Lane) => orders.filter(({ status }) => status === lane);
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, lane: Lane) => choose(lane)}
        variant="scrollable"
        scrollButtons={false}
        sx={{ minHeight: 44, marginInline: -1.5, borderBottom: '1px solid var(--line)' }}
      >
        {lanes.map((lane) => (
          <Tab
            key={lane}
            value={lane}
            label={`${words(lane)} ${of(lane).length || ''}`}
            sx={{ minWidth: 0, minHeight: 44, paddingBlock: 0 }}
          />
        ))}
      </Tabs>
      <Box sx={{ marginInline: -1.5, background: '#fff' }}>
        {of(open).map((order) => (
          <PhoneRow key={order.id} order={order} today={today} open={() => openOrder(order.id)} />
        ))}
        {of(open).length === 0 && <Box sx={{ padding: 2, textAlign: 'center' }}>{t('laneEmpty')}</Box>}
      </Box>
      <PhoneBulk key={open} lane={open} orders={of(open)} />
    </>
  );
}

/** Above the phone's tabs, under the thumb. */
function PhoneBulk({ lane, orders }: { lane: Lane; orders: readonly OfficeOrderRow[] }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 'calc(56px + env(safe-area-inset-bottom))',
        zIndex: 2,
        display: 'flex',
        gap: 1,
        marginInline: -1.5,
        padding: '8px 14px',
        background: 'rgb(251 246 238 / 94%)',
        borderTop: '1px solid var(--line)',
        '&:empty': { display: 'none' },
        '& > button, & > a': { flex: 1, minHeight: 48, fontSize: 16 },
      }}
    >
      <LaneBulk lane={lane} orders={orders} />
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
