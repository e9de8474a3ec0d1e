import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import { type Db, inTransaction } from './db.ts';

type Inside = { db: Db; invalidation: Invalidation };
type Later = (outside: never) => Promise<void>;

/** What waits for the commit of a transaction. */
const waiting = new WeakMap<Db, Later[]>();

/**
 * Several verbs, one transaction: each is handed a context whose database is the transaction, so what they open inside joins in.
 * Cache invalidation and `afterCommit` work run after the commit. For database work only.
 */
export async function asOneTransaction<C extends Inside, T>(
  ctx: C,
  work: (inside: C) => Promise<T>,
): Promise<T> {
  if (waiting.has(ctx.db)) return work(ctx);
  let told = false;
  let later: Later[] = [];
  const invalidation = { ...ctx.invalidation, publish: () => void (told = true) };
  const result = await inTransaction(ctx.db, (trx) => {
    told = false;
    waiting.set(trx, (later = []));
    return work({ ...ctx, invalidation, db: trx });
  });
  if (told) ctx.invalidation.publish();
  for (const one of later as ((outside: C) => Promise<void>)[]) await one(ctx);
  return result;
}

/** Work for after the commit, with the context outside of the transaction; at once where there is none. */
export async function afterCommit<C extends Pick<Inside, 'db'>>(
  ctx: C,
  work: (outside: C) => Promise<void>,
): Promise<void> {
  const later = waiting.get(ctx.db);
  if (later) later.push(work);
  else await work(ctx);
}
