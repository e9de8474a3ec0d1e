import type { officeSteps } from '#contract/fulfilment/office-steps.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readAttemptsChosen } from '#server/features/couriers/core/delivery-attempts.read.ts';
import { bringBackAsStaff, saveAttempts } from './bring-back-as-staff.ts';
import { forecastMoves, moveMany, undoMany } from './move-many.ts';
import { undoAndShow } from './undo-as-staff.ts';

export const officeStepsHandlers: Handlers<Context, typeof officeSteps> = {
  'POST /api/office/orders/:id/bring-back/': async (ctx, call) => ({
    data: await bringBackAsStaff(ctx, { ...call.params, ...call.body }, call),
  }),
  'POST /api/office/orders/:id/undo/': async (ctx, call) => ({
    data: await undoAndShow(ctx, call.params, call),
  }),
  'POST /api/office/orders/:id/step-back/': async (ctx, call) => ({
    data: await undoAndShow(
      ctx,
      { ...call.params, reason: call.body.note, handedIn: call.body.handedIn },
      call,
    ),
  }),
  'POST /api/office/orders/move/': async (ctx, call) =>
    call.body.dryRun
      ? { data: [], forecast: await forecastMoves(ctx, call.body, call) }
      : { data: await moveMany(ctx, call.body, call) },
  'POST /api/office/orders/undo/': async (ctx, call) => ({
    data: await undoMany(ctx, call.body.orders, call),
  }),
  'GET /api/office/delivery-attempts/': async (ctx) => ({
    data: { attempts: await readAttemptsChosen(ctx.db) },
  }),
  'PUT /api/office/delivery-attempts/': async (ctx, call) => ({
    data: await saveAttempts(ctx, call.body.attempts, call),
  }),
};
