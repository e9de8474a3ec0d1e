import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { refreshSearchWords } from '#server/features/catalogue/search/search.repo.ts';
import { findProductIds } from '#server/features/catalogue/listing/facet-rows.repo.ts';
import { refreshInside } from './refresh-inside.ts';

const portion = 1_000;

/**
 * Brings everything that lists show and search in line with the tables it is derived from. Call it after any change of a
 * product, its options, its places in categories, occasions, recipients and ideas, and of brand and category titles.
 * @param ids the products that changed; without them all products, in portions, and the words a misspelt query is put right by
 */
export async function refreshProducts(ctx: { db: Db }, ids?: readonly number[]): Promise<void> {
  if (ids) return refreshPortion(ctx.db, ids);
  for (let after = 0; ; ) {
    const next = await ctx.db.transaction().execute((trx) => findProductIds(trx, after, portion));
    if (next.length === 0) break;
    await refreshPortion(ctx.db, next);
    after = next.at(-1) ?? after;
  }
  await refreshSearchWords(ctx.db);
}

async function refreshPortion(db: Db, ids: readonly number[]): Promise<void> {
  await inTransaction(db, (trx) => refreshInside(trx, ids));
}
