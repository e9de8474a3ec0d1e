import type { officeMyShop } from '#contract/my-shop/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { setUpShop } from './set-up-shop.ts';
import { showFirstDay } from './show-first-day.ts';

export const officeMyShopHandlers: Handlers<Context, typeof officeMyShop> = {
  'GET /api/office/my-shop/': async (ctx) => ({ data: await showFirstDay(ctx.db) }),
  'PUT /api/office/my-shop/': async (ctx, call) => ({ data: await setUpShop(ctx, call.body, call) }),
};
