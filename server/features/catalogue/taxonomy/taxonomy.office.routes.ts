import type { officeTaxonomy } from '#contract/catalogue/office-taxonomy.ts';
import type { officeReviews } from '#contract/catalogue/office-reviews.ts';
import { resources } from '#contract/resources.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import {
  brandRecords,
  categoryRecords,
  ideaRecords,
  occasionRecords,
  recipientRecords,
} from './taxonomy-records.ts';
import { reviewRecords } from '#server/features/catalogue/reviews/review-records.ts';
import { crudHandlers, listRecords, saveRecord, showRecord } from '#server/features/audit/crud-with-audit.ts';

export const officeTaxonomyHandlers: Handlers<Context, typeof officeTaxonomy> = {
  ...crudHandlers(resources.categories, () => categoryRecords),
  ...crudHandlers(resources.brands, () => brandRecords),
  ...crudHandlers(resources.ideas, () => ideaRecords),
  ...crudHandlers(resources.occasions, () => occasionRecords),
  ...crudHandlers(resources.recipients, () => recipientRecords),
};

export const officeReviewsHandlers: Handlers<Context, typeof officeReviews> = {
  'GET /api/office/reviews/': (ctx, { query }) => listRecords(ctx.db, reviewRecords, query),
  'GET /api/office/reviews/:id/': (ctx, { params }) => showRecord(ctx.db, reviewRecords, params.id),
  'PUT /api/office/reviews/:id/': (ctx, call) =>
    saveRecord(ctx, reviewRecords, call.params.id, call.body, call),
};
