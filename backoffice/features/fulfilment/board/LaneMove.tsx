import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { type BulkMove, bulkReason, type BulkReason, mostBulkOrders } from '#domain/staff-moves.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment, useTicking } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { isAsked, type Lane } from '#backoffice/features/orders/show/steps.ts';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';
import { bulkReasonTexts, bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { PhotoRun } from './PhotoRun.tsx';

const moveOfLane: Partial<Record<Lane, BulkMove>> = {
  placed: 'confirm',
  confirmed: 'prepare',
  preparing: 'make-ready',
};
const reasonOf = (order: OfficeOrderRow, action: BulkMove, now: Date) =>
  bulkReason({ ...order, awaitsBuyer: isAsked(order, now) }, action);
const isWithoutPhoto = ({ actions, lacksPhoto }: OfficeOrderRow) =>
  lacksPhoto === true && actions.includes('make-ready');
type UnmovedOrder = { id: string; number: string; reason: BulkReason };

/** Moves all orders of a lane to the next status, and lists those that could not be moved with the reason. */
export function LaneMove({ lane, orders }: { lane: Lane; orders: readonly OfficeOrderRow[] }) {
  const t = useTexts(bulkTexts);
  const say = useTexts(partTexts);
  const now = useTicking(30_000);
  const [left, setLeft] = useState<readonly UnmovedOrder[]>([]);
  const result = useRef<HTMLDivElement>(null);
  const action = moveOfLane[lane];
  if (!action) return null;
  const may = orders
    .filter((order) => order.actions.includes(action) && !reasonOf(order, action, now))
    .slice(0, mostBulkOrders);
  // The button disappears with the orders: keyboard focus moves on.
  const done = (stayed: readonly UnmovedOrder[], hadFocus: boolean) => {
    setLeft(stayed);
    if (hadFocus) result.current?.focus();
  };
  return (
    <>
      {action === 'make-ready' && <PhotoRun orders={orders.filter(isWithoutPhoto)} />}
      {may.length > 1 && <MoveAll action={action} orders={orders} may={may} done={done} />}
      <Box role="status" ref={result} tabIndex={-1} sx={{ outline: 'none' }}>
        {left.length > 0 && (
          <Alert
            severity="warning"
            closeText={say('close')}
            onClose={() => setLeft([])}
            sx={{ marginBottom: 1, paddingInline: 1 }}
          >
            {t('left', { n: left.length })}
            <LeftList left={left} />
          </Alert>
        )}
      </Box>
    </>
  );
}

type MoveAllProps = {
  action: BulkMove;
  orders: readonly OfficeOrderRow[];
  may: readonly OfficeOrderRow[];
  done: (left: readonly UnmovedOrder[], hadFocus: boolean) => void;
};

function MoveAll({ action, orders, may, done }: MoveAllProps) {
  const t = useTexts(bulkTexts);
  const { now } = useEnvironment();
  const { act, isBusy } = useAct();
  const offerUndo = useOfferUndo();
  const button = useRef<HTMLButtonElement>(null);
  const moveAll = async () => {
    const hadFocus = document.activeElement === button.current;
    const since = now();
    const ids = may.map(({ id }) => id);
    const known = orders.flatMap((order) => {
      const { id, number } = order;
      const reason = reasonOf(order, action, since);
      return reason ? [{ id, number, reason }] : [];
    });
    await act(async () => {
      const { data } = await api('POST /api/office/orders/move/', { body: { orders: ids, action } });
      const moved = data.filter(({ reason }) => reason === null).map(({ id }) => id);
      const stayed = may.flatMap(({ id, number }) => {
        const reason = data.find((one) => one.id === id)?.reason;
        return reason ? [{ id, number, reason }] : [];
      });
      if (moved.length > 0) offerUndo({ ids: moved, step: action }, since);
      done([...known, ...stayed], hadFocus);
    });
  };
  return (
    <Button
      ref={button}
      size="small"
      variant="outlined"
      fullWidth
      loading={isBusy}
      onClick={() => void moveAll()}
      sx={{ marginBottom: 1, minHeight: 44, backgroundColor: 'background.paper' }}
    >
      {t(action, { n: may.length })}
    </Button>
  );
}

function LeftList({ left }: { left: readonly UnmovedOrder[] }) {
  const say = useTexts(bulkReasonTexts);
  return left.map(({ id, number, reason }) => (
    <div key={id}>
      <Link to={`/orders/${id}/show`} style={{ color: 'inherit' }}>
        {number}
      </Link>
      : {say(reason)}
    </div>
  ));
}
