import type { Db, Trx } from '#server/platform/db/db.ts';

/** What waits to leave, for every database whose questions leave together at the end of a turn of the loop. */
const gathering = new WeakMap<object, Map<string, Promise<unknown>>>();

/** From now on what is asked of this database in one turn leaves at its end (db-shared.ts), so that it can be shared until then. */
export function noteGathering(db: Db): void {
  gathering.set(db, new Map());
}

/**
 * A question that many requests begin with, asked once for all that come in one turn of the loop: it has not left yet, so its
 * answer is newer than each of them, and whoever has saved something sees it. Whoever comes later asks anew; nothing is
 * remembered. Inside a transaction, and of a database whose questions leave at once, everybody asks for themselves.
 * @param question tells it from others of that database, with all that its answer depends on
 */
export function askTogether<T>(db: Db | Trx, question: string, ask: () => Promise<T>): Promise<T> {
  const waiting = gathering.get(db);
  if (!waiting) return ask();
  const asked = waiting.get(question) as Promise<T> | undefined;
  if (asked) return asked;
  const asking = ask();
  waiting.set(question, asking);
  // Before anything else is heard from outside; what was asked leaves in the same phase of the loop.
  setImmediate(() => waiting.delete(question));
  return asking;
}
