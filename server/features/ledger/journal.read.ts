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

const portion = 1_000;

/**
 * Read in portions, so memory stays the same; the owners of a portion's accounts are looked up together, because each
 * look-up may scan all certificates.
 */
export async function* readJournal(db: Db, span: { from: Day; to: Day }): AsyncGenerator<JournalRow> {
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

type ClosedDay = { day: Day; previousDay: Day | null; transfers: number; hash: string; previousHash: string };

/** Closed days of a span, the first one first. */
export async function findClosedDays(db: Db, { from, to }: { from: Day; to: Day }): Promise<ClosedDay[]> {
  const { rows } = await sql<ClosedDay>`
    select day, (select max(day) from ledger_day b where b.day < d.day) as "previousDay", transfers, hash,
      previous_hash as "previousHash"
    from ledger_day d where day between ${from} and ${to} order by day`.execute(db);
  return rows;
}

/** Kind, owner, debits and credits of every account until the end of a closed day. */
export async function findSums(db: Db, day: Day | null): Promise<string[][]> {
  const { rows } = await sql<{ sums: string[] }>`
    select array[kind, owner, debits::text, credits::text] as sums from ledger_sum where day = ${day}::date
    order by kind, owner`.execute(db);
  return rows.map(({ sums }) => sums);
}

/** The hashed lines of a day, by id, in portions. */
export async function* findLines(db: Db, day: Day): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; line: string }>`
      select id, line from ledger_line where day = ${day} and id > ${after} order by id limit ${sql.lit(portion)}`.execute(
      db,
    );
    for (const { line } of rows) yield line;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < portion) return;
  }
}
