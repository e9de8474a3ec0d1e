/** The ledger as whoever keeps the accounts reads it: what each account holds at a moment, and what moved it. All sums in tenge. */
import { type Static, Type } from 'typebox';
import { type AccountKind, accountSides, type TransferCode, transferCodes } from '#domain/ledger/ledger.ts';
import { byNumber, forStaff, officePage } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, Moment, nullable, oneOf, PageInfo, strict } from '#contract/shared.ts';

const kinds = oneOf(...(Object.keys(accountSides) as AccountKind[]));
const LedgerAccount = strict({
  /** null for all accounts of a kind together */
  id: nullable(Id),
  kind: kinds,
  /** a bank's code, a courier's name, an order's number, the last signs of a certificate; empty where the shop has one */
  owner: Type.String(),
  balance: Type.Integer(),
  /** of it, set aside: refunds that the bank has not done, certificates of orders that wait for money */
  pending: Type.Integer(),
});
const LedgerTransfer = strict({
  id: Type.Integer(),
  at: Moment,
  code: oneOf(...(Object.keys(transferCodes) as TransferCode[])),
  state: oneOf('posted', 'pending', 'void'),
  side: oneOf('debit', 'credit'),
  amount: Type.Integer(),
  /** the account on the other side */
  other: strict({ id: Id, kind: kinds, owner: Type.String() }),
});
const at = Type.Optional(Moment);

export const officeLedger = routes({
  'GET /api/office/ledger/': forStaff('reports.read', {
    summary:
      'Balances at a moment, now without one: each account of banks, cash and the shop, orders and certificates by kind, or those of one owner',
    query: strict({ at, kind: Type.Optional(kinds), owner: Type.Optional(Type.String({ maxLength: 60 })) }),
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
