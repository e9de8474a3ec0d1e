import { mayMoveTime as mayMove } from '#domain/links/move-time.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { findPublicEvents } from '#server/features/orders/core/orders.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** Whether the buyer of an order may move its agreed time by the link now. */
export async function mayMoveTime(db: Db | Trx, order: OrderRecord, now: Date): Promise<boolean> {
  const { id, status, delivery_method: method, recipient_asks, adds_to, address } = order;
  const isOfOthers = recipient_asks || adds_to !== null || address === null;
  // Skips the query when the time could not be moved whenever it was chosen.
  if (!mayMove({ status, method, isOfOthers, chosenAt: undefined }, now)) return false;
  const chosen = (await findPublicEvents(db, id)).findLast(({ event }) => event === 'time-chosen');
  return mayMove({ status, method, isOfOthers, chosenAt: chosen?.at }, now);
}
