import type { cart } from '#contract/cart/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findLines } from './cart.repo.ts';
import { saveCart } from './save-cart.ts';

export const cartHandlers: Handlers<Context, typeof cart> = {
  'GET /api/cart/': async (ctx, { actor }) => ({ data: await findLines(ctx.db, actor.customerId) }),
  'PUT /api/cart/': async (ctx, { actor, body }) => ({ data: await saveCart(ctx, actor.customerId, body) }),
};
