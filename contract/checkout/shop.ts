import { type Static, Type } from 'typebox';
import { CertificateUnit } from '#contract/certificates/bought.ts';
import { mostCodes } from '#domain/payments/certificate.ts';
import {
  CertificatePart,
  DeliveryMethod,
  OrderDeliveryMethod,
  orderReply,
  PaymentMethod,
  Totals,
} from '#contract/orders/shop.ts';
import { AskInput } from '#contract/recipients/request.ts';
import { routes, forCustomer, forAnyone } from '#contract/route.ts';
import { Day, Id, LocalText, Money, nullable, OpaqueId, Quantity, strict } from '#contract/shared.ts';

const OrderItemInput = strict({
  product: Id,
  option: Id,
  quantity: Quantity,
  /** Where the product is a certificate: how each unit reaches its bearer. A quote does without. */
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
  /** `NONE` where there are only certificates: no address and no fee. */
  delivery: OrderDeliveryMethod,
  slot: Type.Optional(Type.String({ maxLength: 60 })),
  gift: Type.Optional(GiftInput),
  certificate: Type.Optional(Type.String({ maxLength: 40 })),
  /** Several of them; `certificate` is not read then. */
  certificates: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: mostCodes })),
  promo: Type.Optional(Type.String({ maxLength: 40 })),
};
/** Prices and fees in it are never read: there are none. The server decides. */
export const OrderInput = strict({
  ...linesInput,
  /** One of the customer's addresses. */
  address: Type.Optional(nullable(Id)),
  /** One of the people whom the customer keeps: their name, number and address, where the order says none. */
  person: Type.Optional(Id),
  /** The giver does not know the address: the shop calls the recipient, and asks for the time as well where none is given. */
  recipientAsks: Type.Optional(Type.Boolean()),
  /** Where the recipient who is asked lives, for the fee; the home zone when it is left out. */
  place: Type.Optional(nullable(Id)),
  /** What the giver allows a recipient who is asked by a link; without it their name is shown and the home zone paid. */
  ask: Type.Optional(AskInput),
  /** The day of a standard delivery; the soonest one when it is left out. */
  day: Type.Optional(Day),
  comment: Type.Optional(Type.String({ maxLength: 500 })),
  expectedTotal: Type.Optional(Money),
});
export const QuoteInput = strict({
  ...linesInput,
  payment: Type.Optional(PaymentMethod),
  delivery: Type.Optional(OrderDeliveryMethod),
  place: Type.Optional(nullable(Id)),
  /** With `anywhere` the dearest zone is priced, wherever the place is. */
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
  /** Of all lines that named this option together. */
  quantity: Type.Integer({ minimum: 1 }),
  price: Money,
  total: Money,
  available: Type.Integer(),
});
export const Quote = strict({
  lines: Type.Array(QuoteLine),
  totals: Totals,
  /** What each certificate pays, and what is left on it then, in the order they were named; left out where none was. */
  certificates: Type.Optional(Type.Array(strict({ ...CertificatePart.properties, left: Money }))),
  unavailable: Type.Array(Unavailable),
  /** What is still missing to the zone's minimum sum and to free delivery; 0 when reached. */
  toMinimum: Money,
  toFreeDelivery: Money,
  /** Working days until the slowest of the goods is made; left out where they lie ready. */
  leadDays: Type.Optional(Type.Integer()),
});

export const NewTime = strict({
  delivery: DeliveryMethod,
  slot: Type.Optional(Type.String({ maxLength: 60 })),
  /** of a standard delivery; the soonest one when it is left out */
  day: Type.Optional(Day),
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
  'certificate.unknown',
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
  'POST /api/order/quote/': forAnyone({
    summary:
      'What these goods would cost and whether they are there; writes nothing. With a certificate or a promo code only for customers, by bearer token',
    body: QuoteInput,
    reply: strict({ data: Quote }),
    refuses: [
      'place.not-found',
      'wrap.not-found',
      'certificate.unknown',
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
export type Quote = Static<typeof Quote>;
export type QuoteLine = Static<typeof QuoteLine>;
export type Unavailable = Static<typeof Unavailable>;
