import { sql } from 'kysely';
import { finishedStatuses } from '#domain/order.ts';
import { forgetSalesOf } from '#server/features/certificates/core/sell-certificates.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countUnfinished, erasePersonalDataOfOrders } from './orders.repo.ts';

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

/**
 * Erases name and address of a recipient from ended orders; zone and fee stay.
 * @param mac of the number
 * @returns the orders
 */
export async function eraseRecipient(trx: Trx, mac: string): Promise<string[]> {
  const blank = JSON.stringify({ fullname: '', mobile: '', line1: '' });
  const words = JSON.stringify({ recipientName: '', recipientMobile: '' });
  const { rows } = await sql<{ id: string }>`
    update shop_order o set address = (address - 'line2' - 'landmark') || ${blank}::jsonb,
      gift = gift || ${words}::jsonb
    from gift_request r where r.order_id = o.id and r.recipient_mac = ${mac} and o.recipient_asks
      and o.status = any(${[...finishedStatuses]}::text[]) returning o.id`.execute(trx);
  return rows.map(({ id }) => id);
}
