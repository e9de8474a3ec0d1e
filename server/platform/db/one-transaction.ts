import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import { type Db, inTransaction } from './db.ts';

/**
 * Several verbs, one transaction: each is handed a context whose database is the transaction, so what they open inside joins in.
 * What everybody is to hear of it is told after the commit. For work inside the database only.
 */
export async function asOneTransaction<C extends { db: Db; invalidation: Invalidation }, T>(
  ctx: C,
  work: (inside: C) => Promise<T>,
): Promise<T> {
  let told = false;
  const changes = { ...ctx.invalidation, tell: () => void (told = true) };
  const result = await inTransaction(ctx.db, (trx) => work({ ...ctx, changes, db: trx, quick: trx }));
  if (told) ctx.invalidation.publish();
  return result;
}
