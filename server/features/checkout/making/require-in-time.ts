import { agreedOn, promiseStillHolds } from '#server/features/delivery/keeps-promise.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The lead time of goods whose making begins `at`, in working days. */
type MakingPlan = { leadDays: number; at: Date };

/** Whether the day or slot of an order leaves time for goods with this lead time. */
export const leavesTimeFor = (trx: Trx, order: OrderRecord, { leadDays, at }: MakingPlan): Promise<boolean> =>
  promiseStillHolds(trx, { ...agreedOn(order), leadDays }, at);

/**
 * Goods made to order can be added only to an order whose day or slot leaves time for them. @throws Refusal
 * `slot.closed`
 */
export async function requireInTime(trx: Trx, order: OrderRecord, begun: MakingPlan): Promise<void> {
  if (begun.leadDays > 0 && !(await leavesTimeFor(trx, order, begun)))
    throw new Refusal('slot.closed', { field: 'items' });
}
