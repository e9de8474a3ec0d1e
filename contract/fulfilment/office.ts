import { type Static, type TInteger, Type } from 'typebox';
import { type OrderView, orderViews } from '#domain/order-views.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { GiftInput, Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { certificateRefusals } from '#contract/errors.ts';
import { AddressInput } from '#contract/delivery/shop.ts';
import { forStaff, officePage, OpaqueIdList, sortBy } from '#contract/office-route.ts';
import { officeRefunds } from './office-refunds.ts';
import { HandOut, SeenMoney, OfficeOrder, OfficeOrderRow, Seen, StaffMove } from './office-order-shapes.ts';
import { DeliveryMethod, PaymentMethod } from '#contract/orders/shop.ts';
import { orderFilter } from './order-filter.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, Money, oneOf, OpaqueId, PageInfo, Quantity, strict } from '#contract/shared.ts';

const viewCounts = Object.fromEntries(orderViews.map((view) => [view, Type.Integer()])) as Record<
  OrderView,
  TInteger
>;
const byId = strict({ id: OpaqueId });
const one = strict({ data: OfficeOrder });
const note = Type.Optional(Type.String({ maxLength: 500 }));
const { label: _label, isDefault: _default, forOther: _forOther, ...AddressFields } = AddressInput.properties;
const Address = strict(AddressFields);
const deliveryRefusals = [
  'place.not-found',
  'place.closed',
  'slot.not-found',
  'slot.closed',
  'slot.full',
  'express.unavailable',
] as const;

const end = {
  params: byId,
  body: strict({
    note: Type.String({ minLength: 1, maxLength: 500 }),
    /** for money paid on delivery, as with a refund */
    handOut: Type.Optional(HandOut),
  }),
  reply: one,
  refuses: ['order.not-found', 'order.action-refused', 'courier.not-found'],
} as const;

