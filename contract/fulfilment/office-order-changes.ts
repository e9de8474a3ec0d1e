import { type Static, Type } from 'typebox';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { forStaff } from '#contract/office-route.ts';
import { Address, DeliveryChoice } from '#contract/delivery/shop.ts';
import { OrderStatus } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, Moment, Money, nullable, oneOf, OpaqueId, Quantity, strict } from '#contract/shared.ts';
import { OfficeOrder, Seen } from './office-order-shapes.ts';

const byId = strict({ id: OpaqueId });
const one = strict({ data: OfficeOrder });

/** `leadDays`: working days until the goods are made. */
const OfficeTimes = strict({ ...DeliveryChoice.properties, leadDays: Type.Integer() });

/** For calls by phone: who calls, and changes to an order that was placed. */
export const officeOrderChanges = routes({
  'GET /api/office/callers/': forStaff('orders.change', {
    summary: 'Who calls: name, addresses and last orders of a number; null for a new one',
    query: strict({ phone: Type.String({ maxLength: 30 }) }),
    reply: strict({
      data: nullable(
        strict({
          id: Id,
          name: Type.String(),
          lang: oneOf('tm', 'ru'),
          isBlocked: Type.Boolean(),
          addresses: Type.Array(Address),
          orders: Type.Array(
            strict({
              id: OpaqueId,
              number: Type.String(),
              createdAt: Moment,
              status: OrderStatus,
              total: Money,
            }),
          ),
        }),
      ),
    }),
  }),
  'GET /api/office/orders/:id/times/': forStaff('orders.change', {
    summary: 'When an order can be brought to a place, once its goods are made',
    params: byId,
    query: strict({
      place: Id,
      /** first day requested; today when left out */
      from: Type.Optional(Day),
    }),
    reply: strict({ data: OfficeTimes }),
    refuses: ['order.not-found', 'place.not-found'],
  }),
  'POST /api/office/orders/:id/link/': forStaff('orders.change', {
    feature: 'order-link',
    idempotency: 'none',
    summary: 'The secret link of an order, for sending it by hand: who has it sees the order and pays it',
    params: byId,
    reply: strict({ data: strict({ url: Type.String() }) }),
    refuses: ['order.not-found'],
  }),
  'POST /api/office/orders/:id/payment/': forStaff('orders.change', {
    summary:
      'Another way of paying an unpaid order: on delivery, and then it waits for no card money; or by card, until it is gathered, and then it waits for that money',
    params: byId,
    body: strict({ payment: oneOf(...paymentMethods) }),
    reply: one,
    refuses: ['order.not-found', 'order.action-refused', 'payment.method-off', 'payment.not-for-gifts'],
  }),
  'POST /api/office/orders/:id/additions/': forStaff('orders.change', {
    summary:
      'Goods added to an order that is paid and not packed: an order of their own without a delivery fee, paid by card, that goes along with it',
    params: byId,
    body: strict({
      items: Type.Array(strict({ product: Id, option: Id, quantity: Quantity }), {
        minItems: 1,
        maxItems: 100,
      }),
      /** the total that the customer agreed to */
      expectedTotal: Money,
    }),
    reply: one,
    refuses: [
      'order.not-found',
      'order.action-refused',
      'order.unavailable',
      'order.price-changed',
      'payment.method-off',
      'request.invalid',
      'slot.closed',
    ],
  }),
  'PUT /api/office/orders/:id/goods/': forStaff('orders.change', {
    summary:
      'Other goods in an order that is not paid and not packed: those agreed when it was placed keep their price and discount, others have the price of today; stock, sums and what is owed follow',
    params: byId,
    body: strict({
      /** all lines of the order after the change */
      items: Type.Array(strict({ product: Id, option: Id, quantity: Quantity }), {
        minItems: 1,
        maxItems: 100,
      }),
      /** optimistic lock: the total on screen, which somebody else may have changed */
      seenTotal: Money,
      seen: Seen,
      /** `zone`: charges the zone's present fee instead of the agreed one */
      fee: Type.Optional(oneOf('agreed', 'zone')),
    }),
    reply: one,
    refuses: [
      'order.not-found',
      'order.action-refused',
      'order.unavailable',
      'payment.page-open',
      'record.conflict',
      'request.invalid',
      'slot.closed',
    ],
  }),
});

export type OfficeTimes = Static<typeof OfficeTimes>;
