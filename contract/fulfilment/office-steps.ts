import { Type } from 'typebox';
import { bulkMoves, bulkReasons, mostBulkOrders } from '#domain/staff-moves.ts';
import { failedReasons, mostAttempts } from '#domain/delivery/delivery-attempts.ts';
import { forStaff } from '#contract/office-route.ts';
import { DeliveryMethod } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { Day, forecastOf, forMany, nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';
import { OfficeOrder } from './office-order-shapes.ts';
import { OrderFilter } from './order-filter.ts';

const byId = strict({ id: OpaqueId });
const one = strict({ data: OfficeOrder });
const Attempts = strict({ attempts: Type.Integer({ minimum: 1, maximum: mostAttempts }) });
const orders = Type.Array(OpaqueId, { minItems: 1, maxItems: mostBulkOrders, uniqueItems: true });
/** One row per named order; `reason` is null where the move succeeded. */
const Results = Type.Array(strict({ id: OpaqueId, reason: nullable(oneOf(...bulkReasons)) }));

/** Moves that do not lead forward, and moves of many orders at once. */
export const officeSteps = routes({
  'POST /api/office/orders/:id/bring-back/': forStaff('orders.work', {
    feature: 'second-attempt',
    summary: 'Not delivered: the parcel is ready again, at another time or at one that the customer chooses',
    params: byId,
    body: strict({
      reason: oneOf(...failedReasons),
      note: Type.Optional(Type.String({ maxLength: 500 })),
      /** the agreed delivery time; without it the customer chooses */
      delivery: Type.Optional(
        strict({
          method: DeliveryMethod,
          slot: Type.Optional(Type.String({ maxLength: 60 })),
          day: Type.Optional(Day),
        }),
      ),
    }),
    reply: one,
    refuses: [
      'order.not-found',
      'order.action-refused',
      'order.attempts-spent',
      'request.invalid',
      'place.not-found',
      'place.closed',
      'slot.not-found',
      'slot.closed',
      'slot.full',
      'express.unavailable',
    ],
  }),
  'POST /api/office/orders/:id/undo/': forStaff('orders.work', {
    summary: 'Takes back the step that one has just made; its message has not left yet',
    params: byId,
    reply: one,
    refuses: ['order.not-found', 'order.action-refused', 'money.handed-in'],
  }),
  'POST /api/office/orders/:id/step-back/': forStaff('orders.change', {
    summary: 'Takes the last step back, with a reason',
    params: byId,
    body: strict({
      note: Type.String({ minLength: 1, maxLength: 500 }),
      /** true: known that the courier has handed this cash in, whose balance may fall below zero */
      handedIn: Type.Optional(Type.Boolean()),
    }),
    reply: one,
    refuses: ['order.not-found', 'order.action-refused', 'money.handed-in'],
  }),
  'POST /api/office/orders/move/': forStaff('orders.work', {
    summary:
      'The same step for many orders, each by itself; what wants a decision of its own is left with a reason',
    body: forMany({ orders }, { filter: OrderFilter, most: mostBulkOrders }, { action: oneOf(...bulkMoves) }),
    reply: strict({ data: Results, forecast: Type.Optional(forecastOf(bulkReasons, {})) }),
    refuses: ['selection.changed'],
  }),
  'POST /api/office/orders/undo/': forStaff('orders.work', {
    summary: 'Takes back the step that one has just made for many orders',
    body: strict({ orders }),
    reply: strict({ data: Results }),
    refuses: [],
  }),
  'GET /api/office/delivery-attempts/': forStaff('orders.read', {
    summary: 'Delivery attempts that an order has, the first one included',
    reply: strict({ data: Attempts }),
  }),
  'PUT /api/office/delivery-attempts/': forStaff('delivery.write', {
    summary: 'How many delivery attempts an order has',
    body: Attempts,
    reply: strict({ data: Attempts }),
  }),
});
