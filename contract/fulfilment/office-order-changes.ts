import { Type } from 'typebox';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { oneOf, OpaqueId, strict } from '#contract/shared.ts';
import { OfficeOrder } from './office-order-shapes.ts';

const byId = strict({ id: OpaqueId });
const one = strict({ data: OfficeOrder });

/** What staff agree on with the customer after the order was placed. */
export const officeOrderChanges = routes({
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
      'Another way of paying an unpaid order: on delivery, in cash or by terminal; it waits for no card money',
    params: byId,
    body: strict({ payment: oneOf(...deliveryPayments) }),
    reply: one,
    refuses: ['order.not-found', 'order.action-refused', 'payment.method-off', 'payment.not-for-gifts'],
  }),
});
