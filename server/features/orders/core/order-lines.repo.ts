import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord } from './order-record.ts';

/** Keeps what was agreed when the order was placed; only before its first edit are its lines just that. */
export async function insertAgreed(trx: Trx, orderId: string): Promise<void> {
  await sql`insert into agreed_line (order_id, option_id, quantity, price_tenge, promo_tenge)
    select order_id, option_id, quantity, price_tenge, promo_tenge from order_line
    where order_id = ${orderId} and not exists (select from agreed_line where order_id = ${orderId})`.execute(
    trx,
  );
}

/** Deletes all other lines. @returns the largest line number that the order has ever had */
export async function removeLines(trx: Trx, orderId: string, kept: readonly number[]): Promise<number> {
  const { last } = await trx
    .selectFrom('order_line')
    .select((select) => select.fn.max('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await sql`delete from order_line where order_id = ${orderId} and position <> all(${[...kept]}::int[])`.execute(
    trx,
  );
  return last ?? 0;
}

/** Tenge. What was ordered stays; `position` is the line's number in the order. */
export async function updateLine(
  trx: Trx,
  { orderId, position }: { orderId: string; position: number },
  set: Pick<OrderLineRecord, 'quantity' | 'price_tenge' | 'total_tenge' | 'promo_tenge'>,
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set(set)
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute();
}

/** @param orderedAt when the order was placed, also for lines added later: reports count a line on the order's day */
export async function insertLines(
  trx: Trx,
  lines: readonly OrderLineRecord[],
  orderedAt: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await sql`insert into order_line (order_id, position, product_id, option_id, title, option_title, picture_id,
      sku, quantity, price_tenge, total_tenge, promo_tenge, created_at)
    select order_id, position, product_id, option_id, title, option_title, picture_id, sku, quantity, price_tenge,
      total_tenge, promo_tenge, ${orderedAt}::timestamptz
    from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb)`.execute(trx);
}
