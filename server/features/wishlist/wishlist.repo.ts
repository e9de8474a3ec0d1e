import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

const wishlistLock = 7_306_011;

/** Two devices may save at once; the second waits for the first. */
export async function lockWishlist(trx: Trx, customer: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${wishlistLock}, ${customer}::int)`.execute(trx);
}

/** Replaces the whole wishlist, in the order of the products. It is locked by `lockWishlist`. */
export async function replaceWishlist(
  trx: Trx,
  customer: number,
  products: readonly number[],
): Promise<void> {
  await trx.deleteFrom('wishlist_item').where('customer_id', '=', customer).execute();
  if (products.length === 0) return;
  await trx
    .insertInto('wishlist_item')
    .values(products.map((product_id, position) => ({ customer_id: customer, product_id, position })))
    .execute();
}
