import type { Db, Trx } from '#server/platform/db/db.ts';
import { findWishlist, replaceWishlist } from './wishlist.repo.ts';

/** Empties the wishlist of a customer who is forgotten. */
export async function forgetWishlist(trx: Trx, customerId: number): Promise<void> {
  await replaceWishlist(trx, customerId, []);
}

/** Products in a customer's wishlist, in their order. */
export async function readWishlist(db: Db, customerId: number): Promise<number[]> {
  return findWishlist(db, customerId);
}
