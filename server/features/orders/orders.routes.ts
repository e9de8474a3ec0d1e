import type { orders } from '#contract/orders/shop.ts';
import type { Context } from '#server/context.ts';
import { showHandOverCode } from '#server/features/couriers/core/hand-over-code.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { withCertificates, withTaken } from '#server/features/certificates/core/show-sold.ts';
import { listOrders } from './list-orders.ts';
import { showOrder } from './show-order.ts';

export const ordersHandlers: Handlers<Context, typeof orders> = {
  'GET /api/order/order-list/:query?': (ctx, { actor, query }) => listOrders(ctx, actor.customerId, query),
  'GET /api/order/order-detail/:id/': async (ctx, { actor, params }) => {
    const order = await showOrder(ctx.db, { ...actor, ...params, now: ctx.now() });
    const items = await withCertificates(ctx, order, 'buyer');
    const taken = await withTaken(ctx, order);
    return { data: { ...order, items, ...taken, ...(await showHandOverCode(ctx, order)) } };
  },
};
