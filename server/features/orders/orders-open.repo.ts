import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';
import type { EventRow } from './orders.repo.ts';

export type NewOrder = Omit<OrderRecord, 'number' | 'paid_tenge' | 'refunded_tenge' | 'bank'>;

/** Takes the customer's row, so that two orders of one customer come one after the other. A null phone: nobody is told. */
export async function lockBuyer(trx: Trx, customerId: number): Promise<{ phone: string | null } | undefined> {
  // No key update: rows that only point at the customer do not wait, and cannot deadlock with this.
  const buyer = await trx
    .selectFrom('customer')
    .select(['phone', 'erased_at'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return buyer && { phone: buyer.erased_at ? null : buyer.phone };
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

/** The order, all its lines and the first row of its timeline, in one statement. @returns the order's number */
export async function insertOrder(
  trx: Trx,
  order: NewOrder,
  lines: readonly OrderLineRecord[],
  event: EventRow,
): Promise<number> {
  const { number } = await trx
    .with('opened', (query) =>
      query
        .insertInto('shop_order')
        .values({
          ...order,
          address: order.address && JSON.stringify(order.address),
          gift: order.gift && JSON.stringify(order.gift),
        })
        .returning('number'),
    )
    .with(
      'lined',
      () => sql<never>`(insert into order_line (order_id, position, product_id, option_id, title, option_title, picture_id,
          sku, quantity, price_tenge, total_tenge, created_at)
        select order_id, position, product_id, option_id, title, option_title, picture_id, sku, quantity, price_tenge,
          total_tenge, ${order.created_at}::timestamptz
        from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb))`,
    )
    .with('begun', (query) => query.insertInto('order_event').values(event))
    .selectFrom('opened')
    .select('number')
    .executeTakeFirstOrThrow();
  return number;
}
