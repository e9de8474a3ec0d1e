/** Balances of ledger accounts at a moment, and their transfers. */
import { type RawBuilder, sql } from 'kysely';
import type { LedgerAccount, LedgerTransfer } from '#contract/ledger/office.ts';
import { type AccountKind, balanceOf, guardedAccounts } from '#domain/ledger/ledger.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { outcome } from './ledger.read.ts';
import { lookedUp, sumMoved } from './sums.read.ts';

type Owner = { kind?: AccountKind; owner?: string };
type TransferRow = Omit<LedgerTransfer, 'at' | 'other'> & {
  at: Date;
  otherId: number;
  otherKind: AccountKind;
  otherOwner: string;
};
const mostAccounts = 100;

/** The owner of an account, as staff know it. */
export const named = sql`account a left join shop_order o on a.kind = 'order' and o.id = a.owner
  left join certificate c on a.kind = 'certificate' and c.id::text = a.owner
  left join payment_attempt n on a.kind = 'payment' and n.id = a.owner
  left join promo_code d on a.kind = 'discount' and d.id::text = a.owner
  left join staff s on a.kind = 'purse' and '#' || s.id = a.owner`;
/** The order of an account that is of one, or of one of its payments. */
export const ownerOrder = sql`coalesce(o.id, n.order_id)`;
export const ownerName = sql`coalesce('S-' || o.number, n.order_number, d.code, c.last4, s.name, a.owner)`;

type AccountRow = {
  id: number;
  kind: AccountKind;
  owner: string;
  name: string;
  orderId: string | null;
  isGuarded: boolean;
};
type Sums = { debits: number; credits: number };

const addUp = (rows: readonly Sums[]): Sums => ({
  debits: rows.reduce((sum, { debits }) => sum + debits, 0),
  credits: rows.reduce((sum, { credits }) => sum + credits, 0),
});

export type PresentBalance = Pick<AccountRow, 'id' | 'kind' | 'owner'> & { balance: number };

/** What accounts have now that are not counted row by row: all of these kinds, or that of one owner. */
export async function findPresentBalances(
  db: Db | Trx,
  kinds: readonly AccountKind[],
  owner?: string,
): Promise<PresentBalance[]> {
  const isOwner = owner === undefined ? sql`true` : sql`owner = ${owner}`;
  const [{ rows }, moved] = await Promise.all([
    sql<Pick<AccountRow, 'id' | 'kind' | 'owner'>>`
      select id, kind, owner from account where kind in (${literals(kinds)}) and ${isOwner} order by owner`.execute(
      db,
    ),
    sumMoved(db, 'now', { kinds, owner }),
  ]);
  return rows.map((row) => ({ ...row, balance: balanceOf(row.kind, addUp(moved.filter(isOf(row)))) }));
}

const isOf =
  ({ kind, owner }: Pick<AccountRow, 'kind' | 'owner'>) =>
  (one: Pick<AccountRow, 'kind' | 'owner'>) =>
    one.kind === kind && one.owner === owner;

