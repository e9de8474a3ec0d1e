import type { gift, giftRequests } from '#contract/gift-requests/shop.ts';
import type { Context } from '#server/context.ts';
import { noteLinkOpened } from '#server/features/links/find-link.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import type { Handlers, LinkActor } from '#server/platform/http/call.ts';
import { answerByLink } from './answer-by-link.ts';
import { decideRequest } from './decide-request.ts';
import { declineGift } from './decline-gift.ts';
import { reportThanks, showThanksFiles } from './moderate-thanks.ts';
import { listAddressTimes, listPlaces, listTimes } from './offered-times.ts';
import { openPage, requirePass } from './open-page.ts';
import { readGiftOrder, showAnswer, showGift } from './show-gift.ts';
import { swapGift } from './swap-gift.ts';
import { thankGiver, withdrawThanks } from './thank-giver.ts';

/** For an unlocked page: acts in one transaction, then answers with the gift. */
async function actOnGift(
  ctx: Context,
  { linkId, subjectId }: LinkActor,
  { pass, act }: { pass: string; act: (trx: Trx, orderId: string) => Promise<void> },
) {
  requirePass(ctx, linkId, pass);
  await inTransaction(ctx.db, (trx) => act(trx, subjectId));
  return { data: await showGift(ctx, subjectId) };
}

export const giftHandlers: Handlers<Context, typeof gift> = {
  'GET /api/gift/:token/': async (ctx, { actor }) => {
    const data = await showGift(ctx, actor.subjectId);
    await noteLinkOpened(ctx, actor);
    return { data };
  },
  'POST /api/gift/:token/pin/': async (ctx, { actor, body }) => ({
    data: { pass: await openPage(ctx, actor, body.pin), answer: await showAnswer(ctx, actor.subjectId) },
  }),
  'GET /api/gift/:token/places/': async (ctx, { actor }) => ({
    data: await listPlaces(ctx, await readGiftOrder(ctx.db, actor.subjectId)),
  }),
  'GET /api/gift/:token/times/': async (ctx, { actor, query }) => ({
    data: (await listTimes(ctx, await readGiftOrder(ctx.db, actor.subjectId), query.place)).times,
  }),
  'POST /api/gift/:token/answer/': async (ctx, { actor, body: { pass, ...input } }) => {
    requirePass(ctx, actor.linkId, pass);
    await answerByLink(ctx, { orderId: actor.subjectId, input });
    return { data: await showGift(ctx, actor.subjectId) };
  },
  'POST /api/gift/:token/swap/': async (ctx, { actor, body: { pass, alternative } }) => {
    requirePass(ctx, actor.linkId, pass);
    await swapGift(ctx, { orderId: actor.subjectId, alternative });
    return { data: await showGift(ctx, actor.subjectId) };
  },
  'POST /api/gift/:token/decline/': (ctx, { actor, body: { pass, never } }) =>
    actOnGift(ctx, actor, { pass, act: (trx, orderId) => declineGift(ctx, trx, { orderId, never }) }),
  'POST /api/gift/:token/thanks/': async (ctx, { actor, body: { pass, text = '' }, files }) => {
    requirePass(ctx, actor.linkId, pass);
    await thankGiver(ctx, { orderId: actor.subjectId, text, files });
    return { data: await showGift(ctx, actor.subjectId) };
  },
  'DELETE /api/gift/:token/thanks/': (ctx, { actor, body: { pass } }) =>
    actOnGift(ctx, actor, { pass, act: (trx, orderId) => withdrawThanks(ctx, trx, orderId) }),
};

export const giftRequestsHandlers: Handlers<Context, typeof giftRequests> = {
  'POST /api/order/request/:id/address/': (ctx, { actor, lang, params, body }) =>
    decideRequest(ctx, { ...actor, lang }, { action: 'address', ...params, ...body }),
  'GET /api/order/request/:id/times/': async (ctx, { actor, params, query }) => ({
    data: await listAddressTimes(ctx, { ...actor, ...params, ...query }),
  }),
  'POST /api/order/request/:id/extend/': (ctx, { actor, lang, params }) =>
    decideRequest(ctx, { ...actor, lang }, { action: 'extend', ...params }),
  'POST /api/order/request/:id/resend/': (ctx, { actor, lang, params, body }) =>
    decideRequest(ctx, { ...actor, lang }, { action: 'resend', ...params, ...body }),
  'POST /api/order/request/:id/certificate/': (ctx, { actor, lang, params }) =>
    decideRequest(ctx, { ...actor, lang }, { action: 'certificate', ...params }),
  'POST /api/order/request/:id/give-up/': (ctx, { actor, lang, params }) =>
    decideRequest(ctx, { ...actor, lang }, { action: 'give-up', ...params }),
  'GET /api/order/request/:id/thanks/': async (ctx, { actor, params }) => ({
    data: await showThanksFiles(ctx, actor, params.id),
  }),
  'POST /api/order/request/:id/report-thanks/': (ctx, { actor, lang, params }) =>
    reportThanks(ctx, { ...actor, lang }, params.id),
};
