import type { Context } from '#server/context.ts';
import type { NotifyRefunded } from '#server/features/payments/refunds/finish-refund.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import { notifyCustomer } from '#server/features/checkout/tell-customer.ts';

/** For the verbs that end a refund: the buyer hears that the money is back, once. */
export function notifyRefunded(ctx: Pick<Context, 'jobs' | 'newId' | 'now' | 'secrets'>): NotifyRefunded {
  return async (trx, orderId) => notifyCustomer(ctx, trx, 'money-returned', await lockOrder(trx, orderId));
}
