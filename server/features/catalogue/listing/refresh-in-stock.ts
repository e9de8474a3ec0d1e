import type { Context } from '#server/context.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { findProductsOfOptions, saveInStock } from './facet-rows.repo.ts';
import { inPortions } from './in-portions.ts';
import { raiseListingVersion } from './listing-version.repo.ts';

/**
 * Call after a transaction that changed stock: updates the in-stock flag of lists. Cards read their count from stock
 * itself, so only the "in stock" filter can be outdated for a moment.
 */
export async function refreshInStock(ctx: { db: Db }, options: readonly number[]): Promise<void> {
  if (options.length === 0) return;
  await inTransaction(ctx.db, async (trx) =>
    publish(trx, await saveInStock(trx, await findProductsOfOptions(trx, options))),
  );
}

/** Scheduled task: the same of all products, for those whose flag a crash or an outage left behind. */
export async function refreshAllInStock({
  db,
  invalidation,
}: Pick<Context, 'db' | 'invalidation'>): Promise<void> {
  let changed = 0;
  await inPortions(db, async (ids) => {
    changed += (await inTransaction(db, async (trx) => publish(trx, await saveInStock(trx, ids)))).length;
  });
  if (changed > 0) invalidation.publish();
}

async function publish(trx: Trx, changed: readonly number[]): Promise<readonly number[]> {
  if (changed.length > 0) await raiseListingVersion(trx, changed, 'stock');
  return changed;
}
