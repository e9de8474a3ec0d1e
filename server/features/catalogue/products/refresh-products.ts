import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { refreshSearchWords } from '#server/features/catalogue/search/search.repo.ts';
import { inPortions } from '#server/features/catalogue/listing/in-portions.ts';
import { refreshInside } from './refresh-inside.ts';

/**
 * Updates everything that lists and search derive from the tables. Call it after any change of a product, its options,
 * its categories, occasions, recipients and ideas, and of brand and category titles.
 * @param ids the products that changed; without them all products, in batches, and the words for correcting typos
 */
export async function refreshProducts(ctx: { db: Db }, ids?: readonly number[]): Promise<void> {
  if (ids) return refreshPortion(ctx.db, ids);
  await inPortions(ctx.db, (next) => refreshPortion(ctx.db, next));
  await refreshSearchWords(ctx.db);
}

async function refreshPortion(db: Db, ids: readonly number[]): Promise<void> {
  await inTransaction(db, (trx) => refreshInside(trx, ids));
}
