import type { checkout } from '#contract/checkout/shop.ts';
import { codesOf } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findCustomer } from '#server/features/customers/sessions/find-customer.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cancelOrder } from './cancel-order.ts';
import { chooseTime } from './choose-time.ts';
import { listTimes } from './making/list-times.ts';
import { limitCodeAttempts } from './limit-code-attempts.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

/** A guest, and a session that is over, have no stored cart. */
async function findOwner(ctx: Context, bearer: string | undefined): Promise<number | undefined> {
  try {
    return (await findCustomer(ctx, bearer)).customerId;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export const checkoutHandlers: Handlers<Context, typeof checkout> = {
  'POST /api/order/order-create/': {
    // Counted outside of the order's transaction: a refusal must not roll back the count.
    around: (ctx, { actor, ip, body }, work) =>
      limitCodeAttempts(ctx, { customerId: actor.customerId, ip, codes: body }, work),
    handle: (ctx, { actor, lang, body }) => placeOrder(ctx, { customerId: actor.customerId, lang }, body),
  },
  'POST /api/order/order-cancel/:id/': (ctx, { actor, lang, params }) =>
    cancelOrder(ctx, { customerId: actor.customerId, lang }, params.id),
  'POST /api/order/order-time/:id/': (ctx, { actor, lang, params, body }) =>
    chooseTime(ctx, { customerId: actor.customerId, lang }, { ...params, ...body }),
  'GET /api/order/order-time/:id/': async (ctx, { actor, params }) => ({
    data: await listTimes(ctx, { ...params, customerId: actor.customerId }),
  }),
  // Anyone may get a quote, but only customers one with a code: their attempts can be counted.
  'POST /api/order/quote/': async (ctx, { body, bearer, ip }) => {
    if (codesOf(body).length === 0 && !body.promo)
      return { data: await quoteOrder(ctx, body, { ofCart: () => findOwner(ctx, bearer) }) };
    const { customerId } = await findCustomer(ctx, bearer);
    const quote = () => quoteOrder(ctx, body, { customerId });
    return { data: await limitCodeAttempts(ctx, { customerId, ip, codes: body }, quote) };
  },
};
