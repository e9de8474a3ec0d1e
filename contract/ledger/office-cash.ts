/** Cash of the shop, and what banks hold for it: by the books, counted, moved, paid out. All sums in tenge. */
import { type Static, Type } from 'typebox';
import { cashBoxes, cashSources, cashTargets, payoutTerminal } from '#domain/ledger/cash.ts';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, Moment, Money, nullable, oneOf, strict } from '#contract/shared.ts';
import { AccountKind, TransferCode } from './office.ts';

const Tenge = Type.Integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 });
const Sum = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 });
const Note = Type.String({ maxLength: 300 });

export const CashCount = strict({
  id: Id,
  kind: oneOf(...cashBoxes),
  /** what the books said */
  expected: Type.Integer(),
  counted: Money,
  /** counted minus expected: it is written off, or gained */
  difference: Type.Integer(),
  note: Type.String(),
  staff: Type.String(),
  at: Moment,
});
const CashPlace = strict({
  kind: oneOf('till', 'safe', 'shop-account', 'terminal', 'bank'),
  /** a bank's code, else empty */
  owner: Type.String(),
  /** by the books, now */
  balance: Type.Integer(),
  lastCount: nullable(CashCount),
  /** the newest movements, or those of the day that was asked for; the newest first */
  moves: Type.Array(
    strict({
      id: Type.Integer(),
      at: Moment,
      code: TransferCode,
      /** negative: it went */
      amount: Type.Integer(),
      /** the account on the other side; `orderId`: whose order, of an order's account and of those of its payments */
      other: strict({ kind: AccountKind, owner: Type.String(), orderId: nullable(Type.String()) }),
      /** what staff wrote, or the number of a bank's paper */
      note: Type.String(),
      staff: Type.String(),
    }),
  ),
});

export const officeCash = routes({
  'GET /api/office/cash/': forStaff('reports.read', {
    summary: "Till, safe, the shop's account, terminal and banks: by the books, last counted, moved on a day",
    query: strict({ day: Type.Optional(Day) }),
    reply: strict({ data: strict({ places: Type.Array(CashPlace) }) }),
  }),
  'POST /api/office/cash/count/': forStaff('takings.write', {
    idempotency: 'required',
    summary: 'Till or safe was counted; a difference wants a word about it, and is written off or gained',
    body: strict({
      kind: oneOf(...cashBoxes),
      /** optimistic lock: what the books said on screen */
      expected: Tenge,
      counted: Money,
      note: Type.Optional(Note),
    }),
    reply: strict({ data: CashCount }),
    refuses: ['record.conflict', 'request.invalid'],
  }),
  'POST /api/office/cash/move/': forStaff('cash.write', {
    idempotency: 'required',
    summary:
      "Cash goes from the till or the safe to the other, to the shop's account or is spent; or the owner puts change into the till",
    body: strict({
      from: oneOf(...cashSources),
      to: oneOf(...cashTargets),
      sum: Sum,
      /** what an expense was for; else may be left out */
      note: Type.Optional(Note),
      /** optimistic lock: what the books said of the till or safe that it takes from or fills */
      seen: Tenge,
    }),
    reply: strict({ data: strict({ id: Id }) }),
    refuses: ['record.conflict', 'request.invalid'],
  }),
  'POST /api/office/cash/payout/': forStaff('cash.write', {
    idempotency: 'required',
    summary: "A bank paid out to the shop's account what it held, less its fee; each of its papers once",
    body: strict({
      from: oneOf(...bankCodes, payoutTerminal),
      gross: Sum,
      fee: Money,
      paper: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
      /** on the paper; not of the future */
      day: Day,
    }),
    reply: strict({ data: strict({ id: Id }) }),
    refuses: ['record.conflict', 'request.invalid'],
  }),
});

export type CashCount = Static<typeof CashCount>;
export type CashPlace = Static<typeof CashPlace>;
