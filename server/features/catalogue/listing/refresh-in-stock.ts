import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { findProductsOfOptions, saveInStock } from './facet-rows.repo.ts';
import { raiseListingVersion } from './listing-version.repo.ts';

/**
 * Call after a transaction that changed stock: updates the in-stock flag of lists. Cards read their count from stock
 * itself, so only the "in stock" filter can be outdated for a moment.
 */
export async function refreshInStock(ctx: { db: Db }, options: readonly number[]): Promise<void> {
  if (options.length === 0) return;
  await inTransaction(ctx.db, async (trx) => {
    const changed = await saveInStock(trx, await findProductsOfOptions(trx, options));
    if (changed.length > 0) await raiseListingVersion(trx, changed, 'stock');
  });
}
