/** The ledger for accountants. */
import type { LedgerAccount, LedgerTransfer } from '#contract/ledger/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import { type AccountKind, byCounting } from '#domain/ledger/ledger.ts';
import type { DbContext } from '#server/context.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findBalance, findBalances, findTransfers, sumCounted } from './balances.read.ts';

type BalancesQuery = { at?: string; kind?: AccountKind; owner?: string };

/** Balances at a moment. Orders and certificates are many: without an owner they are one sum per kind. */
export async function listBalances({ db, now }: DbContext, query: BalancesQuery): Promise<LedgerAccount[]> {
  const at = query.at ? new Date(query.at) : now();
  const [single, together] = await Promise.all([
    findBalances(db, query, at),
    query.owner === undefined ? sumCounted(db, query, at) : [],
  ]);
  return [...together, ...single].toSorted(byCounting);
}

/** @throws Refusal `record.not-found` */
export async function showAccount(
  { db, now }: DbContext,
  id: number,
  query: { at?: string; page?: number; page_size?: number },
): Promise<{ data: { account: LedgerAccount; transfers: LedgerTransfer[] }; page: PageInfo }> {
  const at = query.at ? new Date(query.at) : now();
  const range = rangeOf(query);
  const [account, { rows, total }] = await Promise.all([
    findBalance(db, id, at),
    findTransfers(db, id, { at, range }),
  ]);
  if (!account) throw new Refusal('record.not-found');
  const transfers = rows.map(({ otherId, otherKind, otherOwner, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    other: { id: otherId, kind: otherKind, owner: otherOwner },
  }));
  return { data: { account, transfers }, page: pageOf(range, total) };
}
