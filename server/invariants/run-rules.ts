/** Runs rules, queries that return violations, on two connections that see one snapshot. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type Breach = { invariant: string; what: string };
export type Rules = Readonly<Record<string, string>>;
type Limits = {
  /** Of each rule, only its first violation. */
  isFirstOnly?: boolean;
  /** Milliseconds that one rule may take; without it as long as it needs. */
  timeoutMs?: number;
};

/**
 * The violations of all rules, in their order. Two rules run at a time, so that an audit of millions of postings takes
 * both of two processors.
 * @param trx a transaction of `db` with the isolation level "repeatable read", whose snapshot all rules see
 */
export async function runRules(
  { db, trx }: { db: Db; trx: Trx },
  rules: Rules,
  { isFirstOnly = false, timeoutMs = 0 }: Limits = {},
): Promise<Breach[]> {
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
  const left = Object.entries(rules);
  const found = new Map<string, Breach[]>();
  async function work(connection: Trx): Promise<void> {
    // Sums over millions of accounts stay in memory; the processors are for the two rules, not for workers of one.
    await sql`set local work_mem = '64MB'`.execute(connection);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(connection);
    await sql`set local statement_timeout = ${sql.lit(timeoutMs)}`.execute(connection);
    for (let rule = left.shift(); rule; rule = left.shift()) {
      const [invariant, query] = rule;
      const limited = sql.raw(isFirstOnly ? `select what from (${query}) b limit 1` : query);
      const { rows: violations } = await sql<{ what: string }>`${limited}`.execute(connection);
      found.set(
        invariant,
        violations.map(({ what }) => ({ invariant, what })),
      );
    }
  }
  const beside = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (connection) => {
      await sql`set transaction snapshot ${sql.lit(rows[0]?.id)}`.execute(connection);
      await work(connection);
    });
  await Promise.all([work(trx), beside]);
  return Object.keys(rules).flatMap((invariant) => found.get(invariant) ?? []);
}
