/** Balances of ledger accounts at a moment, and their transfers. */
import { sql } from 'kysely';
import type { LedgerAccount, LedgerTransfer } from '#contract/ledger/office.ts';
import { type AccountKind, accountSides, balanceOf, guardedAccounts } from '#domain/ledger/ledger.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { outcome } from './ledger.read.ts';

type Owner = { kind?: AccountKind; owner?: string };
type TransferRow = Omit<LedgerTransfer, 'at' | 'other'> & {
  at: Date;
  otherId: number;
  otherKind: AccountKind;
  otherOwner: string;
};
const mostAccounts = 100;

const debitKinds = sql.join(
  Object.entries(accountSides).flatMap(([kind, side]) => (side === 'debit' ? [sql.lit(kind)] : [])),
);
const countedKinds = literals(guardedAccounts);
/** The owner of an account, as staff know it. */
export const named = sql`account a left join shop_order o on a.kind = 'order' and o.id = a.owner
  left join certificate c on a.kind = 'certificate' and c.id::text = a.owner
  left join payment_attempt n on a.kind = 'payment' and n.id = a.owner
  left join promo_code d on a.kind = 'discount' and d.id::text = a.owner
  left join staff s on a.kind = 'purse' and '#' || s.id = a.owner`;
export const ownerName = sql`coalesce('S-' || o.number, n.order_number, d.code, c.last4, s.name, a.owner)`;

/**
 * Balances of single accounts at a moment. Accounts with one row per owner have few transfers, which are summed; of the
 * others a closed day has the sums. What was late stands in a later day than its moment, and counts by its moment.
 */
const balances = (at: Date) => sql`${named}, lateral (
    select coalesce(max(day), '-infinity') as day from ledger_day
      where not a.is_guarded and day < (${at} at time zone 'Asia/Ashgabat')::date) k,
  lateral (
    select coalesce(sum(debit), 0)::bigint as debits, coalesce(sum(credit), 0)::bigint as credits from (
      select debits as debit, credits as credit from ledger_sum
        where day = k.day and kind = a.kind and owner = a.owner
      union all select amount_tenge, 0 from transfer
        where debit_id = a.id and day > k.day and at <= ${at} and state in ('posted', 'post')
      union all select 0, amount_tenge from transfer
        where credit_id = a.id and day > k.day and at <= ${at} and state in ('posted', 'post')) moved) m,
  lateral (select coalesce(sum(t.amount_tenge), 0)::bigint as held from transfer t
    where a.is_guarded and t.debit_id = a.id and t.state = 'pending' and t.at <= ${at}
      and not exists (select from transfer e where e.pending_id = t.id and e.at <= ${at})) p`;
const balanceColumns = sql`a.id, a.kind, ${ownerName} as owner, p.held as pending,
  case when a.kind in (${debitKinds}) then m.debits - m.credits else m.credits - m.debits end as balance`;

export type PresentBalance = { id: number; kind: AccountKind; owner: string; balance: number };

/**
 * What accounts have now that are not counted row by row: the sums of the last closed day, and what moved since. All of
 * these kinds, or that of one owner.
 */
export async function findPresentBalances(
  db: Db | Trx,
  kinds: readonly AccountKind[],
  owner?: string,
): Promise<PresentBalance[]> {
  const isAsked = owner === undefined ? sql`true` : sql`a.owner = ${owner}`;
  const { rows } = await sql<{
    id: number;
    kind: AccountKind;
    owner: string;
    debits: number;
    credits: number;
  }>`
    select a.id, a.kind, a.owner, coalesce(s.debits, 0) + m.debits as debits, coalesce(s.credits, 0) + m.credits as credits
    from (select coalesce(max(day), '-infinity') as day from ledger_day) k cross join account a
      left join ledger_sum s on s.day = k.day and s.kind = a.kind and s.owner = a.owner
      cross join lateral (
        select coalesce(sum(t.amount_tenge) filter (where t.debit_id = a.id), 0)::bigint as debits,
          coalesce(sum(t.amount_tenge) filter (where t.credit_id = a.id), 0)::bigint as credits
        from transfer t
        where (t.debit_id = a.id or t.credit_id = a.id) and t.day > k.day and t.state in ('posted', 'post')) m
    where a.kind in (${literals(kinds)}) and ${isAsked} order by a.owner`.execute(db);
  return rows.map(({ id, kind, owner: of, ...sums }) => ({
    id,
    kind,
    owner: of,
    balance: balanceOf(kind, sums),
  }));
}

