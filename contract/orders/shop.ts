import { type Static, Type } from 'typebox';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import { deliveryMethods, orderDeliveryMethods, orderedMethods } from '#domain/delivery/delivery.ts';
import { orderStatuses } from '#domain/order.ts';
import { orderPayments } from '#domain/payments/payment.ts';
import { returnReasons } from '#domain/payments/refund-parts.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { OrderedCertificate } from '#contract/certificates/bought.ts';
import { Region } from '#contract/delivery/shop.ts';
import { GiftRequest } from '../gift-requests/request.ts';
import { routes, forCustomer } from '#contract/route.ts';
import {
  Day,
  Id,
  LocalText,
  Moment,
  Money,
  nullable,
  OpaqueId,
  PageInfo,
  Picture,
  Quantity,
  pageQuery,
  strict,
  TimeOfDay,
  oneOf,
} from '#contract/shared.ts';

export const Bank = oneOf(...bankCodes);
export const PaymentMethod = oneOf(...paymentMethods);
export const DeliveryMethod = oneOf(...deliveryMethods);
export const OrderDeliveryMethod = oneOf(...orderDeliveryMethods);
/** What may be ordered: nobody orders what is sold in the shop itself. */
export const OrderedMethod = oneOf(...orderedMethods);
export const OrderStatus = oneOf(...orderStatuses);
export const PaymentStatus = oneOf(...orderPayments);
export const Wrap = strict({ id: Id, title: LocalText, price: Money, picture: nullable(Picture) });

export const Totals = strict({
  goods: Money,
  wrap: Money,
  delivery: Money,
  /** What is paid for it now, where a part of it went back. */
  deliveryNow: Type.Optional(Money),
  /** Sum of all discounts. */
  discount: Money,
  /** The part of `discount` from a promo code; left out without one. */
  promo: Type.Optional(Money),
  /** The part of `discount` that gift certificates pay; left out without any. */
  certificate: Type.Optional(Money),
  total: Money,
});

/** What a gift certificate pays; `last4`: the last characters of its code. */
export const CertificatePart = strict({ last4: Type.String(), tenge: Money });

export const OrderItem = strict({
  product: Id,
  option: Id,
  title: LocalText,
  optionTitle: LocalText,
  picture: nullable(Picture),
  quantity: Quantity,
  price: Money,
  total: Money,
  /** What is paid for it now, where a part of it went back. */
  now: Type.Optional(Money),
  /** The certificates of this line, one per unit; left out for goods. */
  certificates: Type.Optional(Type.Array(OrderedCertificate)),
  /** The giver's original choice, where the recipient swapped it for this. */
  swappedFrom: Type.Optional(strict({ title: LocalText, optionTitle: LocalText })),
});
export const OrderAddress = strict({
  fullname: Type.String(),
  mobile: Type.String(),
  region: Region,
  place: Id,
  placeTitle: LocalText,
  line1: Type.String(),
  line2: Type.Optional(Type.String()),
  landmark: Type.Optional(Type.String()),
});
export const OrderDelivery = strict({
  method: OrderDeliveryMethod,
  day: nullable(Day),
  from: nullable(TimeOfDay),
  to: nullable(TimeOfDay),
  recipientAsks: Type.Boolean(),
  /** Place of a recipient who will be asked for the rest of the address. */
  askedPlace: Type.Optional(LocalText),
});
export const OrderGift = strict({
  wrap: nullable(Wrap),
  message: Type.String(),
  senderName: Type.String(),
  anonymous: Type.Boolean(),
  hidePrices: Type.Boolean(),
  recipientName: Type.String(),
  recipientMobile: Type.String(),
  doNotCall: Type.Boolean(),
});
/** Actions possible now, decided by the table in domain/order.ts. */
export const OrderAction = oneOf('pay', 'choose-time', 'cancel', 'order-again', 'review');
const rowFields = {
  id: OpaqueId,
  number: Type.String(),
  createdAt: Moment,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  payment: PaymentMethod,
  totals: Totals,
};
/** By what money comes. */
export const PaidWay = oneOf('CARD', 'CASH', 'TERMINAL', 'CERTIFICATE');
/** How an order was paid, and what of it went back. */
export const OrderMoney = strict({
  paid: Type.Array(strict({ way: PaidWay, amount: Money })),
  back: Type.Array(strict({ amount: Money, why: oneOf(...returnReasons), isUnderWay: Type.Boolean() })),
  /** What was paid less what went back. */
  inTheEnd: Money,
});
export type OrderMoney = Static<typeof OrderMoney>;
export const OrderRow = strict({
  ...rowFields,
  itemsCount: Type.Integer(),
  /** Who receives it; left out where nothing is delivered. */
  recipientName: Type.Optional(Type.String()),
  pictures: Type.Array(Picture),
  actions: Type.Array(OrderAction),
});
export const Order = strict({
  ...rowFields,
  bank: Type.Optional(Bank),
  /** The order's promo code. */
  promo: Type.Optional(Type.String()),
  /** What each gift certificate paid, minus what was returned to it, in order of spending; left out without any. */
  certificates: Type.Optional(Type.Array(CertificatePart)),
  /** Until when an unpaid online order keeps its reservation of stock. */
  expiresAt: Type.Optional(Moment),
  items: Type.Array(OrderItem),
  delivery: OrderDelivery,
  address: nullable(OrderAddress),
  gift: nullable(OrderGift),
  /** The code that the receiver reads to the courier; only shortly before delivery. */
  handOverCode: Type.Optional(Type.String()),
  comment: Type.String(),
  timeline: Type.Array(strict({ at: Moment, event: Type.String(), note: Type.Optional(Type.String()) })),
  actions: Type.Array(OrderAction),
  /** Left out before anything is paid. */
  money: Type.Optional(OrderMoney),
  /** State of the request to the recipient; left out where nobody is asked by a link. */
  request: Type.Optional(GiftRequest),
});

const byId = strict({ id: OpaqueId });
export const orderReply = strict({ data: Order, message: Type.String() });

export const orders = routes({
  'GET /api/order/order-list/:query?': forCustomer({
    summary: "The customer's orders, newest first",
    queryInPath: 'query',
    params: strict({ query: Type.Optional(Type.String({ maxLength: 200, pattern: '=' })) }),
    query: strict({ ...pageQuery, status: Type.Optional(OrderStatus) }),
    reply: strict({ data: Type.Array(OrderRow), page: PageInfo }),
  }),
  'GET /api/order/order-detail/:id/': forCustomer({
    summary: 'One order with its timeline',
    params: byId,
    reply: strict({ data: Order }),
    refuses: ['order.not-found'],
  }),
});

export type Bank = Static<typeof Bank>;
export type PaymentMethod = Static<typeof PaymentMethod>;
export type OrderDeliveryMethod = Static<typeof OrderDeliveryMethod>;
export type DeliveryMethod = Static<typeof DeliveryMethod>;
export type Wrap = Static<typeof Wrap>;
export type Totals = Static<typeof Totals>;
export type CertificatePart = Static<typeof CertificatePart>;
export type OrderItem = Static<typeof OrderItem>;
export type OrderAddress = Static<typeof OrderAddress>;
export type OrderDelivery = Static<typeof OrderDelivery>;
export type OrderGift = Static<typeof OrderGift>;
export type OrderAction = Static<typeof OrderAction>;
export type OrderRow = Static<typeof OrderRow>;
export type Order = Static<typeof Order>;
