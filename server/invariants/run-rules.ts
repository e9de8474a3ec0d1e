/** Runs rules, queries that return violations, on two connections that see one snapshot. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type Breach = { invariant: string; what: string };
/** A rule that does not hold. Its violations may be a million, so that only the first of them are read. */
export type BrokenRule = { invariant: string; count: number; first: string[] };
/** Violations of one rule that people are shown. */
export const mostShown = 20;
export type Rules = Readonly<Record<string, string>>;
/** Words as a list of SQL. */
export const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
type Limits = {
  /** Of each rule, only its first violation, without counting the others. */
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
): Promise<BrokenRule[]> {
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
  const left = Object.entries(rules);
  const found = new Map<string, BrokenRule>();
  async function work(connection: Trx): Promise<void> {
    // Sums over millions of accounts stay in memory; the processors are for the two rules, not for workers of one.
    await sql`set local work_mem = '64MB'`.execute(connection);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(connection);
    // Most of a large table is read faster from its beginning to its end than by an index's list of pages.
    await sql`set local enable_bitmapscan = off`.execute(connection);
    await sql`set local statement_timeout = ${sql.lit(timeoutMs)}`.execute(connection);
    for (let rule = left.shift(); rule; rule = left.shift()) {
      const [invariant, query] = rule;
      const { rows: answer } = await sql<Omit<BrokenRule, 'invariant'>>`
        ${sql.raw(summaryOf(query, isFirstOnly))}`.execute(connection);
      const [summary] = answer;
      if (summary && summary.count > 0) found.set(invariant, { invariant, ...summary });
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

/** Counts in the database, which keeps a long list on its disk. */
function summaryOf(query: string, isFirstOnly: boolean): string {
  const violations = isFirstOnly ? `select * from (${query}) q limit 1` : query;
  return `with b as materialized (${violations}) select (select count(*)::int from b) as count,
    array(select what from b limit ${mostShown}) as first`;
}

export function listBreaches(broken: readonly BrokenRule[]): Breach[] {
  return broken.flatMap(({ invariant, first }) => first.map((what) => ({ invariant, what })));
}

/** A line for each violation that was read; where there are more, the first line has their number. */
export function describeBroken(broken: readonly BrokenRule[]): string[] {
  return broken.flatMap(({ invariant, count, first }) =>
    first.map((what, at) =>
      at === 0 && count > first.length
        ? `${invariant}: ${count.toLocaleString('en')}, the first ${first.length} are ${what}`
        : `${invariant}: ${what}`,
    ),
  );
}
