/** The ledger for accountants: the balance of each account at a moment, and its transfers. All sums in tenge. */
import { type Static, Type } from 'typebox';
import { accountSides, transferCodes } from '#domain/ledger/ledger.ts';
import { byNumber, forStaff, officePage } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, Moment, nullable, oneOf, PageInfo, strict } from '#contract/shared.ts';

export const AccountKind = oneOf(...(Object.keys(accountSides) as (keyof typeof accountSides)[]));
export const TransferCode = oneOf(...(Object.keys(transferCodes) as (keyof typeof transferCodes)[]));
const LedgerAccount = strict({
  /** null for the sum of all accounts of a kind */
  id: nullable(Id),
  kind: AccountKind,
  /**
   * a bank's code, a courier's name, an order's number, the last characters of a certificate; empty for kinds of which
   * the shop has one account
   */
  owner: Type.String(),
  /** whose money it is: of an order's account, and of those of its payments */
  orderId: nullable(Type.String()),
  balance: Type.Integer(),
  /** part of it that is pending: refunds not yet done by the bank, certificates of orders that wait for payment */
  pending: Type.Integer(),
});
const LedgerTransfer = strict({
  id: Type.Integer(),
  at: Moment,
  code: TransferCode,
  state: oneOf('posted', 'pending', 'void'),
  side: oneOf('debit', 'credit'),
  amount: Type.Integer(),
  /** the other account of the transfer */
  other: strict({ id: Id, kind: AccountKind, owner: Type.String() }),
});
const at = Type.Optional(Moment);

export const officeLedger = routes({
  'GET /api/office/ledger/': forStaff('reports.read', {
    summary:
      'Balances at a moment, now without one: each account of banks, cash and the shop, orders and certificates by kind, or those of one owner',
    query: strict({
      at,
      kind: Type.Optional(AccountKind),
      owner: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: strict({ data: Type.Array(LedgerAccount) }),
  }),
  'GET /api/office/ledger/:id/': forStaff('reports.read', {
    summary: 'Transfers of an account until a moment, the newest first, with its balance then',
    params: byNumber,
    query: strict({ at, page: officePage.page, page_size: officePage.page_size }),
    reply: strict({
      data: strict({ account: LedgerAccount, transfers: Type.Array(LedgerTransfer) }),
      page: PageInfo,
    }),
    refuses: ['record.not-found'],
  }),
});

export type LedgerAccount = Static<typeof LedgerAccount>;
export type LedgerTransfer = Static<typeof LedgerTransfer>;
