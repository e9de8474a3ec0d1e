import type { orderPhotos, PhotoReport } from '#contract/parcel-photos/photos.ts';
import type { Context, DbContext } from '#server/context.ts';
import { readLinkToken } from '#server/features/links/issue-link.ts';
import { readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { answerPhotos } from './core/answer-photos.ts';
import { sendPhoto } from './core/show-photos.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { showByLink } from './core/show-photos.ts';

/**
 * Photos of a parcel for its buyer. An `<img>` cannot send a bearer token, so signed-in customers fetch the picture by
 * the order's link, too. Somebody else's order is answered as not found.
 */
export const orderPhotosHandlers: Handlers<Context, typeof orderPhotos> = {
  'GET /api/order/photos/:id/': async (ctx, { actor, params }) => ({
    data: await showToCustomer(ctx, actor.customerId, params.id),
  }),
  'POST /api/order/photos/:id/answer/': async (ctx, { actor, params, body }) => {
    const { id } = await readOwnOrder(ctx.db, actor.customerId, params.id);
    await answerPhotos(ctx, id, body);
    return { data: await showToCustomer(ctx, actor.customerId, id) };
  },
  'GET /api/order-link/:token/photos/': async (ctx, { actor }) => ({
    data: await showByLink(ctx, actor.subjectId, actor.token),
  }),
  'GET /api/order-link/:token/photos/:photo/': (ctx, { actor, params }) =>
    sendPhoto(ctx, actor.subjectId, params.photo),
  'POST /api/order-link/:token/photos/answer/': async (ctx, { actor, body }) => {
    await answerPhotos(ctx, actor.subjectId, body);
    return { data: await showByLink(ctx, actor.subjectId, actor.token) };
  },
};

/** The link is issued with the first photo; without one there is nothing to show. */
async function showToCustomer(
  ctx: DbContext & Pick<Context, 'secrets'>,
  customerId: number,
  id: string,
): Promise<PhotoReport | null> {
  await readOwnOrder(ctx.db, customerId, id);
  const token = await readLinkToken(ctx, { purpose: 'order', subjectId: id });
  return token === undefined ? null : showByLink(ctx, id, token);
}
