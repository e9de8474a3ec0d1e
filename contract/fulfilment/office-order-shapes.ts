import { type Static, Type } from 'typebox';
import { OfficeDeed } from '#contract/couriers/office-deed.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { staffActionNames, staffMoves } from '#domain/staff-moves.ts';
import {
  Bank,
  OrderDeliveryMethod,
  OrderAddress,
  OrderDelivery,
  OrderGift,
  OrderItem,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Totals,
} from '#contract/orders/shop.ts';
import {
  Day,
  Id,
  LocalText,
  Moment,
  Money,
  nullable,
  oneOf,
  OpaqueId,
  strict,
  TimeOfDay,
} from '#contract/shared.ts';

/** Steps of the work; cancel and take-back are calls of their own, with rights of their own. */
export const StaffMove = oneOf(...staffMoves);
/** Everything staff may do to an order now; what the caller's role does not allow is left out. */
export const StaffAction = oneOf(...staffActionNames);

const headFields = {
  id: OpaqueId,
  number: Type.String(),
  createdAt: Moment,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  payment: PaymentMethod,
  bank: nullable(Bank),
  customer: strict({ id: Id, phone: Type.String(), name: Type.String() }),
  /** since when the order has been in this status: for the timers */
  waitingSince: Moment,
  courier: Type.String(),
  /** the courier's account, where the shop has couriers */
  courierId: nullable(Id),
  /** the agreed time was given up: another one is to be agreed on with the customer */
  needsTime: Type.Boolean(),
  /** much money on delivery from a new number: staff call and confirm before they gather the goods */
  needsCall: Type.Boolean(),
  /** its recipient is asked by SMS where it goes, and has not answered */
  awaitsRecipient: Type.Boolean(),
  /** its buyer was asked about the photo: before this moment it is not ready, unless they approve or see their change made */
  photoAskedUntil: Type.Optional(Moment),
  /** what its buyer wants changed before it leaves, in their words */
  photoChange: Type.Optional(Type.String()),
  /** the order that these goods were added to, and goes along with */
  addsTo: nullable(strict({ id: OpaqueId, number: Type.String() })),
  /** orders with goods that were added to this one after it was paid */
  additions: Type.Array(strict({ id: OpaqueId, number: Type.String(), status: OrderStatus, total: Money })),
  actions: Type.Array(StaffAction),
};
export const OfficeOrderRow = strict({
  ...headFields,
  total: Money,
  itemsCount: Type.Integer(),
  firstItem: nullable(strict({ title: LocalText, optionTitle: LocalText })),
  recipient: Type.String({ description: 'who receives it' }),
  place: nullable(LocalText),
  delivery: strict({
    method: OrderDeliveryMethod,
    day: nullable(Day),
    from: nullable(TimeOfDay),
    to: nullable(TimeOfDay),
  }),
  isGift: Type.Boolean(),
  recipientAsks: Type.Boolean(),
  comment: Type.String(),
});

export const OfficeOrderItem = strict({
  ...OrderItem.properties,
  /** the line's number in this order */
  position: Type.Integer(),
  sku: Type.String(),
  /** units whose money was given back */
  refunded: Type.Integer(),
  /** what a promo code takes off the line; left out where it is nothing */
  promo: Type.Optional(Money),
  /** what of the line went back since the recipient took something cheaper; left out where it is nothing */
  swapBack: Type.Optional(Money),
});
const TimelineRow = strict({
  at: Moment,
  event: Type.String(),
  actor: oneOf('customer', 'staff', 'system', 'bank', 'recipient'),
  staff: nullable(Type.String()),
  note: Type.String(),
  isPublic: Type.Boolean(),
});
const Attempt = strict({
  id: OpaqueId,
  bank: Bank,
  /** our number at the bank, and the bank's own */
  orderNumber: Type.String(),
  bankOrderId: nullable(Type.String()),
  amount: Money,
  state: Type.String(),
  isKept: Type.Boolean(),
  createdAt: Moment,
  paidAt: nullable(Moment),
  lastStatus: nullable(Type.Integer()),
  lastActionCode: nullable(Type.Integer()),
  events: Type.Array(
    strict({
      at: Moment,
      kind: Type.String(),
      from: nullable(Type.String()),
      to: nullable(Type.String()),
      /** the bank's answer without secrets */
      raw: Type.Unknown(),
      isAlarm: Type.Boolean(),
    }),
  ),
});
export const OfficeRefund = strict({
  id: Type.String(),
  amount: Money,
  /** `unknown`: the bank's answer is lost; staff ask the bank and decide */
  state: oneOf('claimed', 'sent', 'done', 'refused', 'unknown'),
  reason: Type.String(),
  kind: oneOf('card', 'cash'),
  staff: nullable(Type.String()),
  /** why, in the words of whoever asked for it */
  note: Type.String(),
  error: nullable(Type.String()),
  createdAt: Moment,
  updatedAt: Moment,
});
/** `updatedAt` of an order as it was read: whoever sends it is refused when somebody changed the order meanwhile. */
export const Seen = Type.Optional(Moment);
/** How money paid on delivery changes hands, and whose hands: the till's where nobody is named. */
export const HandOut = strict({
  kind: oneOf(...deliveryPayments),
  courierId: nullable(Id),
  courier: Type.String({ maxLength: 80 }),
});
export const OfficeOrder = strict({
  ...headFields,
  totals: Totals,
  /** the promo code it was ordered with */
  promo: Type.Optional(Type.String()),
  paid: Money,
  refunded: Money,
  /** what may still be given back */
  refundable: Money,
  /** of it, what goes to the certificate after all money has gone back; left out where it is nothing */
  refundableToCertificate: Type.Optional(Money),
  /** what each gift certificate paid, and what of it came back; left out where none paid */
  certificates: Type.Optional(
    Type.Array(strict({ id: Id, last4: Type.String(), tenge: Money, returned: Money })),
  ),
  /** what the shop has although it owes it, with no refund of it under way */
  owed: Money,
  /** what delivering there costs by the present fees; the agreed one is in `totals` */
  zoneFee: Money,
  expiresAt: nullable(Moment),
  items: Type.Array(OfficeOrderItem),
  delivery: strict({ ...OrderDelivery.properties, slot: nullable(Type.String()) }),
  address: nullable(OrderAddress),
  gift: nullable(OrderGift),
  comment: Type.String(),
  updatedAt: Moment,
  lang: oneOf('tm', 'ru'),
  timeline: Type.Array(TimelineRow),
  /** delivery attempts that ended without delivery */
  failedAttempts: Type.Array(
    strict({
      number: Type.Integer(),
      reason: oneOf(...failedReasons),
      courier: Type.String(),
      at: Moment,
      staff: nullable(Type.String()),
    }),
  ),
  /** what couriers did at the stop, as their phones told it */
  deeds: Type.Array(OfficeDeed),
  attempts: Type.Array(Attempt),
  refunds: Type.Array(OfficeRefund),
  /** how the order was paid on delivery, and to whom: money goes back the same way unless told otherwise */
  taken: nullable(HandOut),
  messages: Type.Array(
    strict({ kind: Type.String(), state: Type.String(), createdAt: Moment, error: nullable(Type.String()) }),
  ),
});

export type StaffMove = Static<typeof StaffMove>;
export type StaffAction = Static<typeof StaffAction>;
export type OfficeOrder = Static<typeof OfficeOrder>;
export type OfficeOrderRow = Static<typeof OfficeOrderRow>;
export type OfficeRefund = Static<typeof OfficeRefund>;
