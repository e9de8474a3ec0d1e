import type { Trx } from '#server/platform/db/db.ts';
import { replaceLines } from './cart.repo.ts';

/** Empties the cart of a customer who is forgotten. */
export async function forgetCart(trx: Trx, customerId: number): Promise<void> {
  await replaceLines(trx, customerId, []);
}
