import { type Static, Type } from 'typebox';
import { NewTime, newTimeRefusals, OrderTimes } from '#contract/checkout/shop.ts';
import { LinkCode, sendsCode } from '#contract/customers/link-code.ts';
import { Bank, Order, PaymentMethod } from '#contract/orders/shop.ts';
import { PaymentCheck } from '#contract/payments/shop.ts';
import { forCustomer, forLink, routes } from '#contract/route.ts';
import { nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';

const byToken = strict({ token: Type.String({ minLength: 1, maxLength: 64 }) });
const { number, createdAt, status, paymentStatus, items, totals, expiresAt, handOverCode } = Order.properties;
const { recipientAsks: _asks, askedPlace: _place, ...when } = Order.properties.delivery.properties;

/** An order as its secret link shows it: goods and delivery time, no people or places. */
export const LinkedOrder = strict({
  ...{ number, createdAt, status, paymentStatus, items, totals, expiresAt, handOverCode },
  payment: PaymentMethod,
  bank: nullable(Bank),
  delivery: strict(when),
  lang: oneOf('tm', 'ru'),
  /** It waits for card payment, and there is still time to open a bank's page. */
  isPayable: Type.Boolean(),
  /** The agreed delivery time was cancelled, and the buyer may choose another. */
  needsTime: Type.Boolean(),
  /** The buyer may cancel it, confirmed by a code sent to their number. */
  mayCancel: Type.Boolean(),
  /** The buyer may change the delivery time, once a day, confirmed by the same kind of code. */
  mayMove: Type.Optional(Type.Boolean()),
});
const Code = Type.String({ maxLength: 100 });
const wrongCode = ['phone.invalid', 'otp.wrong', 'otp.expired', 'otp.exhausted'] as const;
/** A link for somebody who waits for the delivery: its time, without goods, money or people. */
const waitingLink = {
  feature: 'order-link',
  reply: strict({ data: strict({ url: Type.String() }) }),
} as const;

export const orderLink = routes({
  'GET /api/order-link/:token/': forLink('order', {
    summary: 'The order that a link from an SMS is about; without signing in',
    params: byToken,
    reply: strict({ data: LinkedOrder }),
    refuses: ['link.not-found'],
  }),
  'POST /api/order-link/:token/pay/': forLink('order', {
    summary: "Opens the bank's payment page for it; the bank leads back to the link",
    priority: 'money',
    params: byToken,
    query: strict({ bank: Type.Optional(Bank) }),
    reply: strict({ formUrl: Type.String(), data: strict({ formUrl: Type.String() }) }),
    refuses: [
      'link.not-found',
      'order.not-found',
      'payment.not-payable',
      'payment.already-paid',
      'bank.unknown',
      'bank.unreachable',
      'bank.refused',
    ],
  }),
  'POST /api/order-link/:token/check/': forLink('order', {
    summary: 'Asks the bank where its payment stands',
    priority: 'money',
    params: byToken,
    reply: strict({ data: PaymentCheck }),
    refuses: ['link.not-found', 'order.not-found'],
  }),
  'GET /api/order-link/:token/slots/': forLink('order', {
    summary:
      'When it can be brought, where another time may be chosen; null where the shop asks somebody about it',
    params: byToken,
    reply: strict({ data: nullable(OrderTimes) }),
    refuses: ['link.not-found', 'order.not-found', 'order.action-refused', 'place.not-found'],
  }),
  'POST /api/order-link/:token/time/': forLink('order', {
    summary: 'Another time for it, as its customer chooses it; a code where the agreed one stands',
    params: byToken,
    body: strict({ ...NewTime.properties, code: Type.Optional(Code) }),
    reply: strict({ data: LinkedOrder }),
    refuses: ['link.not-found', ...newTimeRefusals, ...wrongCode],
  }),
  'POST /api/order-link/:token/cancel-code/': forLink('order', {
    summary: "Sends a code to its buyer's number, for cancelling it or moving its time",
    params: byToken,
    reply: strict({ data: LinkCode }),
    refuses: ['link.not-found', 'order.not-found', 'order.action-refused', ...sendsCode],
  }),
  'POST /api/order-link/:token/cancel/': forLink('order', {
    summary: 'Cancels it with that code, until preparing begins; what was paid goes back',
    params: byToken,
    body: strict({ code: Code }),
    reply: strict({ data: LinkedOrder }),
    refuses: ['link.not-found', 'order.not-found', 'order.action-refused', ...wrongCode],
  }),
  'POST /api/order-link/:token/waiting/': forLink('order', {
    ...waitingLink,
    summary: 'The link for whoever waits for it, the same one every time; asked by the link of its buyer',
    params: byToken,
    refuses: ['link.not-found', 'order.not-found', 'order.action-refused'],
  }),
  'POST /api/order/order-waiting/:id/': forCustomer({
    ...waitingLink,
    summary: 'The same link, asked by its customer',
    idempotency: 'none',
    params: strict({ id: OpaqueId }),
    refuses: ['order.not-found', 'order.action-refused'],
  }),
});

export type LinkedOrder = Static<typeof LinkedOrder>;
