/** Transfers of a ledger account, for other features. */
import { sql } from 'kysely';
import { type Account, type AccountKind, incomeCodes, type TransferCode } from '#domain/ledger/ledger.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type PostedTransfer = {
  code: TransferCode;
  source: string;
  /** Owner of the account on the other side. */
  counterpart: string;
  counterpartKind: AccountKind;
  /** Of the account. */
  side: 'debit' | 'credit';
  amount: number;
  state: 'posted' | 'pending' | 'void';
};

/** The outcome of a transfer `t`: `e` ended it, if it was pending. */
export const outcome = {
  state: sql`case coalesce(e.state, t.state) when 'post' then 'posted' else coalesce(e.state, t.state) end`,
  amount: sql`coalesce(e.amount_tenge, t.amount_tenge)`,
};

/** Transfers of an account, oldest first; pending ones with their outcome. */
export async function readPostings(db: Db | Trx, { kind, owner }: Account): Promise<PostedTransfer[]> {
  const { rows } = await sql<PostedTransfer>`
    select t.code, t.source, x.owner as counterpart, x.kind as "counterpartKind",
      case a.id when t.debit_id then 'debit' else 'credit' end as side, ${outcome.amount} as amount, ${outcome.state} as state
    from account a join transfer t on t.debit_id = a.id or t.credit_id = a.id
      join account x on x.id = t.debit_id + t.credit_id - a.id
      left join transfer e on e.pending_id = t.id
    where a.kind = ${kind} and a.owner = ${owner} and t.pending_id is null order by t.id`.execute(db);
  return rows;
}

/** What an account has that is neither given nor set aside, in tenge; of accounts that are counted. */
export async function readAvailable(db: Db | Trx, { kind, owner }: Account): Promise<number> {
  const { rows } = await sql<{ tenge: number }>`
    select credits_posted - debits_posted - debits_pending as tenge from account
    where kind = ${kind} and owner = ${owner}`.execute(db);
  return rows[0]?.tenge ?? 0;
}

/** The source of a code that an owner posts several times: the owner and a sequence number. */
export function nextSource(
  posted: readonly PostedTransfer[],
  code: TransferCode,
  owner: string | number,
): string {
  return `${owner}#${posted.filter((one) => one.code === code).length + 1}`;
}

const ofOrder = (orderId: string) => sql`account a join transfer t on t.debit_id = a.id or t.credit_id = a.id
  where (a.kind, a.owner) in (select 'order', ${orderId} union all
    select 'payment', id from payment_attempt where order_id = ${orderId}) and t.pending_id is null`;

/**
 * The newest transfer of an order's money, 0 before the first. That a pending one ended is no other movement, nor is
 * income: who presses "delivered" and then refunds has seen all of the money.
 */
export async function readMoneyVersion(db: Db | Trx, orderId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(t.id), 0) as id from ${ofOrder(orderId)}
    and t.code not in (${sql.join(incomeCodes)})`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Tenge that an order gave back, in whatever way, by transfers newer than the given one. */
export async function sumBackSince(db: Db | Trx, orderId: string, version: number): Promise<number> {
  const { rows } = await sql<{ tenge: number }>`select coalesce(sum(t.amount_tenge), 0)::bigint as tenge
    from ${ofOrder(orderId)} and t.id > ${version} and t.debit_id = a.id
      and t.code in ('card-refund', 'taking-back', 'certificate-back')`.execute(db);
  return rows[0]?.tenge ?? 0;
}
