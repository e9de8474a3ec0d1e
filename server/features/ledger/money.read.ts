/** Who shows a sum of money asks here: the ledger has it. Days are those of its books, sums are tenge. */
import { type RawBuilder, sql } from 'kysely';
import type { DayAccount, DayClose } from '#contract/reports/office.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import { type AccountKind, balanceOf, byCounting, moneyWays } from '#domain/ledger/ledger.ts';
import { courierOf } from '#domain/ledger/postings.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db } from '#server/platform/db/db.ts';
import { named, ownerName } from './balances.read.ts';
import { type AccountSum, sumMoved } from './sums.read.ts';

type DaySpan = { from: Day; to: Day };

export type MoneyWay = keyof typeof moneyWays;
export type DayMoney = { day: Day; way: MoneyWay; taken: number; back: number };

/** What customers paid and got back, by day and way. */
export async function sumByWay(db: Db, { from, to }: DaySpan): Promise<DayMoney[]> {
  const ways = Object.entries(moneyWays).map(
    ([way, { kinds }]) => sql`when a.kind in (${literals(kinds)}) then ${sql.lit(way)}`,
  );
  const all = Object.values(moneyWays);
  const kinds = literals(all.flatMap((way) => way.kinds));
  const codes = literals(all.flatMap((way) => way.codes));
  const { rows } = await sql<DayMoney>`
    select t.day, case ${sql.join(ways, sql` `)} end as way,
      coalesce(sum(t.amount_tenge) filter (where a.id = t.debit_id), 0)::bigint as taken,
      coalesce(sum(t.amount_tenge) filter (where a.id = t.credit_id), 0)::bigint as back
    from transfer t join account a on a.id in (t.debit_id, t.credit_id)
    where t.day between ${from} and ${to} and t.state in ('posted', 'post') and t.code in (${codes})
      and a.kind in (${kinds})
    group by 1, 2`.execute(db);
  return rows;
}

/** What orders gave back to certificates; orders without any are left out. */
export async function readBackToCertificates(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; tenge: number }>`
    select a.owner as id, sum(t.amount_tenge)::bigint as tenge from account a join transfer t on t.debit_id = a.id
    where a.kind = 'order' and a.owner = any(${[...orderIds]}::text[]) and t.code = 'certificate-back'
    group by 1`.execute(db);
  return new Map(rows.map(({ id, tenge }) => [id, tenge]));
}

/** How an order was paid last, as SQL: what was meant may differ at the door. @param id of the order */
export const paidWay = (id: RawBuilder<unknown>) => sql`(
  select case t.code when 'taking-cash' then 'CASH' when 'taking-terminal' then 'TERMINAL' else 'ONLINE' end
  from account a join transfer t on t.credit_id = a.id
  where a.kind = 'order' and a.owner = ${id} and t.code in ('money-kept', 'taking-cash', 'taking-terminal')
  order by t.id desc limit 1)`;

type ClosedDay = { hash: string; closedAt: Date };
type Purse = DayClose['balances'][number];
export type DayBooks = { accounts: DayAccount[]; purses: Purse[]; closed: ClosedDay | undefined };

/**
 * The books of a day: what each account had at its beginning, what moved, and what it had at the end. Orders and
 * certificates are one sum of their kind.
 */
export async function closeOfDay(db: Db, day: Day): Promise<DayBooks> {
  const [rows, closed, sums, owners] = await Promise.all([
    sumMoved(db, day),
    db
      .selectFrom('ledger_day')
      .select(['hash', 'closed_at as closedAt'])
      .where('day', '=', day)
      .executeTakeFirst(),
    db
      .selectFrom('ledger_sum')
      .select(['kind', 'owner', 'debits', 'credits'])
      .where('day', '=', day)
      .execute(),
    sql<{ kind: AccountKind; owner: string; name: string }>`
      select a.kind, a.owner, ${ownerName} as name from ${named} where a.kind in ('purse', 'discount')`.execute(
      db,
    ),
  ]);
  const names = new Map(owners.rows.map(({ kind, owner, name }) => [`${kind} ${owner}`, name]));
  const books = [...Map.groupBy(rows, ({ kind, owner }) => `${kind} ${owner}`)].flatMap(([, moved]) => {
    const [{ kind, owner }] = moved as [AccountSum];
    const before = moved.filter(({ code }) => code === null);
    const opening = before.reduce((sum, row) => sum + balanceOf(kind, row), 0);
    const moves = moved.flatMap(({ code, debits, credits }) =>
      code === null ? [] : [{ code, ...inAndOut(kind, { debits, credits }) }],
    );
    // A closed day keeps what it was closed with, so that one sees whether it is what opening and movements come to.
    const kept = sums.find((sum) => sum.kind === kind && sum.owner === owner);
    const closing = closed
      ? balanceOf(kind, kept ?? { debits: 0, credits: 0 })
      : moves.reduce((sum, move) => sum + move.in - move.out, opening);
    if (opening === 0 && closing === 0 && moves.length === 0) return [];
    const name = names.get(`${kind} ${owner}`) ?? owner;
    return [{ account: { kind, owner: name, opening, moves, closing }, owner }];
  });
  const accounts = books.map(({ account }) => account).toSorted(byCounting);
  return { accounts, purses: books.flatMap(pursesOf), closed };
}

/** A purse that is not empty at the end of the day. */
function pursesOf({ account, owner }: { account: DayAccount; owner: string }): Purse[] {
  if (account.kind !== 'purse' || account.closing === 0) return [];
  return [{ ...courierOf(owner), courier: account.owner, balance: account.closing }];
}

/** On its own side an account grows. */
function inAndOut(kind: AccountKind, { debits, credits }: { debits: number; credits: number }) {
  const grows = balanceOf(kind, { debits: 1, credits: 0 }) > 0;
  return grows ? { in: debits, out: credits } : { in: credits, out: debits };
}
