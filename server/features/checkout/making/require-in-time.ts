import { agreedOn, promiseStillHolds } from '#server/features/delivery/keeps-promise.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Goods made to order can be added only to an order whose day or slot leaves time for them. @throws Refusal
 * `slot.closed`
 */
export async function requireInTime(
  trx: Trx,
  order: OrderRecord,
  { leadDays, at }: { leadDays: number; at: Date },
): Promise<void> {
  if (leadDays > 0 && !(await promiseStillHolds(trx, { ...agreedOn(order), leadDays }, at)))
    throw new Refusal('slot.closed', { field: 'items' });
}
