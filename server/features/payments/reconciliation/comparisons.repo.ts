import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { BooksReport } from './reconcile.ts';

export type ComparisonRow = {
  id: number;
  from: string;
  to: string;
  state: 'running' | 'done' | 'failed';
  orders: number;
  attempts: number;
  unanswered: number;
  differences: BooksReport['differences'];
  staff: string | null;
  startedAt: Date;
  endedAt: Date | null;
};

const columns = sql`b.id, to_char(b.from_day, 'YYYY-MM-DD') as "from", to_char(b.to_day, 'YYYY-MM-DD') as "to", b.state, b.orders,
  b.attempts, b.unanswered, b.differences, s.name as staff, b.started_at as "startedAt", b.ended_at as "endedAt"
  from bank_comparison b left join staff s on s.id = b.staff_id`;

/** The newest first. */
export async function findComparisons(db: Db | Trx, limit: number): Promise<ComparisonRow[]> {
  const { rows } =
    await sql<ComparisonRow>`select ${columns} order by b.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export async function findComparison(db: Db | Trx, id: number): Promise<ComparisonRow | undefined> {
  const { rows } = await sql<ComparisonRow>`select ${columns} where b.id = ${id}`.execute(db);
  return rows[0];
}

const comparisonLock = 7_306_014;

/** Two people may start at once: the second sees the first's comparison. */
export async function lockComparisons(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${comparisonLock})`.execute(trx);
}

export async function insertComparison(
  trx: Trx,
  row: Insertable<Tables['bank_comparison']>,
): Promise<number> {
  return (await trx.insertInto('bank_comparison').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Stores the report and ends the comparison (state `done`). */
export async function finishComparison(
  db: Db,
  id: number,
  { at, ...report }: BooksReport & { at: Date },
): Promise<void> {
  const { orders, attempts, unanswered, differences } = report;
  await db
    .updateTable('bank_comparison')
    .set({
      state: 'done',
      orders,
      attempts,
      unanswered,
      differences: JSON.stringify(differences),
      ended_at: at,
    })
    .where('id', '=', id)
    .execute();
}
