import type { content } from '#contract/content/shop.ts';
import type { Context } from '#server/context.ts';
import { type Handlers, tagged } from '#server/platform/http/call.ts';
import { listBanners } from './list-banners.ts';
import { homeTags, showHomeInfo } from './show-home-info.ts';
import { showAbout, showDeliveryPayment, showPrivacy } from './show-texts.ts';

export const contentHandlers: Handlers<Context, typeof content> = {
  'GET /api/product/home-info/': async (ctx) => {
    const data = await showHomeInfo(ctx);
    return tagged({ data }, homeTags(data));
  },
  'GET /api/product/banners/': async (ctx, { query }) => ({ data: await listBanners(ctx, query.is_main) }),
  'GET /api/product/about-us/': async (ctx) => ({ data: await showAbout(ctx.db) }),
  'GET /api/product/privacy-policy/': async (ctx) => ({ data: await showPrivacy(ctx) }),
  'GET /api/order/delivery-payment/': async (ctx) => ({ data: await showDeliveryPayment(ctx.db) }),
};
