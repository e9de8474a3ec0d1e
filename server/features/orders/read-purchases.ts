import type { Db } from '#server/platform/db/db.ts';
import { hasDeliveredLine, hasPlacedOrder } from './orders-read.repo.ts';

/** Whether this customer has received this product from the shop: only then may they review it. */
export async function hasReceived(db: Db, customerId: number, productId: number): Promise<boolean> {
  return hasDeliveredLine(db, customerId, productId);
}

/** Whether the customer of this number has placed an order that was not given up. */
export async function hasOrdered(db: Db, phone: string): Promise<boolean> {
  return hasPlacedOrder(db, phone);
}
