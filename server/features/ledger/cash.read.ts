/** Cash and bank money by the books, its last movements, and counts. */
import { type RawBuilder, sql } from 'kysely';
import type { CashCount, CashPlace } from '#contract/ledger/office-cash.ts';
import { addDays, type Day, momentOf } from '#domain/delivery/calendar.ts';
import type { CashBox } from '#domain/ledger/cash.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findPresentBalances, named, ownerName, ownerOrder } from './balances.read.ts';

const lastMoves = 5;
/** Of a day, and an account. */
const mostMoves = 1_000;

export type PlaceRow = Pick<CashPlace, 'kind' | 'owner' | 'balance'> & { id: number };
const placeKinds = ['till', 'safe', 'shop-account', 'terminal', 'bank'] as const;

/** What the shop and its banks hold, account by account. */
export async function findPlaces(
  db: Db | Trx,
  kinds: readonly PlaceRow['kind'][] = placeKinds,
): Promise<PlaceRow[]> {
  return (await findPresentBalances(db, kinds)) as PlaceRow[];
}

/** Cash that a box should have, in tenge. */
export async function readBox(db: Db | Trx, kind: CashBox): Promise<number> {
  const [box] = await findPlaces(db, [kind]);
  return box?.balance ?? 0;
}

export type MoveRow = Omit<CashPlace['moves'][number], 'at' | 'other'> & {
  place: number;
  at: Date;
  otherKind: CashPlace['moves'][number]['other']['kind'];
  otherOwner: string;
  otherOrder: string | null;
};

/** The movements of each account on a day of the books, or the newest ones; the newest first, with what staff wrote. */
export async function findMoves(db: Db, places: readonly number[], day?: Day): Promise<MoveRow[]> {
  const newest = sql`order by day desc, id desc limit ${sql.lit(day ? mostMoves : lastMoves)}`;
  const isAsked = day ? sql`day = ${day}` : sql`true`;
  const side = (id: RawBuilder<unknown>) =>
    sql`(select * from transfer where ${id} = p.id and ${isAsked} and state in ('posted', 'post') ${newest})`;
  const { rows } = await sql<MoveRow>`
    with shown as (
      select p.id as place, case when t.debit_id = p.id then t.credit_id else t.debit_id end as other_id, t.*
      from unnest(${[...places]}::bigint[]) p (id), lateral (
        ${side(sql`debit_id`)} union all ${side(sql`credit_id`)} ${newest}) t)
    select t.place, t.id, t.at, t.code, coalesce(by.name, '') as staff,
      case when t.debit_id = t.place then t.amount_tenge else -t.amount_tenge end as amount,
      a.kind as "otherKind", ${ownerName} as "otherOwner", ${ownerOrder} as "otherOrder",
      coalesce(counted.note, moved.paper, moved.note, '') as note
    from shown t join ${named} on a.id = t.other_id
      left join staff by on by.id = t.staff_id
      left join cash_count counted on counted.id = case when t.code in ('count-lacks', 'count-over') then t.source::int end
      left join cash_move moved on moved.id = case
        when t.code in ('cash-moved', 'expense-paid', 'float-put', 'bank-payout', 'bank-fee') then t.source::int end
    order by t.day desc, t.id desc`.execute(db);
  return rows;
}

type CountRow = Omit<CashCount, 'at'> & { at: Date };
const counts = sql`select n.id, n.kind, n.expected_tenge as expected, n.counted_tenge as counted,
    n.counted_tenge - n.expected_tenge as difference, n.note, s.name as staff, n.at
  from cash_count n join staff s on s.id = n.staff_id`;
const shape = ({ at, ...count }: CountRow): CashCount => ({ ...count, at: at.toISOString() });

export async function findCount(db: Db | Trx, id: number): Promise<CashCount> {
  const { rows } = await sql<CountRow>`${counts} where n.id = ${id}`.execute(db);
  return shape(rows[0] as CountRow);
}

/** The newest count of each box that was ever counted. */
export async function findLastCounts(db: Db): Promise<CashCount[]> {
  const { rows } =
    await sql<CountRow>`${counts} where n.id in (select max(id) from cash_count group by kind)`.execute(db);
  return rows.map(shape);
}

/** The counts of a day, the first one first. */
export async function findCountsOf(db: Db, day: Day): Promise<CashCount[]> {
  const { rows } = await sql<CountRow>`${counts} where n.at >= ${momentOf(day, '00:00')}
    and n.at < ${momentOf(addDays(day, 1), '00:00')} order by n.id`.execute(db);
  return rows.map(shape);
}
