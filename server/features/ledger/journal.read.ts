/** Transfers of a period, for a file: one after another, with both accounts by name. */
import { sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import type { AccountKind, TransferCode } from '#domain/ledger/ledger.ts';
import type { Db } from '#server/platform/db/db.ts';
import { named, ownerName } from './balances.read.ts';
import { outcome } from './ledger.read.ts';

type Side = { kind: AccountKind; owner: string };
export type JournalRow = {
  id: number;
  at: Date;
  code: TransferCode;
  state: 'posted' | 'pending' | 'void';
  amount: number;
  debit: Side;
  credit: Side;
};

type DaySpan = { from: Day; to: Day };
const portion = 1_000;

/**
 * Read in portions, so memory stays the same; the owners of a portion's accounts are looked up together, because each
 * look-up may scan all certificates.
 */
export async function* readJournal(db: Db, span: DaySpan): AsyncGenerator<JournalRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<JournalRow>`
      with shown as (select t.* from transfer t where t.pending_id is null and t.day <= ${span.to}
        and (t.day, t.id) > (coalesce((select day from transfer where id = ${after}), ${span.from}::date), ${after}::bigint)
        order by t.day, t.id limit ${sql.lit(portion)}),
      side as materialized (select a.id, jsonb_build_object('kind', a.kind, 'owner', ${ownerName}) as shown from ${named}
        where a.id in (select debit_id from shown union select credit_id from shown))
      select t.id, t.at, t.code, ${outcome.state} as state, ${outcome.amount} as amount,
        d.shown as debit, c.shown as credit
      from shown t join side d on d.id = t.debit_id join side c on c.id = t.credit_id
        left join transfer e on e.pending_id = t.id order by t.day, t.id`.execute(db);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < portion) return;
  }
}

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
export function findDayBefore(db: Db, day: Day): Promise<Omit<ClosedDay, 'transfers'> | undefined> {
  return db
    .selectFrom('ledger_day')
    .select(['day', 'hash'])
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
