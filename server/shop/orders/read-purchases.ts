import type { Db } from '#server/platform/db.ts';
import { hasDeliveredLine } from './orders-read.repo.ts';

/** Whether this customer has received this product from the shop: only then may they review it. */
export async function hasReceived(db: Db, customerId: number, productId: number): Promise<boolean> {
  return hasDeliveredLine(db, customerId, productId);
}
