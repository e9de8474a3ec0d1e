import type { Db, Trx } from '#server/platform/db/db.ts';
import { findIdsAfter, findOptionsBySku } from './find-by-sku.repo.ts';

export type SkuPlace = { sku: string; option: number; product: number };

/** Whose these SKUs are; archived ones too. */
export async function readSkus(db: Db | Trx, skus: readonly string[]): Promise<SkuPlace[]> {
  return findOptionsBySku(db, skus);
}

/** Ids of products after a given one, for walking through all of them. */
export async function readIdsAfter(
  db: Db,
  after: number,
  limit: number,
  only: { category?: number; status?: string },
): Promise<number[]> {
  return findIdsAfter(db, after, limit, only);
}
