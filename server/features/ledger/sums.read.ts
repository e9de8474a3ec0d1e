/** What accounts have moved until a day or a moment: the sums of the last closed day before it, and what moved since. */
import { type RawBuilder, sql } from 'kysely';
import { type Day, dayOf } from '#domain/delivery/calendar.ts';
import type { AccountKind, TransferCode } from '#domain/ledger/ledger.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type AccountSum = {
  kind: AccountKind;
  /** Empty for kinds that the shop has one account of, and for those with an account per owner, which are one sum. */
  owner: string;
  /** Of what moved on the last day; null for all before it. */
  code: TransferCode | null;
  debits: number;
  credits: number;
};
type Of = { kinds?: readonly AccountKind[] | undefined; owner?: string | undefined };

/** The account of an id, as SQL: one by one. Planned as a join, all accounts there are would be read. */
export const lookedUp = (id: RawBuilder<unknown>) =>
  sql`lateral (select * from account where id = ${id} offset 0) a`;

/** @param until a day of the books, to its end; or a moment: what was late counts by its moment, not by its day */
export async function sumMoved(db: Db | Trx, until: Day | Date | 'now', of: Of = {}): Promise<AccountSum[]> {
  const day = until instanceof Date ? dayOf(until) : until === 'now' ? 'infinity' : until;
  const is = (kind: RawBuilder<unknown>, owner: RawBuilder<unknown>) => sql`
    ${of.kinds ? sql`${kind} in (${literals(of.kinds)})` : sql`true`} and ${of.owner === undefined ? sql`true` : sql`${owner} = ${of.owner}`}`;
  const own = sql`case when a.is_guarded then '' else a.owner end`;
  const { rows } = await sql<AccountSum>`
    with k as materialized (select coalesce(max(day), '-infinity') as day from ledger_day where day < ${day}::date),
    since as not materialized (${since(day, until instanceof Date ? until : undefined)}),
    moved as (
      select kind, owner, null as code, debits, credits from ledger_sum
        where day = (select day from k) and ${is(sql`kind`, sql`owner`)}
      union all select a.kind, ${own}, t.code, t.amount_tenge, 0 from since t, ${lookedUp(sql`t.debit_id`)}
        where ${is(sql`a.kind`, own)}
      union all select a.kind, ${own}, t.code, 0, t.amount_tenge from since t, ${lookedUp(sql`t.credit_id`)}
        where ${is(sql`a.kind`, own)})
    select kind, owner, code, sum(debits)::bigint as debits, sum(credits)::bigint as credits from moved
    group by kind, owner, code`.execute(db);
  return rows;
}

function since(day: string, at: Date | undefined): RawBuilder<unknown> {
  const columns = sql`debit_id, credit_id, amount_tenge, case when day = ${day}::date then code end as code`;
  const moved = sql`state in ('posted', 'post') and ${at ? sql`at <= ${at}` : sql`true`}`;
  const open = sql`select ${columns} from transfer where day > (select day from k) and day <= ${day}::date and ${moved}`;
  if (!at) return open;
  return sql`${open} union all select ${columns} from transfer
    where day > (at at time zone 'Asia/Ashgabat')::date and day > ${day}::date and ${moved}`;
}
