import type { Db, Trx } from '#server/platform/db/db.ts';
import { findWishes, replaceWishes } from './wishlist.repo.ts';

/** Empties the wishlist of a customer who is forgotten. */
export async function forgetWishlist(trx: Trx, customerId: number): Promise<void> {
  await replaceWishes(trx, customerId, []);
}

/** Products a customer wished for, in their order. */
export async function readWishes(db: Db, customerId: number): Promise<number[]> {
  return findWishes(db, customerId);
}
