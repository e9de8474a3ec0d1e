import { agreedOn, promiseStillHolds } from '#server/features/delivery/keeps-promise.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Goods that are made to order join an order whose day or window leaves time for that. @throws Refusal `slot.closed` */
export async function requireInTime(
  trx: Trx,
  order: OrderRecord,
  { leadDays, at }: { leadDays: number; at: Date },
): Promise<void> {
  if (leadDays > 0 && !(await promiseStillHolds(trx, { ...agreedOn(order), leadDays }, at)))
    throw new Refusal('slot.closed', { field: 'items' });
}
