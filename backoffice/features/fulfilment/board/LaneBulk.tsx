import { Button } from '@mui/material';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import type { BulkMove } from '#domain/staff-moves.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment, useTicking } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { AssignDialog } from '#backoffice/features/couriers/AssignDialog.tsx';
import type { Lane } from '#backoffice/features/orders/show/steps.ts';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';
import { bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { rowStepTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { boardTexts } from './board.texts.ts';
import { movable, moveOfLane, unphotographed, useLeftOver } from './bulk-moves.ts';

type LaneProps = { lane: Lane; orders: readonly OfficeOrderRow[] };

/** What is done for many orders of a lane, with the number that will be done; without any there is no button. */
export function LaneBulk({ lane, orders }: LaneProps) {
  const now = useTicking(30_000);
  const move = moveOfLane[lane];
  if (lane === 'ready') return <ToCourier orders={orders.filter(isFree)} />;
  if (!move) return null;
  const may = movable(orders, move, now);
  const bare = move === 'make-ready' ? unphotographed(orders, now).length : 0;
  return (
    <>
      {may.length > 0 && <MoveAll move={move} orders={orders} may={may} />}
      {bare > 0 && <InRow count={bare} isFilled={may.length === 0} />}
    </>
  );
}

const isFree = ({ courier, needsTime, actions }: OfficeOrderRow) =>
  courier === '' && !needsTime && actions.includes('send');
const look = {
  '@container (max-width: 262px)': { '& .MuiButton-startIcon': { display: 'none' } },
  minHeight: 30,
  paddingBlock: 0,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
};

/** Leads to the photos of the parcels that lack one. */
function InRow({ count, isFilled }: { count: number; isFilled: boolean }) {
  const t = useTexts(boardTexts);
  const { search } = useLocation();
  return (
    <Button
      size="small"
      variant={isFilled ? 'contained' : 'text'}
      component={Link}
      to={`/board/photos${search}`}
      startIcon={<Camera size={16} />}
      sx={look}
    >
      {t('inRow', { n: count })}
    </Button>
  );
}

function ToCourier({ orders }: Pick<LaneProps, 'orders'>) {
  const t = useTexts(rowStepTexts);
  const [isOpen, setOpen] = useState(false);
  if (orders.length === 0 && !isOpen) return null;
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)} sx={look}>
        {t('send')} {orders.length}
      </Button>
      {isOpen && <AssignDialog orders={orders} areAllChosen close={() => setOpen(false)} />}
    </>
  );
}

type MoveAllProps = { move: BulkMove; orders: readonly OfficeOrderRow[]; may: readonly OfficeOrderRow[] };

/** Moves them, and notes which orders of the lane stayed. */
function MoveAll({ move, orders, may }: MoveAllProps) {
  const t = useTexts(bulkTexts);
  const { now } = useEnvironment();
  const { act, isBusy } = useAct();
  const offerUndo = useOfferUndo();
  const [, saveLeft] = useLeftOver();
  const moveAll = () =>
    act(async () => {
      const since = now();
      const ids = may.map(({ id }) => id);
      const { data } = await api('POST /api/office/orders/move/', { body: { orders: ids, action: move } });
      const moved = new Set(data.filter(({ reason }) => reason === null).map(({ id }) => id));
      if (moved.size > 0) offerUndo({ ids: [...moved], step: move }, since);
      const left = orders.flatMap(({ id }) => (moved.has(id) ? [] : [id]));
      saveLeft(left.length > 0 ? { move, done: moved.size, ids: left } : null);
    });
  return (
    <Button size="small" variant="contained" loading={isBusy} onClick={() => void moveAll()} sx={look}>
      {t(move, { n: may.length })}
    </Button>
  );
}
