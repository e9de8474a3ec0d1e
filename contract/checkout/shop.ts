import { type Static, Type } from 'typebox';
import { CertificateUnit } from '#contract/certificates/bought.ts';
import { certificateRefusals } from '#contract/errors.ts';
import { mostCodes } from '#domain/certificates/certificate.ts';
import {
  CertificatePart,
  DeliveryMethod,
  OrderedMethod,
  orderReply,
  PaymentMethod,
  Totals,
} from '#contract/orders/shop.ts';
import { SlotDay } from '#contract/delivery/shop.ts';
import { AskInput } from '../gift-requests/request.ts';
import { routes, forCustomer, forAnyone } from '#contract/route.ts';
import { Day, Id, LocalText, Money, nullable, OpaqueId, Quantity, strict } from '#contract/shared.ts';

const OrderItemInput = strict({
  product: Id,
  option: Id,
  quantity: Quantity,
  /** For a certificate product: how each unit is delivered. Not needed for a quote. */
  certificate: Type.Optional(Type.Array(CertificateUnit, { maxItems: 99 })),
});
export const GiftInput = strict({
  wrap: Type.Optional(nullable(Id)),
  message: Type.Optional(Type.String({ maxLength: 200 })),
  senderName: Type.Optional(Type.String({ maxLength: 80 })),
  anonymous: Type.Optional(Type.Boolean()),
  hidePrices: Type.Optional(Type.Boolean()),
  recipientName: Type.Optional(Type.String({ maxLength: 120 })),
  recipientMobile: Type.Optional(Type.String({ maxLength: 30 })),
  doNotCall: Type.Optional(Type.Boolean()),
});
const linesInput = {
  items: Type.Array(OrderItemInput, { minItems: 1, maxItems: 100 }),
  payment: PaymentMethod,
  /** `NONE` for orders of certificates only: no address and no fee. */
  delivery: OrderedMethod,
  /** Required for `SLOT`, unless the recipient is asked for the address and chooses one. */
  slot: Type.Optional(Type.String({ maxLength: 60 })),
  gift: Type.Optional(GiftInput),
  certificate: Type.Optional(Type.String({ maxLength: 40 })),
  /** Several codes; `certificate` is ignored then. */
  certificates: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: mostCodes })),
  promo: Type.Optional(Type.String({ maxLength: 40 })),
};
/** Contains no prices or fees: the server computes them. */
export const OrderInput = strict({
  ...linesInput,
  /** Id of one of the customer's addresses. */
  address: Type.Optional(nullable(Id)),
  /** A saved person of the customer: supplies name, number and address that the order does not give. */
  person: Type.Optional(Id),
  /** The giver does not know the address: the shop calls the recipient, and asks for the time too if none is given. */
  recipientAsks: Type.Optional(Type.Boolean()),
  /** For the delivery fee: the place of a recipient who is asked for the address; the home zone when left out. */
  place: Type.Optional(nullable(Id)),
  /** Options of a request to the recipient by link; by default the giver's name is shown and the home zone is paid. */
  ask: Type.Optional(AskInput),
  /** Day of a standard delivery; the earliest when left out. */
  day: Type.Optional(Day),
  comment: Type.Optional(Type.String({ maxLength: 500 })),
  expectedTotal: Type.Optional(Money),
});
export const QuoteInput = strict({
  ...linesInput,
  payment: Type.Optional(PaymentMethod),
  delivery: Type.Optional(OrderedMethod),
  place: Type.Optional(nullable(Id)),
  /** With `anywhere` the most expensive zone is charged, wherever the place is. */
  ask: Type.Optional(AskInput),
});

export const Unavailable = strict({
  product: Id,
  option: Id,
  title: LocalText,
  requested: Type.Integer(),
  available: Type.Integer(),
});
export const QuoteLine = strict({
  product: Id,
  option: Id,
  /** Summed over all lines of this option. */
  quantity: Type.Integer({ minimum: 1 }),
  price: Money,
  total: Money,
  available: Type.Integer(),
});
export const Quote = strict({
  lines: Type.Array(QuoteLine),
  totals: Totals,
  /** What each certificate pays and its balance afterwards, in the given order; left out without certificates. */
  certificates: Type.Optional(Type.Array(strict({ ...CertificatePart.properties, left: Money }))),
  unavailable: Type.Array(Unavailable),
  /** Amounts missing to the zone's minimum and to free delivery; 0 when reached. */
  toMinimum: Money,
  toFreeDelivery: Money,
  /** Working days for the slowest product to be made; left out when all are in stock. */
  leadDays: Type.Optional(Type.Integer()),
});

