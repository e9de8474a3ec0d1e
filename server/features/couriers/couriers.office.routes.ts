import type { courierDeeds, officeDeeds } from '#contract/couriers/office.ts';
import type { officeCouriers } from '#contract/couriers/office-couriers.ts';
import type { officeRounds } from '#contract/couriers/office-rounds.ts';
import type { Context } from '#server/context.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { assignCourier } from '#server/features/fulfilment/assign-courier.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import { readCouriers } from './core/couriers.read.ts';
import { bringOwnBack, moveOwnOrder, showRound, undoOwnStep } from './show-round.ts';
import { showTakings } from './show-takings.ts';
import { joinBalance, listHandIns, takeHandIn } from './take-hand-in.ts';
import { countHandIn } from './count-hand-in.ts';
import { planRound, showPlan } from './plan-round.ts';
import { takeDeeds } from './take-deeds.ts';
import { takeProof } from './take-proof.ts';

type Deeds = (typeof courierDeeds)['POST /api/courier/deeds/'];
type Photo = (typeof courierDeeds)['PUT /api/courier/deeds/:id/photo/'];

const take: Handler<Context, Deeds> = async (ctx, call) => ({ data: await takeDeeds(ctx, call.body, call) });
const takePhoto: Handler<Context, Photo> = async (ctx, { params, body, files, actor }) => ({
  data: await takeProof(ctx, { deed: params.id, ...body, part: files['part'] }, actor.staffId),
});

export const courierDeedsHandlers: Handlers<Context, typeof courierDeeds> = {
  'POST /api/courier/deeds/': take,
  'PUT /api/courier/deeds/:id/photo/': takePhoto,
  'POST /api/courier/hand-in/': async (ctx, call) => ({ data: await countHandIn(ctx, call.body, call) }),
};

export const officeDeedsHandlers: Handlers<Context, typeof officeDeeds> = {
  'POST /api/office/round/deeds/': take,
  'PUT /api/office/round/deeds/:id/photo/': takePhoto,
};

export const officeRoundsHandlers: Handlers<Context, typeof officeRounds> = {
  'GET /api/office/rounds/:id/': async (ctx, { params }) => ({ data: await showPlan(ctx.db, params.id) }),
  'PUT /api/office/rounds/:id/': async (ctx, call) => ({
    data: await planRound(ctx, { ...call.params, ...call.body }, call),
  }),
};

export const officeCouriersHandlers: Handlers<Context, typeof officeCouriers> = {
  'GET /api/office/couriers/': async (ctx) => ({
    data: await readCouriers(ctx.db),
    purseLimit: (await readPaymentChoice(ctx.db, ctx.banks.keys())).purseLimit,
    hasPage: await hasFeature(ctx, 'courier-page'),
  }),
  'POST /api/office/couriers/assign/': async (ctx, call) => ({
    data: await assignCourier(ctx, call.body, call),
  }),
  'GET /api/office/takings/': async (ctx, { query }) => ({ data: await showTakings(ctx, query) }),
  'GET /api/office/hand-ins/': (ctx, { query }) => listHandIns(ctx, query),
  'POST /api/office/hand-ins/': async (ctx, call) => ({ data: await takeHandIn(ctx, call.body, call) }),
  'POST /api/office/hand-ins/join/': async (ctx, call) => ({
    data: await joinBalance(ctx, call.body, call),
  }),
  'GET /api/office/round/': async (ctx, { actor }) => ({ data: await showRound(ctx, actor.staffId) }),
  'POST /api/office/round/:id/move/': async (ctx, call) => ({
    data: await moveOwnOrder(ctx, { ...call.params, ...call.body }, call),
  }),
  'POST /api/office/round/:id/undo/': async (ctx, call) => ({
    data: await undoOwnStep(ctx, call.params.id, call),
  }),
  'POST /api/office/round/:id/bring-back/': async (ctx, call) => ({
    data: await bringOwnBack(ctx, { ...call.params, ...call.body }, call),
  }),
};
