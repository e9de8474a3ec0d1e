import type { Db, Trx } from '#server/platform/db/db.ts';
import { findSnapshots } from './office-products.repo.ts';
import type { ProductSnapshot } from '#domain/fields/product.ts';

/** Complete products by id, as edited by staff; unknown ids are left out. */
export async function readSnapshots(
  db: Db | Trx,
  ids: readonly number[],
): Promise<Map<number, ProductSnapshot>> {
  return new Map((await findSnapshots(db, ids)).map((one) => [one.id, one]));
}
