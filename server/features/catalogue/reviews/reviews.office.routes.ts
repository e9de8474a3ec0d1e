import type { officeReviews } from '#contract/catalogue/office-reviews.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listRecords, saveRecord, showRecord } from '#server/features/audit/crud-with-audit.ts';
import { reviewRecords } from './review-records.ts';

export const officeReviewsHandlers: Handlers<Context, typeof officeReviews> = {
  'GET /api/office/reviews/': (ctx, { query }) => listRecords(ctx.db, reviewRecords, query),
  'GET /api/office/reviews/:id/': (ctx, { params }) => showRecord(ctx.db, reviewRecords, params.id),
  'PUT /api/office/reviews/:id/': (ctx, call) =>
    saveRecord(ctx, reviewRecords, call.params.id, call.body, call),
};
