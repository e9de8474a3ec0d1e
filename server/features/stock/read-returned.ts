import type { Trx } from '#server/platform/db/db.ts';
import { findReturned } from './stock-returned.repo.ts';

/** Units of an order that came home before, by option: they are not to come home twice. */
export async function readReturned(trx: Trx, orderId: string): Promise<Map<number, number>> {
  return findReturned(trx, orderId);
}
