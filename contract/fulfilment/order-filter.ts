import { type Static, Type } from 'typebox';
import { orderViews } from '#domain/order-views.ts';
import { officePage } from '#contract/office-route.ts';
import { OrderStatus, PaymentMethod, PaymentStatus } from '#contract/orders/shop.ts';
import { Day, Id, oneOf, strict } from '#contract/shared.ts';

/** By which a list of orders is narrowed; `q` is a number, the end of a phone number, or words of names and goods. */
export const orderFilter = {
  q: officePage.q,
  status: Type.Optional(OrderStatus),
  payment_status: Type.Optional(PaymentStatus),
  payment: Type.Optional(PaymentMethod),
  day: Type.Optional(Day),
  customer: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** only orders whose payment or delivery time needs staff now; settled ones are left out */
  alarm: Type.Optional(Type.Boolean()),
  /** only those of a list that staff work through now */
  view: Type.Optional(oneOf(...orderViews)),
};
export const OrderFilter = strict(orderFilter);
export type OrderFilter = Static<typeof OrderFilter>;
