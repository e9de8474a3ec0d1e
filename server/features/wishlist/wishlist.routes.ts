import type { wishlist } from '#contract/wishlist/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { saveWishlist, showWishlist } from './save-wishlist.ts';

export const wishlistHandlers: Handlers<Context, typeof wishlist> = {
  'GET /api/wishlist/': async (ctx, { actor }) => ({ data: await showWishlist(ctx, actor.customerId) }),
  'PUT /api/wishlist/': async (ctx, { actor, body }) => ({
    data: await saveWishlist(ctx, actor.customerId, body),
  }),
};
