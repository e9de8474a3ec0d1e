import type { orderLink } from '#contract/checkout/order-link.ts';
import { pageAddress } from '#domain/pages.ts';
import type { Context } from '#server/context.ts';
import { showHandOverCode } from '#server/features/couriers/core/hand-over-code.ts';
import { noteLinkOpened } from '#server/features/links/find-link.ts';
import { withCertificates } from '#server/features/certificates/core/show-sold.ts';
import { readOrder, readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { checkPayment } from '../payment/check-payment.ts';
import { startPayment } from '../payment/start-payment.ts';
import { cancelByLink } from './cancel-by-link.ts';
import { chooseLinkedTime, listLinkedTimes } from './choose-linked-time.ts';
import { sendBuyerCode } from './prove-buyer.ts';
import { showLinkedOrder } from './show-linked-order.ts';
import { openWaitingLink } from './waiting-link.ts';

/** The holder of the link acts as the buyer; the handlers are those of a signed-in customer. */
export const orderLinkHandlers: Handlers<Context, typeof orderLink> = {
  'GET /api/order-link/:token/': async (ctx, { actor }) => {
    const data = await showLinkedOrder(ctx, actor.subjectId);
    await noteLinkOpened(ctx, actor);
    const code = await showHandOverCode(ctx, { id: actor.subjectId, status: data.status });
    const items = await withCertificates(ctx, { id: actor.subjectId, items: data.items }, 'link');
    return { data: { ...data, items, ...code } };
  },
  'POST /api/order-link/:token/pay/': async (ctx, { actor, query }) => {
    const { id: orderId, customer_id: customerId } = await readOrder(ctx.db, actor.subjectId);
    const returnTo = pageAddress('orderLink', actor.token);
    return startPayment(ctx, { orderId, customerId, bank: query.bank, returnTo });
  },
  'POST /api/order-link/:token/check/': async (ctx, { actor }) => {
    const { id, customer_id: customerId } = await readOrder(ctx.db, actor.subjectId);
    const { data } = await checkPayment(ctx, { customerId }, id);
    // Links are forwarded: the answer has the reader's token in place of the order's id.
    return { data: { ...data, id: actor.token } };
  },
  'GET /api/order-link/:token/slots/': async (ctx, { actor }) => ({
    data: await listLinkedTimes(ctx, actor.subjectId),
  }),
  'POST /api/order-link/:token/time/': async (ctx, { actor, lang, body }) => ({
    data: await chooseLinkedTime(ctx, actor, { ...body, lang }),
  }),
  'POST /api/order-link/:token/cancel-code/': async (ctx, { actor, ip, lang }) => ({
    data: await sendBuyerCode(ctx, actor, { ip, lang }),
  }),
  'POST /api/order-link/:token/cancel/': async (ctx, { actor, lang, body }) => ({
    data: await cancelByLink(ctx, actor, { ...body, lang }),
  }),
  'POST /api/order-link/:token/waiting/': async (ctx, { actor }) => ({
    data: await openWaitingLink(ctx, actor.subjectId),
  }),
  'POST /api/order/order-waiting/:id/': async (ctx, { actor, params }) => {
    const { id } = await readOwnOrder(ctx.db, actor.customerId, params.id);
    return { data: await openWaitingLink(ctx, id) };
  },
};
