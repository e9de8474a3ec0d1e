import { Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { byKey } from '#contract/refusals.ts';
import { routes } from '#contract/route.ts';
import { Second } from '#contract/staff/second.ts';
import { oneOf, OpaqueId, Quantity, strict } from '#contract/shared.ts';
import { HandOut, OfficeOrder, SeenMoney } from './office-order-shapes.ts';

const byId = strict({ id: OpaqueId });
const one = strict({ data: OfficeOrder });
const bySeen = strict({ seen: SeenMoney });

/** Refunds of an order. */
export const officeRefunds = routes({
  'POST /api/office/orders/:id/refunds/': forStaff('orders.refund', {
    idempotency: 'required',
    summary: 'Gives money back: a sum, or units of lines, as often as something is left',
    params: byId,
    body: strict({
      /** tenge; when left out, the price of the lines */
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 })),
      lines: Type.Optional(
        Type.Array(strict({ position: Type.Integer({ minimum: 1 }), quantity: Quantity }), {
          minItems: 1,
          maxItems: 100,
        }),
      ),
      /** the units in `lines` were returned and go back to stock */
      restock: Type.Optional(Type.Boolean()),
      reason: oneOf('goodwill', 'returned-goods'),
      /**
       * for money paid on delivery: how it is refunded and by whom, the till without a courier; as it was paid when
       * left out
       */
      handOut: Type.Optional(HandOut),
      /** for what goes back to certificates beyond the limit of one */
      second: Second,
      note: Type.String({ minLength: 1, maxLength: 500 }),
      seen: SeenMoney,
    }),
    reply: one,
    refuses: [
      'order.not-found',
      'order.action-refused',
      'refund.too-much',
      'refund.busy',
      'request.invalid',
      'courier.not-found',
      'record.conflict',
      'staff.wrong-credentials',
    ],
  }),
  'POST /api/office/refunds/:id/decide/': forStaff('orders.refund', {
    idempotency: 'required',
    summary: 'People asked the bank about a refund whose answer was lost, and say how it ended',
    params: byId,
    body: strict({
      ended: oneOf('done', 'refused'),
      /** for a refused refund: sends the same once more; of an ended order all that is owed */
      again: Type.Optional(Type.Boolean()),
      seen: SeenMoney,
    }),
    reply: one,
    refuses: [
      'record.not-found',
      'record.conflict',
      'request.invalid',
      'order.not-found',
      'order.action-refused',
      'refund.busy',
      'refund.too-much',
    ],
  }),
  'POST /api/office/orders/:id/return-money/': forStaff('orders.refund', {
    idempotency: 'required',
    summary: 'Starts the refund of everything that is owed on the order, once',
    params: byId,
    body: bySeen,
    reply: one,
    refuses: ['order.not-found', 'order.action-refused', 'refund.busy', 'refund.too-much', 'record.conflict'],
  }),
  'POST /api/office/orders/:id/book-refund/': forStaff('orders.refund', {
    idempotency: 'inside',
    summary: 'Books what the bank has given back and the shop does not know of; nothing is sent to the bank',
    params: byId,
    body: bySeen,
    reply: one,
    refuses: ['order.not-found', 'refund.busy', 'record.conflict', ...byKey],
  }),
  'POST /api/office/orders/:id/settle-alarms/': forStaff('orders.work', {
    summary: "A person has looked at the alarms of the order's payments: they leave the list",
    params: byId,
    reply: one,
    refuses: ['order.not-found'],
  }),
});
