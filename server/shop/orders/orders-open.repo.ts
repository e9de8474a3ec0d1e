import { sql } from 'kysely';
import type { Trx } from '#server/platform/db.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';

export type NewOrder = Omit<OrderRecord, 'number' | 'paid_tenge' | 'refunded_tenge' | 'bank'>;

/** Takes the customer's row, so that two orders of one customer come one after the other. */
export async function lockBuyer(trx: Trx, customerId: number): Promise<boolean> {
  // No key update: rows that only point at the customer do not wait, and cannot deadlock with this.
  const buyer = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return buyer !== undefined;
}

export async function countUnpaid(trx: Trx, customerId: number): Promise<number> {
  const { unpaid } = await trx
    .selectFrom('shop_order')
    .select((select) => select.fn.countAll<number>().as('unpaid'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'awaiting-payment')
    .executeTakeFirstOrThrow();
  return unpaid;
}

export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { number } = await trx
    .insertInto('shop_order')
    .values({
      ...order,
      address: order.address && JSON.stringify(order.address),
      gift: order.gift && JSON.stringify(order.gift),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** All lines in one statement, whatever their number. */
export async function insertLines(trx: Trx, lines: readonly OrderLineRecord[]): Promise<void> {
  await sql`insert into order_line (order_id, position, product_id, option_id, title, option_title, picture_id, sku,
      quantity, price_tenge, total_tenge)
    select order_id, position, product_id, option_id, title, option_title, picture_id, sku, quantity, price_tenge,
      total_tenge
    from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb)`.execute(trx);
}
