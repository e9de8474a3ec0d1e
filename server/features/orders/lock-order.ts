import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { OrderRecord } from './order-record.ts';
import { lockAdditions, lockOrderRow } from './orders.repo.ts';

export { lockAdditions };

/**
 * The order as it is now, locked until the transaction ends: nobody else changes it meanwhile.
 * Locks are taken in one order everywhere, which the simulation watches: customer, courier's phone, order, what was added to it,
 * payment attempt, promo code, certificate, options by id, window; accounts of the ledger only with their order or certificate.
 * @throws Refusal `order.not-found`
 */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRecord> {
  const order = await lockOrderRow(trx, id);
  if (!order) throw new Refusal('order.not-found');
  return order;
}