/** The balance of one account at a moment, in tenge; undefined when the account does not exist. */
export async function findBalance(db: Db, id: number, at: Date): Promise<LedgerAccount | undefined> {
  const { rows } =
    await sql<LedgerAccount>`select ${balanceColumns} from ${balances(at)} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** Owners by the name that staff see, or by the id stored with the account. */
const ownersNamed = (name: string) => sql`select ${name}
  union all select id from payment_attempt where order_number = ${name}
  union all select id from shop_order where number = ${Number(/^(?:s-)?(\d{1,15})$/i.exec(name)?.[1] ?? 0)}
  union all select id::text from certificate where last4 = upper(${name})
  union all select '#' || id from staff where name = ${name}`;

/** Without an owner: the shared accounts of banks, of cash and of the shop itself. */
export async function findBalances(db: Db, { kind, owner }: Owner, at: Date): Promise<LedgerAccount[]> {
  const isAsked = owner === undefined ? sql`not a.is_guarded` : sql`a.owner in (${ownersNamed(owner)})`;
  const isKind = kind ? sql`a.kind = ${kind}` : sql`true`;
  const { rows } =
    await sql<LedgerAccount>`select ${balanceColumns} from ${balances(at)} where ${isAsked} and ${isKind}
    order by a.kind, owner, a.id limit ${sql.lit(mostAccounts)}`.execute(db);
  return rows;
}

/** The sum over all accounts of a per-owner kind: their counters less the transfers after the moment. */
export async function sumCounted(db: Db, { kind }: Owner, at: Date): Promise<LedgerAccount[]> {
  const { rows } = await sql<LedgerAccount>`
    with later as (
      select t.debit_id, t.credit_id, t.state, t.amount_tenge as amount, coalesce(p.amount_tenge, 0) as held
      from transfer t left join transfer p on p.id = t.pending_id where t.at > ${at}),
    moved as (
      select debit_id as id, case when state in ('posted', 'post') then -amount else 0 end as balance,
        case state when 'pending' then amount when 'posted' then 0 else -held end as pending from later
      union all select credit_id, amount, 0 from later where state in ('posted', 'post'))
    select null::bigint as id, kind, '' as owner, sum(balance)::bigint as balance, sum(pending)::bigint as pending from (
      select kind, sum(credits_posted - debits_posted) as balance, sum(debits_pending) as pending from account
        where kind in (${countedKinds}) group by kind
      union all select a.kind, -sum(v.balance), -sum(v.pending) from moved v join account a on a.id = v.id
        where a.kind in (${countedKinds}) group by a.kind) counted
    where ${kind ? sql`kind = ${kind}` : sql`true`} group by kind order by kind`.execute(db);
  return rows;
}

/**
 * A page of an account's transfers up to a moment, the newest first. Posting and voiding are no rows of their own: they
 * are the state of the pending transfer, as known at that moment.
 */
export async function findTransfers(
  db: Db,
  id: number,
  { at, range }: { at: Date; range: Range },
): Promise<{ rows: TransferRow[]; total: number }> {
  const moved = sql`transfer t where t.pending_id is null and (t.debit_id = ${id} or t.credit_id = ${id}) and t.at <= ${at}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<TransferRow>`
      with shown as (select t.* from ${moved} order by t.at desc, t.id desc limit ${range.size} offset ${range.offset})
      select t.id, t.at, t.code, case when t.debit_id = ${id} then 'debit' else 'credit' end as side,
        ${outcome.state} as state, ${outcome.amount} as amount,
        a.id as "otherId", a.kind as "otherKind", ${ownerName} as "otherOwner"
      from shown t left join transfer e on e.pending_id = t.id and e.at <= ${at},
        ${named} where a.id = case when t.debit_id = ${id} then t.credit_id else t.debit_id end
      order by t.at desc, t.id desc`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from ${moved}`.execute(db),
  ]);
  return { rows, total: counted[0]?.count ?? 0 };
}
