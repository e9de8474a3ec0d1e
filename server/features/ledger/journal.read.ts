/** Closed days of the ledger, and its transfers as they are hashed. */
import { sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import type { Db } from '#server/platform/db/db.ts';

type DaySpan = { from: Day; to: Day };
const portion = 1_000;

type ClosedDay = { day: Day; transfers: number; hash: string };

/** Closed days of a span, the first one first. */
export function findClosedDays(db: Db, { from, to }: DaySpan): Promise<ClosedDay[]> {
  return db
    .selectFrom('ledger_day')
    .select(['day', 'transfers', 'hash'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

/** The last closed day before another. */
export function findDayBefore(db: Db, day: Day): Promise<ClosedDay | undefined> {
  return db
    .selectFrom('ledger_day')
    .select(['day', 'transfers', 'hash'])
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Kind, owner, debits and credits of every account until the end of a closed day. */
export async function findSums(db: Db, day: Day): Promise<string[][]> {
  const { rows } = await sql<{ sums: string[] }>`
    select array[kind, owner, debits::text, credits::text] as sums from ledger_sum where day = ${day}
    order by kind, owner`.execute(db);
  return rows.map(({ sums }) => sums);
}

/** The lines of days as they are hashed, day by day and by id, in portions. */
export async function* findLines(db: Db, { from, to }: DaySpan): AsyncGenerator<string> {
  for (let after = { day: from, id: 0 }; ; ) {
    const { rows } = await sql<{ id: number; day: Day; line: string }>`
      select id, day, line from ledger_line where day <= ${to} and (day, id) > (${after.day}::date, ${after.id}::bigint)
      order by day, id limit ${sql.lit(portion)}`.execute(db);
    for (const { line } of rows) yield line;
    after = rows.at(-1) ?? after;
    if (rows.length < portion) return;
  }
}
