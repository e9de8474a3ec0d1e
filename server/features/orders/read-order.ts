import type { Db, Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord } from './order-record.ts';
import { findOrderLines } from './orders.repo.ts';

/** The goods of an order, as sold. */
export async function readOrderLines(db: Db | Trx, orderId: string): Promise<OrderLineRecord[]> {
  return findOrderLines(db, orderId);
}
