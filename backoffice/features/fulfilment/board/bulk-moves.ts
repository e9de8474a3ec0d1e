import { useStore } from 'react-admin';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { isLate } from '#domain/order-views.ts';
import { type BulkMove, bulkReason, type BulkReason, mostBulkOrders } from '#domain/staff-moves.ts';
import { isAsked, type Lane } from '#backoffice/features/orders/show/steps.ts';

export const moveOfLane: Partial<Record<Lane, BulkMove>> = {
  placed: 'confirm',
  confirmed: 'prepare',
  preparing: 'make-ready',
};

/** Why this order needs a decision of its own before the step. */
function reasonOf(order: OfficeOrderRow, move: BulkMove, now: Date): BulkReason | undefined {
  const reason = bulkReason({ ...order, awaitsBuyer: isAsked(order, now) }, move);
  return reason ?? (order.actions.includes(move) ? undefined : 'changed');
}

/** Those that the step of a lane would move now. */
export function movable(orders: readonly OfficeOrderRow[], move: BulkMove, now: Date): OfficeOrderRow[] {
  return orders.filter((order) => !reasonOf(order, move, now)).slice(0, mostBulkOrders);
}

/** Their packer only has to photograph these. */
export function unphotographed(orders: readonly OfficeOrderRow[], now: Date): OfficeOrderRow[] {
  return orders.filter((order) => reasonOf(order, 'make-ready', now) === 'photo');
}

/** What a step of many has left over, until that is closed. */
type LeftOver = { move: BulkMove; done: number; ids: readonly string[] };
export const useLeftOver = () => useStore<LeftOver | null>('office.board-left', null);

/** Those left over that are still where they were, by reason. */
export function leftByReason({ move, ids }: LeftOver, orders: readonly OfficeOrderRow[], now: Date) {
  const left = orders.filter(({ id, status }) => ids.includes(id) && moveOfLane[status as Lane] === move);
  const told = left.flatMap((order) => {
    const reason = reasonOf(order, move, now);
    return reason ? [{ order, reason }] : [];
  });
  return Map.groupBy(told, ({ reason }) => reason);
}

/** Late orders are a choice of their own beside the windows. */
export const lateSlot = 'late';

/** Whether it belongs to a window by its start; '' has those without a time, undefined all. */
export function isOfSlot(order: OfficeOrderRow, slot: string | undefined, now: Date): boolean {
  if (slot === lateSlot) return isLate(order, now);
  return slot === undefined || (order.delivery.from ?? '') === slot;
}