export const NewTime = strict({
  delivery: DeliveryMethod,
  slot: Type.Optional(Type.String({ maxLength: 60 })),
  /** of a standard delivery; the earliest when left out */
  day: Type.Optional(Day),
});
/** Days and windows that an order can still be given, without the place that they are for. */
export const OrderTimes = strict({
  days: Type.Array(SlotDay),
  standard: strict({ days: Type.Array(Day) }),
  /** Working days until the goods are made; left out where none is needed. */
  leadDays: Type.Optional(Type.Integer()),
});
export const newTimeRefusals = [
  'order.not-found',
  'order.action-refused',
  'place.not-found',
  'place.closed',
  'slot.not-found',
  'slot.full',
  'slot.closed',
  'express.unavailable',
] as const;

const orderRefusals = [
  'order.unavailable',
  'order.price-changed',
  'order.below-minimum',
  'order.too-many-unpaid',
  'order.empty',
  'address.not-found',
  'place.not-found',
  'place.closed',
  'slot.not-found',
  'slot.full',
  'slot.closed',
  'express.unavailable',
  'wrap.not-found',
  ...certificateRefusals,
  'certificate.card-only',
  'certificate.not-for-this',
  'promo.unknown',
  'promo.not-for-this',
  'payment.method-off',
  'payment.not-for-gifts',
  'person.not-found',
  'gift.recipient-unavailable',
  'gift.too-many',
  'phone.invalid',
  'idempotency.missing',
  'idempotency.mismatch',
  'idempotency.busy',
] as const;

export const checkout = routes({
  'POST /api/order/order-create/': forCustomer({
    idempotency: 'required',
    limit: 'orders',
    summary: 'Cart becomes order: all of it or none of it',
    body: OrderInput,
    reply: orderReply,
    refuses: orderRefusals,
  }),
  'POST /api/order/order-cancel/:id/': forCustomer({
    summary: 'The customer changes their mind, until preparing begins',
    params: strict({ id: OpaqueId }),
    reply: orderReply,
    refuses: ['order.not-found', 'order.action-refused'],
  }),
  'POST /api/order/order-time/:id/': forCustomer({
    summary: 'Another time for an order whose agreed one was given up, such as after nobody was at home',
    params: strict({ id: OpaqueId }),
    body: NewTime,
    reply: orderReply,
    refuses: newTimeRefusals,
  }),
  'GET /api/order/order-time/:id/': forCustomer({
    summary: 'Which times those are; null where the shop asks somebody about it',
    params: strict({ id: OpaqueId }),
    reply: strict({ data: nullable(OrderTimes) }),
    refuses: ['order.not-found', 'order.action-refused', 'place.not-found'],
  }),
  'POST /api/order/quote/': forAnyone({
    summary:
      'What these goods would cost and whether they are there; writes nothing. With a certificate or a promo code only for customers, by bearer token',
    body: QuoteInput,
    reply: strict({ data: Quote }),
    refuses: [
      'place.not-found',
      'wrap.not-found',
      ...certificateRefusals,
      'certificate.not-for-this',
      'promo.unknown',
      'promo.not-for-this',
      'express.unavailable',
      'slot.not-found',
      'slot.closed',
      'place.closed',
      'session.missing',
      'session.expired',
      'session.revoked',
      'customer.blocked',
    ],
  }),
});

export type GiftInput = Static<typeof GiftInput>;
export type OrderInput = Static<typeof OrderInput>;
export type QuoteInput = Static<typeof QuoteInput>;
export type NewTime = Static<typeof NewTime>;
export type OrderTimes = Static<typeof OrderTimes>;
export type Quote = Static<typeof Quote>;
export type QuoteLine = Static<typeof QuoteLine>;
export type Unavailable = Static<typeof Unavailable>;