export const officeOrders = routes({
  'GET /api/office/orders/': forStaff('orders.read', {
    summary: 'Orders; `q` is a number, the end of a phone number, or words of names and goods',
    query: strict({
      ...officePage,
      ids: Type.Optional(OpaqueIdList),
      ...orderFilter,
      sort: sortBy('createdAt', 'number', 'total', 'deliveryDay'),
    }),
    reply: strict({ data: Type.Array(OfficeOrderRow), page: PageInfo }),
  }),
  'GET /api/office/orders/views/': forStaff('orders.read', {
    summary: 'How many orders each view of the list finds now',
    reply: strict({ data: Type.Object(viewCounts, { additionalProperties: false }) }),
  }),
  'GET /api/office/orders/:id/': forStaff('orders.read', {
    summary: "One order with timeline, payment attempts, the bank's answers, refunds and messages",
    params: byId,
    reply: one,
    refuses: ['order.not-found'],
  }),
  'POST /api/office/orders/': forStaff('orders.change', {
    idempotency: 'inside',
    summary:
      'An order by phone on behalf of a customer, with an Idempotency-Key; unknown numbers become customers',
    body: strict({
      customer: strict({
        phone: Type.String({ minLength: 8, maxLength: 30 }),
        name: Type.Optional(Type.String({ maxLength: 80 })),
        lang: Type.Optional(oneOf('tm', 'ru')),
      }),
      items: Type.Array(strict({ product: Id, option: Id, quantity: Quantity }), {
        minItems: 1,
        maxItems: 100,
      }),
      address: Type.Optional(Address),
      recipientAsks: Type.Optional(Type.Boolean()),
      payment: PaymentMethod,
      delivery: DeliveryMethod,
      slot: Type.Optional(Type.String({ maxLength: 60 })),
      /** of a standard delivery; the earliest when left out */
      day: Type.Optional(Day),
      gift: Type.Optional(GiftInput),
      certificate: Type.Optional(Type.String({ maxLength: 40 })),
      certificates: QuoteInput.properties.certificates,
      promo: Type.Optional(Type.String({ maxLength: 40 })),
      comment: Type.Optional(Type.String({ maxLength: 500 })),
      expectedTotal: Type.Optional(Money),
    }),
    reply: one,
    refuses: [
      ...deliveryRefusals,
      'order.unavailable',
      'order.price-changed',
      'order.below-minimum',
      'order.too-many-unpaid',
      'address.not-found',
      'address.too-many',
      'wrap.not-found',
      ...certificateRefusals,
      'certificate.card-only',
      'certificate.not-for-this',
      'promo.unknown',
      'promo.not-for-this',
      'payment.method-off',
      'payment.not-for-gifts',
      'phone.invalid',
      'customer.blocked',
      'idempotency.missing',
      'idempotency.mismatch',
      'idempotency.busy',
    ],
  }),
  'POST /api/office/orders/quote/': forStaff('orders.change', {
    summary:
      'What an order by phone would cost; with a certificate or a promo code as this caller may use it',
    body: strict({
      ...QuoteInput.properties,
      /** when left out, the caller counts as new to the shop */
      phone: Type.Optional(Type.String({ maxLength: 30 })),
    }),
    reply: strict({ data: Quote }),
    refuses: [
      ...deliveryRefusals,
      'wrap.not-found',
      ...certificateRefusals,
      'certificate.not-for-this',
      'promo.unknown',
      'promo.not-for-this',
    ],
  }),
  'POST /api/office/orders/:id/move/': forStaff('orders.work', {
    summary: 'The next step: confirm, prepare, make-ready, send, deliver',
    params: byId,
    body: strict({
      action: StaffMove,
      note,
      /** with `send`: the courier, by name or by account */
      courier: Type.Optional(Type.String({ maxLength: 80 })),
      courierId: Type.Optional(Id),
      /** with `deliver`: how an unpaid order was paid on delivery; by its own payment method when left out */
      taken: Type.Optional(oneOf(...deliveryPayments)),
      /** why a change that the buyer asked for on the photo is not made; the buyer reads it */
      changeLeft: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    }),
    reply: one,
    refuses: [
      'order.not-found',
      'order.action-refused',
      'order.awaits-buyer',
      'order.nothing-left',
      'order.change-asked',
      'courier.not-found',
      'record.too-many',
    ],
  }),
  'POST /api/office/orders/:id/cancel/': forStaff('orders.change', {
    summary: 'Cancels: goods and window are free again, money starts its way back',
    ...end,
  }),
  'POST /api/office/orders/:id/take-back/': forStaff('orders.change', {
    summary: 'The goods came back: on sale again, money starts its way back',
    idempotency: 'required',
    ...end,
    body: strict({ ...end.body.properties, seen: SeenMoney }),
    refuses: [...end.refuses, 'record.conflict'],
  }),
  'PUT /api/office/orders/:id/': forStaff('orders.change', {
    summary: 'Address, delivery and gift of an order that is not on its way; the agreed total stays',
    params: byId,
    body: strict({
      address: Type.Optional(Address),
      delivery: Type.Optional(
        strict({
          method: DeliveryMethod,
          slot: Type.Optional(Type.String({ maxLength: 60 })),
          day: Type.Optional(Day),
        }),
      ),
      gift: Type.Optional(
        strict({
          message: Type.Optional(Type.String({ maxLength: 200 })),
          senderName: Type.Optional(Type.String({ maxLength: 80 })),
          anonymous: Type.Optional(Type.Boolean()),
          hidePrices: Type.Optional(Type.Boolean()),
          recipientName: Type.Optional(Type.String({ maxLength: 120 })),
          recipientMobile: Type.Optional(Type.String({ maxLength: 30 })),
          doNotCall: Type.Optional(Type.Boolean()),
        }),
      ),
      comment: Type.Optional(Type.String({ maxLength: 500 })),
      seen: Seen,
    }),
    reply: one,
    refuses: [
      'order.not-found',
      'order.action-refused',
      'record.conflict',
      'payment.not-for-gifts',
      'request.invalid',
      ...deliveryRefusals,
    ],
  }),
  'POST /api/office/orders/:id/notes/': forStaff('orders.work', {
    summary: 'A note on the timeline; the customer sees it only when told so',
    params: byId,
    body: strict({
      text: Type.String({ minLength: 1, maxLength: 500 }),
      isPublic: Type.Optional(Type.Boolean()),
    }),
    reply: one,
    refuses: ['order.not-found'],
  }),
  'POST /api/office/orders/:id/ask-bank/': forStaff('orders.work', {
    idempotency: 'none',
    summary: 'Asks the bank now where the payment stands',
    params: byId,
    reply: one,
    refuses: ['order.not-found'],
  }),
  ...officeRefunds,
});

export type StaffAddress = Static<typeof Address>;
