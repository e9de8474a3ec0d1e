import type { courierDeeds, officeDeeds } from '#contract/couriers/office.ts';
import type { officeRounds } from '#contract/couriers/office-rounds.ts';
import type { Context } from '#server/context.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
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
