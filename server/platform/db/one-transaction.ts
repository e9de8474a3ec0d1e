import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import { type Db, inTransaction } from './db.ts';

type Inside = { db: Db; invalidation: Invalidation };
type Later = (outside: never) => Promise<void>;

/** Callbacks that run after the commit, by transaction. */
const waiting = new WeakMap<Db, Later[]>();

/**
 * Runs several verbs in one transaction: they get a context whose `db` is the transaction, so transactions that they
 * open join it. Cache invalidation and `afterCommit` work run after the commit. For database work only.
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

/** Runs work after the commit, with the context outside of the transaction; at once when there is no transaction. */
export async function afterCommit<C extends Pick<Inside, 'db'>>(
  ctx: C,
  work: (outside: C) => Promise<void>,
): Promise<void> {
  const later = waiting.get(ctx.db);
  if (later) later.push(work);
  else await work(ctx);
}
