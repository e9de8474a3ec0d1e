import type { officeDeeds } from '#contract/couriers/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { takeDeeds } from './take-deeds.ts';
import { takeProof } from './take-proof.ts';

export const officeDeedsHandlers: Handlers<Context, typeof officeDeeds> = {
  'POST /api/office/round/deeds/': async (ctx, call) => ({ data: await takeDeeds(ctx, call.body, call) }),
  'PUT /api/office/round/deeds/:id/photo/': async (ctx, { params, body, files, actor }) => ({
    data: await takeProof(ctx, { deed: params.id, ...body, part: files['part'] }, actor.staffId),
  }),
};
