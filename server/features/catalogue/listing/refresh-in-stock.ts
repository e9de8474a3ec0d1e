import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { findProductsOfOptions, saveInStock } from './facet-rows.repo.ts';
import { raiseShelfVersion } from './listing-version.repo.ts';

/**
 * After stock changed (and its transaction is over): lists learn which products can be bought now.
 * Cards read their count from stock itself, so a list is never more wrong than its "in stock" filter for a moment.
 */
export async function refreshInStock(ctx: { db: Db }, options: readonly number[]): Promise<void> {
  if (options.length === 0) return;
  await inTransaction(ctx.db, async (trx) => {
    const turned = await saveInStock(trx, await findProductsOfOptions(trx, options));
    if (turned.length > 0) await raiseShelfVersion(trx, turned, 'stock');
  });
}