/** Accounts at a moment. Those with one per owner have few transfers, which are summed; of others days have the sums. */
async function findAt(db: Db, wanted: RawBuilder<unknown>, at: Date): Promise<LedgerAccount[]> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.kind, a.owner, ${ownerName} as name, ${ownerOrder} as "orderId", a.is_guarded as "isGuarded" from ${named} where ${wanted}
    order by a.kind, name, a.id limit ${sql.lit(mostAccounts)}`.execute(db);
  const [counted, shared] = [rows.filter((row) => row.isGuarded), rows.filter((row) => !row.isGuarded)];
  const [single] = shared;
  const kinds = [...new Set(shared.map(({ kind }) => kind))];
  const [own, moved] = await Promise.all([
    counted.length > 0 ? sumOwn(db, counted, at) : [],
    single ? sumMoved(db, at, { kinds, ...(shared.length === 1 ? { owner: single.owner } : {}) }) : [],
  ]);
  return rows.map(({ id, kind, owner, name, orderId, isGuarded }) => {
    const sums = isGuarded ? own.find((one) => one.id === id) : undefined;
    const balance = balanceOf(kind, sums ?? addUp(moved.filter(isOf({ kind, owner }))));
    return { id, kind, owner: name, orderId, balance, pending: sums?.pending ?? 0 };
  });
}

/** Of accounts with one per owner; `pending` was set aside at the moment. */
async function sumOwn(db: Db, accounts: readonly AccountRow[], at: Date) {
  const { rows } = await sql<Sums & { id: number; pending: number }>`
    select a.id, m.debits, m.credits, p.pending from unnest(${accounts.map(({ id }) => id)}::bigint[]) a (id), lateral (
        select coalesce(sum(debit), 0)::bigint as debits, coalesce(sum(credit), 0)::bigint as credits from (
          select amount_tenge as debit, 0 as credit from transfer where debit_id = a.id and at <= ${at} and state in ('posted', 'post')
          union all select 0, amount_tenge from transfer where credit_id = a.id and at <= ${at} and state in ('posted', 'post')) t) m,
      lateral (select coalesce(sum(t.amount_tenge), 0)::bigint as pending from ${setAside(at)} and t.debit_id = a.id) p`.execute(
    db,
  );
  return rows;
}

/** What was set aside at a moment, and had not ended yet. */
const setAside = (at: Date) => sql`transfer t where t.state = 'pending' and t.at <= ${at}
  and not exists (select from transfer e where e.pending_id = t.id and e.at <= ${at})`;

/** The balance of one account at a moment, in tenge; undefined when the account does not exist. */
export async function findBalance(db: Db, id: number, at: Date): Promise<LedgerAccount | undefined> {
  return (await findAt(db, sql`a.id = ${id}`, at))[0];
}

const orderNumber = (name: string) => Number(/^(?:s-)?(\d{1,15})$/i.exec(name)?.[1] ?? 0);
/** Owners by the name that staff see, or by the id stored with the account. */
const ownersNamed = (name: string) => sql`select ${name}
  union all select id from payment_attempt where order_number = ${name}
  union all select id from shop_order where number = ${orderNumber(name)}
  union all select p.id from payment_attempt p join shop_order s on s.id = p.order_id where s.number = ${orderNumber(name)}
  union all select id::text from certificate where last4 = upper(${name})
  union all select '#' || id from staff where name = ${name}`;

/** Without an owner: the shared accounts of banks, of cash and of the shop itself. */
export async function findBalances(db: Db, { kind, owner }: Owner, at: Date): Promise<LedgerAccount[]> {
  const isAsked = owner === undefined ? sql`not a.is_guarded` : sql`a.owner in (${ownersNamed(owner)})`;
  const isKind = kind ? sql`a.kind = ${kind}` : sql`true`;
  return findAt(db, sql`${isAsked} and ${isKind}`, at);
}

/** The sum over all accounts of each kind with one per owner. */
export async function sumCounted(db: Db, { kind }: Owner, at: Date): Promise<LedgerAccount[]> {
  const kinds = guardedAccounts.filter((one) => kind === undefined || one === kind).toSorted();
  if (kinds.length === 0) return [];
  const [moved, { rows }] = await Promise.all([
    sumMoved(db, at, { kinds }),
    sql<{ kind: AccountKind; pending: number }>`select kind, sum(tenge)::bigint as pending
      from (select t.debit_id, t.amount_tenge as tenge from ${setAside(at)}) p, ${lookedUp(sql`p.debit_id`)} group by kind`.execute(
      db,
    ),
  ]);
  return kinds.map((one) => ({
    id: null,
    kind: one,
    owner: '',
    orderId: null,
    balance: balanceOf(one, addUp(moved.filter(isOf({ kind: one, owner: '' })))),
    pending: rows.find((row) => row.kind === one)?.pending ?? 0,
  }));
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
