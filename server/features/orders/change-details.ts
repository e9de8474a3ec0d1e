import type { Trx } from '#server/platform/db/db.ts';
import { type OrderDetails, updateDetails } from '#server/features/orders/staff/staff-orders.repo.ts';

export type { OrderDetails };

/** Changes details of an order that the caller has locked: where, when, by whom, and the gift's words. Never its money. */
export async function changeDetails(trx: Trx, id: string, details: OrderDetails, at: Date): Promise<void> {
  await updateDetails(trx, id, details, at);
}
