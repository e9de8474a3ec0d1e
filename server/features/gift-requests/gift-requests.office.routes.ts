import type { officeRequests } from '#contract/gift-requests/office.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { moderateThanks, showReported } from './moderate-thanks.ts';
import { actAtDesk, listRequests, readBarMark, showRequest } from './office-requests.ts';

export const officeRequestsHandlers: Handlers<Context, typeof officeRequests> = {
  'GET /api/office/gift-bars/': async (ctx, { query }) => ({
    data: { refusesGifts: await readBarMark(ctx, query) },
  }),
  'GET /api/office/requests/': async (ctx, { actor }) => ({
    data: await listRequests(ctx, actor.role as StaffRole),
  }),
  'GET /api/office/requests/:id/': async (ctx, { params, actor }) => ({
    data: await showRequest(ctx, params.id, actor.role as StaffRole),
  }),
  'POST /api/office/requests/:id/answer/': async (ctx, call) => ({
    data: await actAtDesk(ctx, { ...call.params, action: 'answer-request', input: call.body }, call),
  }),
  'POST /api/office/requests/:id/resend/': async (ctx, call) => ({
    data: await actAtDesk(ctx, { ...call.params, action: 'resend-request' }, call),
  }),
  'POST /api/office/requests/:id/withdraw/': async (ctx, call) => ({
    data: await actAtDesk(ctx, { ...call.params, action: 'withdraw-request' }, call),
  }),
  'GET /api/office/requests/:id/thanks/': async (ctx, { params }) => ({
    data: await showReported(ctx, params.id),
  }),
  'POST /api/office/requests/:id/judge-thanks/': async (ctx, call) => ({
    data: await moderateThanks(ctx, { ...call.params, ...call.body }, call),
  }),
};
