import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { OrderStatus, PaymentMethod, PaymentStatus } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, LocalText, Moment, Money, nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';

/** All sums in tenge. Money counts on the day it was paid or refunded, so every row agrees with the ledger. */
export const Dashboard = strict({
  today: strict({
    day: Day,
    orders: Type.Integer(),
    /** today's payments minus today's refunds */
    revenue: Type.Integer(),
    /** orders not yet confirmed, and the time of the oldest */
    untaken: Type.Integer(),
    oldestUntaken: nullable(Moment),
    late: Type.Integer({ description: 'orders of earlier days that are not over' }),
    deliveries: Type.Integer({ description: 'orders to be delivered today that are not over' }),
    delivered: Type.Integer({ description: 'orders that were to be delivered today and are' }),
    byStatus: Type.Array(strict({ status: OrderStatus, count: Type.Integer() })),
  }),
  revenue: Type.Array(
    strict({
      /** first day of the day, week or month */
      from: Day,
      orders: Type.Integer(),
      card: Type.Integer(),
      cash: Type.Integer(),
      terminal: Type.Integer(),
      /** certificates that were paid to the shop's account */
      transfer: Type.Integer(),
      refunded: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  best: Type.Array(strict({ product: Id, title: LocalText, units: Type.Integer(), revenue: Type.Integer() })),
  out: strict({
    count: Type.Integer(),
    rows: Type.Array(
      strict({ option: Id, product: Id, title: LocalText, optionTitle: LocalText, sku: Type.String() }),
    ),
  }),
  /** options for sale at or below the shop's low-stock threshold, fewest first */
  low: strict({
    count: Type.Integer(),
    rows: Type.Array(
      strict({
        option: Id,
        product: Id,
        title: LocalText,
        optionTitle: LocalText,
        sku: Type.String(),
        free: Type.Integer(),
      }),
    ),
  }),
  /** orders without payment or with a failed one, and why */
  unpaid: Type.Array(
    strict({
      status: OrderStatus,
      payment: PaymentMethod,
      paymentStatus: PaymentStatus,
      orders: Type.Integer(),
      sum: Money,
    }),
  ),
  /** payments and refunds that need attention */
  alarms: Type.Array(strict({ order: OpaqueId, number: Type.String(), kind: Type.String(), at: Moment })),
  /**
   * true: so many unknown certificate codes were tried today that balances are shown only to signed-in customers until
   * midnight
   */
  areCodesGuessed: Type.Optional(Type.Boolean()),
  sms: Type.Array(
    strict({
      day: Day,
      /** all of the day; `waiting` are those that have not left yet */
      sent: Type.Integer(),
      delivered: Type.Integer(),
      failed: Type.Integer(),
      waiting: Type.Integer(),
    }),
  ),
});

export const officeDashboard = routes({
  'GET /api/office/dashboard/': forStaff('dashboard.read', {
    summary: 'Today, revenue, best sellers, what is out, what is unpaid and why, messages',
    query: strict({
      /** the last 30 days when left out; 400 days at most */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      by: Type.Optional(oneOf('day', 'week', 'month')),
    }),
    reply: strict({ data: Dashboard }),
    refuses: ['request.invalid'],
  }),
});

export type Dashboard = Static<typeof Dashboard>;
