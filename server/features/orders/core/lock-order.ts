import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { OrderRecord } from './order-record.ts';
import { lockAdditions, lockOrderRow } from './orders.repo.ts';
import { countWrongCodes } from './order-details.repo.ts';

export { countWrongCodes, lockAdditions };

/**
 * Reads and locks an order until the transaction ends. Locks are taken in one order everywhere, which the simulation
 * checks: customer, courier's phone, order, its additions, payment attempt, promo code, certificate, options by id,
 * delivery slot; ledger accounts only together with their order or certificate.
 * @throws Refusal `order.not-found`
 */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRecord> {
  const order = await lockOrderRow(trx, id);
  if (!order) throw new Refusal('order.not-found');
  return order;
}
