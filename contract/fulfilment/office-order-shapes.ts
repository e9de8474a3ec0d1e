import { type Static, Type } from 'typebox';
import { OfficeDeed } from '#contract/couriers/office-deed.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { orderSources } from '#domain/order.ts';
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
import { rowGoods } from './office-row-goods.ts';

/** Moves of the normal workflow; cancelling and taking back are calls with permissions of their own. */
export const StaffMove = oneOf(...staffMoves);
/** Actions that are possible on an order now, filtered by the caller's permissions. */
export const StaffAction = oneOf(...staffActionNames);

const headFields = {
  id: OpaqueId,
  number: Type.String(),
  createdAt: Moment,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  payment: PaymentMethod,
  /** how it was paid in the end; left out where that is as meant */
  paidBy: Type.Optional(PaymentMethod),
  bank: nullable(Bank),
  source: oneOf(...orderSources),
  /** without a phone where somebody bought in the shop and told none */
  customer: strict({ id: Id, phone: Type.String(), name: Type.String() }),
  /** when the order entered its status, for the timers */
  waitingSince: Moment,
  courier: Type.String(),
  /** id of the courier's account, where the shop has courier accounts */
  courierId: nullable(Id),
  /** the agreed delivery time was cancelled, and a new one must be agreed with the customer */
  needsTime: Type.Boolean(),
  /** a large sum on delivery from a new number: staff call to confirm before they prepare the goods */
  needsCall: Type.Boolean(),
  /** the recipient was asked for the address by SMS and has not answered */
  awaitsRecipient: Type.Boolean(),
  /** why no answer of the recipient is expected any more: the giver, or staff on the telephone, decide */
  recipientState: Type.Optional(oneOf('declined', 'lapsed')),
  /** certificates paid all of it: nothing is due by the payment method */
  byCertificate: Type.Optional(Type.Boolean()),
  /**
   * the buyer was asked to approve the photo: until this moment the order cannot become ready, unless they approve or
   * the change they asked for is done
   */
  photoAskedUntil: Type.Optional(Moment),
  /** the change that the buyer asked for, in their words */
  photoChange: Type.Optional(Type.String()),
  /** every unit was given back: it is cancelled instead of delivered */
  nothingLeft: Type.Optional(Type.Boolean()),
  /** this order adds goods to that one and is delivered with it */
  addsTo: nullable(strict({ id: OpaqueId, number: Type.String() })),
  /** orders that add goods to this one, placed after it was paid */
  additions: Type.Array(strict({ id: OpaqueId, number: Type.String(), status: OrderStatus, total: Money })),
  actions: Type.Array(StaffAction),
};
export const OfficeOrderRow = strict({
  ...headFields,
  total: Money,
  itemsCount: Type.Integer(),
  firstItem: nullable(strict({ title: LocalText, optionTitle: LocalText })),
  ...rowGoods,
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
  /** on the board: its packer is asked for a photo before it is ready */
  lacksPhoto: Type.Optional(Type.Boolean()),
});

export const OfficeOrderItem = strict({
  ...OrderItem.properties,
  /** what it costs today, where it was not agreed when the order was placed and its price has changed */
  priceNow: Type.Optional(Money),
  /** the line's number in this order */
  position: Type.Integer(),
  sku: Type.String(),
  /** refunded units */
  refunded: Type.Integer(),
  /** discount of the promo code on the line; left out when 0 */
  promo: Type.Optional(Money),
  /** refunded because the recipient swapped to something cheaper; left out when 0 */
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
  /** our number of the attempt at the bank, and the bank's own id */
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
  /** `unknown`: the bank's answer was lost; staff ask the bank and decide */
  state: oneOf('claimed', 'sent', 'done', 'refused', 'unknown'),
  reason: Type.String(),
  /** how it goes back */
  kind: oneOf('card', 'cash', 'terminal', 'certificate'),
  staff: nullable(Type.String()),
  /** the reason, as the requester wrote it */
  note: Type.String(),
  error: nullable(Type.String()),
  createdAt: Moment,
  updatedAt: Moment,
});
/**
 * Optimistic lock: `updatedAt` of the order as it was read. If it was changed meanwhile the call is refused; without it
 * there is no check.
 */
export const Seen = Type.Optional(Moment);
/**
 * Optimistic lock of money: `money.version` of the order as it was read. When money of the order has moved since, nothing
 * is done and `data.refund` is what somebody else gave back; without it there is no check.
 */
export const SeenMoney = Type.Optional(Type.Integer({ minimum: 0 }));
/** How money is paid or refunded on delivery, and by which courier; null is the till. */
export const HandOut = strict({
  kind: oneOf(...deliveryPayments),
  courierId: nullable(Id),
  courier: Type.String({ maxLength: 80 }),
});
export const OfficeOrder = strict({
  ...headFields,
  totals: Totals,
  /** the order's promo code */
  promo: Type.Optional(Type.String()),
  paid: Money,
  refunded: Money,
  /** changes with every movement of the order's money */
  money: strict({ version: Type.Integer() }),
  /** the most that can still be refunded */
  refundable: Money,
  /** of it, the part that goes back to the certificate once all money is refunded; left out when 0 */
  refundableToCertificate: Type.Optional(Money),
  /** what each gift certificate paid, and what was returned to it; left out where none paid */
  certificates: Type.Optional(
    Type.Array(strict({ id: Id, last4: Type.String(), tenge: Money, returned: Money })),
  ),
  /** money that the shop owes the customer without a refund in progress */
  owed: Money,
  /** the delivery fee at present prices; the agreed one is in `totals` */
  zoneFee: Money,
  expiresAt: nullable(Moment),
  items: Type.Array(OfficeOrderItem),
  /** while its goods may be changed: what was agreed of each when it was placed, with the promo discount on them */
  agreed: Type.Optional(
    Type.Array(strict({ option: Id, quantity: Type.Integer(), price: Money, promo: Money })),
  ),
  delivery: strict({ ...OrderDelivery.properties, slot: nullable(Type.String()) }),
  address: nullable(OrderAddress),
  gift: nullable(OrderGift),
  comment: Type.String(),
  updatedAt: Moment,
  lang: oneOf('tm', 'ru'),
  timeline: Type.Array(TimelineRow),
  /** delivery attempts that failed */
  failedAttempts: Type.Array(
    strict({
      number: Type.Integer(),
      reason: oneOf(...failedReasons),
      courier: Type.String(),
      at: Moment,
      staff: nullable(Type.String()),
    }),
  ),
  /** deeds of couriers at the stop, as their phones reported them */
  deeds: Type.Array(OfficeDeed),
  /** delivered without the code or photo that it needed; left out when not */
  proofMissing: Type.Optional(Type.Boolean()),
  /** wrong hand-over codes sent for it; from three on no code proves anything; left out when 0 */
  wrongCodes: Type.Optional(Type.Integer()),
  attempts: Type.Array(Attempt),
  refunds: Type.Array(OfficeRefund),
  /** how the order was paid on delivery, and to whom; refunds go the same way by default */
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
