import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { OrderStatus, PaymentMethod, PaymentStatus } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, LocalText, Moment, Money, nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';

/** All sums in tenge. Money counts on the day it came or went, so every row agrees with the ledger. */
export const Dashboard = strict({
  today: strict({
    day: Day,
    orders: Type.Integer(),
    /** what came in today less what went back today */
    revenue: Type.Integer(),
    /** orders nobody has taken yet, and since when the oldest waits */
    untaken: Type.Integer(),
    oldestUntaken: nullable(Moment),
    late: Type.Integer({ description: 'orders of earlier days that are not over' }),
    deliveries: Type.Integer({ description: 'orders to be delivered today that are not over' }),
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
  /** options on sale with no more units left than the shop's own threshold, fewest first */
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
  /** orders that wait for money or lost it, and why */
  unpaid: Type.Array(
    strict({
      status: OrderStatus,
      payment: PaymentMethod,
      paymentStatus: PaymentStatus,
      orders: Type.Integer(),
      sum: Money,
    }),
  ),
  /** payments and refunds that people should look at */
  alarms: Type.Array(strict({ order: OpaqueId, number: Type.String(), kind: Type.String(), at: Moment })),
  /** so many unknown certificate codes today that balances are told to signed-in customers only, until midnight */
  areCodesGuessed: Type.Optional(Type.Boolean()),
  sms: Type.Array(
    strict({
      day: Day,
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
      /** 30 days up to today when not given; 400 days at most */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      by: Type.Optional(oneOf('day', 'week', 'month')),
    }),
    reply: strict({ data: Dashboard }),
    refuses: ['request.invalid'],
  }),
});

export type Dashboard = Static<typeof Dashboard>;
