import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { AccountKind, TransferCode } from '#contract/ledger/office.ts';
import { CashCount } from '#contract/ledger/office-cash.ts';
import { routes } from '#contract/route.ts';
import { ExportFormat } from '#contract/import-export/office.ts';
import { Day, Id, Lang, LocalText, Moment, nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';

/** Grouping of sales; `staff` is the first who handled an order. */
export const salesBy = ['product', 'category', 'zone', 'staff'] as const;
const SalesBy = oneOf(...salesBy);
const SalesRow = strict({
  id: Type.String(),
  /** empty where the member of staff, or the zone, is unknown */
  title: LocalText,
  /** number of orders; null by product and category */
  orders: nullable(Type.Integer()),
  /** units of goods; null by zone and staff */
  units: nullable(Type.Integer()),
  /** in tenge, minus refunds: of goods by product and category, of whole orders by zone and staff */
  sum: Type.Integer(),
});
const Sales = strict({
  from: Day,
  to: Day,
  by: SalesBy,
  /** the 100 with the largest sums */
  rows: Type.Array(SalesRow),
  /** of all rows */
  total: strict({
    rows: Type.Integer(),
    orders: nullable(Type.Integer()),
    units: nullable(Type.Integer()),
    sum: Type.Integer(),
  }),
  /** by product and category: certificates that were sold, which are no sales until they are spent; in no row or total */
  certificates: Type.Optional(strict({ units: Type.Integer(), sum: Type.Integer() })),
});
export const reportNames = ['sales', 'day', 'stock', 'ledger', 'journal'] as const;
const ReportName = oneOf(...reportNames);
const InAndOut = strict({ taken: Type.Integer(), back: Type.Integer() });
const DayAccount = strict({
  kind: AccountKind,
  /** a bank's code or a courier's name; empty for accounts of which the shop has one, and for sums of a kind */
  owner: Type.String(),
  opening: Type.Integer(),
  moves: Type.Array(
    strict({
      code: TransferCode,
      in: Type.Integer(),
      out: Type.Integer(),
    }),
  ),
  closing: Type.Integer(),
});
const DayClose = strict({
  day: Day,
  /** orders of the day that count as sales */
  orders: Type.Integer(),
  card: InAndOut,
  cash: InAndOut,
  terminal: InAndOut,
  /** certificates that were paid to the shop's account */
  transfer: InAndOut,
  /** payments minus refunds */
  total: Type.Integer(),
  /** cash handed in by couriers on the day, and how much it was short or over */
  handedIn: Type.Integer(),
  difference: Type.Integer(),
  /** couriers' open balances at the end of the day */
  balances: Type.Array(strict({ courierId: nullable(Id), courier: Type.String(), balance: Type.Integer() })),
  /** opening, movements and closing of every account of the ledger that has any */
  accounts: Type.Array(DayAccount),
  /** counts of the till and the safe, the first one first */
  counts: Type.Array(CashCount),
  /** of a closed day: follows from all transfers until its end; null while it is open */
  hash: nullable(Type.String()),
  closedAt: nullable(Moment),
});
const StockValue = strict({
  units: Type.Integer(),
  /** at cost, of the options with a cost price */
  cost: Type.Integer(),
  /** at today's prices */
  price: Type.Integer(),
  /** options in stock without a cost price */
  withoutCost: Type.Integer(),
  /** the 100 options with the highest value */
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
  /** `failed`: started and never finished */
  state: oneOf('running', 'done', 'failed'),
  /** number of card orders whose sums were recomputed */
  orders: Type.Integer(),
  /** payments that were queried at a bank, and those without an answer */
  attempts: Type.Integer(),
  unanswered: Type.Integer(),
  differences: Type.Array(
    strict({
      order: OpaqueId,
      number: Type.String(),
      /** the payment's number at the bank, if the difference concerns one payment */
      payment: nullable(Type.String()),
      difference: Type.String(),
    }),
  ),
  staff: Type.String(),
  startedAt: Moment,
  endedAt: nullable(Moment),
});

/** Reports for accountants. All sums in tenge. */
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
  'GET /api/office/reports/file/': forStaff('reports.read', {
    summary:
      'A report as a spreadsheet: sales of a period, the close of its last day, the stock, or the ledger with the transfers of the period; or the journal of its days, always as CSV, which anybody can check',
    query: strict({
      report: ReportName,
      format: ExportFormat,
      from: Day,
      to: Day,
      /** of sales; products where it is left out */
      by: Type.Optional(SalesBy),
      lang: Type.Optional(Lang),
    }),
    file: true,
    reply: strict({}),
    refuses: ['request.invalid'],
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
export type ReportName = Static<typeof ReportName>;
export type Sales = Static<typeof Sales>;
export type DayAccount = Static<typeof DayAccount>;
export type DayClose = Static<typeof DayClose>;
export type StockValue = Static<typeof StockValue>;
export type BankComparison = Static<typeof BankComparison>;
