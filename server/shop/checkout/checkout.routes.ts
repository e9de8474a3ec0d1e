import type { checkout } from '#contract/checkout.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http-call.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

export const checkoutHandlers: Handlers<Context, typeof checkout> = {
  'POST /api/order/order-create/': (ctx, { actor, lang, body, idempotencyKey }) =>
    placeOrder(ctx, { customerId: actor.customerId, lang }, body, idempotencyKey),
  'POST /api/order/order-cancel/:id/': (ctx, { actor, lang, params }) =>
    cancelOrder(ctx, { customerId: actor.customerId, lang }, params.id),
  'POST /api/order/quote/': async (ctx, { body }) => ({ data: await quoteOrder(ctx, body) }),
};
