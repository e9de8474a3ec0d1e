import { sql } from 'kysely';
import type { CartLine } from '#domain/cart.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

const cartLock = 7_306_010;

/** Two devices may save at once; the second waits for the first. */
export async function lockCart(trx: Trx, customer: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${cartLock}, ${customer}::int)`.execute(trx);
}

/** In the sequence of the cart; `seenPrice` in tenge is the price that the customer saw last, where it is known. */
export async function findLines(db: Db | Trx, customer: number): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['product_id', 'option_id', 'quantity', 'seen_price_tenge'])
    .where('customer_id', '=', customer)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    product: row.product_id,
    option: row.option_id,
    quantity: row.quantity,
    ...(row.seen_price_tenge === null ? {} : { seenPrice: row.seen_price_tenge }),
  }));
}

/** Replaces the whole cart, in the order of the lines. The cart is locked by `lockCart`. */
export async function replaceLines(trx: Trx, customer: number, lines: readonly CartLine[]): Promise<void> {
  await trx.deleteFrom('cart_line').where('customer_id', '=', customer).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('cart_line')
    .values(
      lines.map((line, position) => ({
        customer_id: customer,
        product_id: line.product,
        option_id: line.option,
        quantity: line.quantity,
        seen_price_tenge: line.seenPrice ?? null,
        position,
      })),
    )
    .execute();
}
