import type { Context } from '#server/context.ts';
import type { TellReturned } from '#server/features/payments/refunds/finish-refund.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import { tellCustomer } from '#server/features/checkout/tell-customer.ts';

/** For the verbs that end a refund: the buyer hears that the money is back, once. */
export function tellReturned(ctx: Pick<Context, 'jobs' | 'newId' | 'now' | 'secrets'>): TellReturned {
  return async (trx, orderId) => tellCustomer(ctx, trx, 'money-returned', await lockOrder(trx, orderId));
}
