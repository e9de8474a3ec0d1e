import { forgetSalesOf } from '#server/features/certificates/core/sell-certificates.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countUnfinished, erasePersonalDataOfOrders } from './orders.repo.ts';

export { eraseRecipient } from './orders.repo.ts';

/**
 * Erases a person from their orders: sums, goods and place stay for the books; names, numbers, addresses, messages and
 * notes are erased.
 * @returns the ids of their orders
 * @throws Refusal `record.in-use` while an order or a refund is under way
 */
export async function forgetBuyer(trx: Trx, customerId: number): Promise<string[]> {
  if ((await countUnfinished(trx, customerId)) > 0) throw new Refusal('record.in-use');
  await erasePersonalDataOfOrders(trx, customerId);
  await forgetSalesOf(trx, customerId);
  const orders = trx.selectFrom('shop_order').select('id').where('customer_id', '=', customerId);
  return (await orders.execute()).map(({ id }) => id);
}
