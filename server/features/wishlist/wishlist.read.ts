import type { Db, Trx } from '#server/platform/db/db.ts';

/** Products of a wishlist in the customer's order. */
export async function readWishlist(db: Db | Trx, customer: number): Promise<number[]> {
  const rows = await db
    .selectFrom('wishlist_item')
    .select('product_id')
    .where('customer_id', '=', customer)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.product_id);
}
