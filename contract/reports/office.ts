import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, LocalText, Moment, nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';

/** What sales are added up by; `staff` is who handled an order first. */
export const salesBy = ['product', 'category', 'zone', 'staff'] as const;
const SalesBy = oneOf(...salesBy);
const SalesRow = strict({
  id: Type.String(),
  /** empty where nobody, or no zone, is known */
  title: LocalText,
  /** of orders, not of goods; null by product and category */
  orders: nullable(Type.Integer()),
  /** units of goods; null by zone and staff */
  units: nullable(Type.Integer()),
  /** goods by product and category, whole orders by zone and staff; less what was refunded */
  sum: Type.Integer(),
});
const Sales = strict({
  from: Day,
  to: Day,
  by: SalesBy,
  /** the 100 with the largest sums */
  rows: Type.Array(SalesRow),
  /** of all of them */
  total: strict({
    rows: Type.Integer(),
    orders: nullable(Type.Integer()),
    units: nullable(Type.Integer()),
    sum: Type.Integer(),
  }),
});
const InAndOut = strict({ taken: Type.Integer(), back: Type.Integer() });
const DayClose = strict({
  day: Day,
  /** orders of the day that became sales */
  orders: Type.Integer(),
  card: InAndOut,
  cash: InAndOut,
  terminal: InAndOut,
  /** what came less what went back */
  total: Type.Integer(),
  /** cash that couriers handed in on the day, and what lacked or was too much */
  handedIn: Type.Integer(),
  difference: Type.Integer(),
  /** who had money of the shop when the day ended */
  balances: Type.Array(strict({ courierId: nullable(Id), courier: Type.String(), balance: Type.Integer() })),
});
const StockValue = strict({
  units: Type.Integer(),
  /** at cost, of the options that have one */
  cost: Type.Integer(),
  /** at today's prices */
  price: Type.Integer(),
  /** in stock without a cost price */
  withoutCost: Type.Integer(),
  /** the 100 options that are worth most */
  rows: Type.Array(
    strict({
      option: Id,
      product: Id,
      title: LocalText,
      optionTitle: LocalText,
      sku: Type.String(),
      onHand: Type.Integer(),
      cost: nullable(Type.Integer()),
      price: Type.Integer(),
    }),
  ),
});
export const BankComparison = strict({
  id: Id,
  from: Day,
  to: Day,
  /** `failed`: it was begun and never came to its end */
  state: oneOf('running', 'done', 'failed'),
  /** card orders whose own sums were added up again */
  orders: Type.Integer(),
  /** payments that a bank was asked about, and those it would not tell about */
  attempts: Type.Integer(),
  unanswered: Type.Integer(),
  differences: Type.Array(
    strict({
      order: OpaqueId,
      number: Type.String(),
      /** the payment's number at the bank, where one payment differs */
      payment: nullable(Type.String()),
      difference: Type.String(),
    }),
  ),
  staff: Type.String(),
  startedAt: Moment,
  endedAt: nullable(Moment),
});

/** Figures for whoever keeps the accounts. All sums in tenge. */
export const officeReports = routes({
  'GET /api/office/reports/sales/': forStaff('reports.read', {
    summary: 'Sales of a period by product, category, zone or member of staff',
    query: strict({ from: Day, to: Day, by: SalesBy }),
    reply: strict({ data: Sales }),
    refuses: ['request.invalid'],
  }),
  'GET /api/office/reports/day/': forStaff('reports.read', {
    summary: 'The close of a day: what came, what went back, what couriers still had',
    query: strict({ day: Day }),
    reply: strict({ data: DayClose }),
  }),
  'GET /api/office/reports/stock/': forStaff('reports.read', {
    summary: 'What the stock is worth, at cost and at prices',
    reply: strict({ data: StockValue }),
  }),
  'GET /api/office/reports/banks/': forStaff('reports.read', {
    summary: 'The last comparisons with the banks, newest first',
    reply: strict({ data: Type.Array(BankComparison) }),
  }),
  'POST /api/office/reports/banks/': forStaff('reports.read', {
    summary:
      'Begins to compare the card orders of at most 31 days with their banks, payment by payment; one at a time',
    body: strict({ from: Day, to: Day }),
    reply: strict({ data: BankComparison }),
    refuses: ['request.invalid', 'record.conflict'],
  }),
});

export type SalesBy = Static<typeof SalesBy>;
export type Sales = Static<typeof Sales>;
export type DayClose = Static<typeof DayClose>;
export type StockValue = Static<typeof StockValue>;
export type BankComparison = Static<typeof BankComparison>;
