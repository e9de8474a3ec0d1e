import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { OrderRecord } from './order-record.ts';
import { findOwnOrder } from './orders-read.repo.ts';

/**
 * A customer's order as it is now, not locked. Somebody else's does not exist.
 * @throws Refusal `order.not-found`
 */
export async function readOwnOrder(db: Db, customerId: number, id: string): Promise<OrderRecord> {
  const order = await findOwnOrder(db, customerId, id);
  if (!order) throw new Refusal('order.not-found');
  return order;
}
