import type { officeOccasions } from '#contract/catalogue/office-occasions.ts';
import type { officeReviews } from '#contract/catalogue/office-reviews.ts';
import type { officeTaxonomy } from '#contract/catalogue/office-taxonomy.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { brandRecords } from './brand-records.ts';
import { categoryRecords } from './category-records.ts';
import { ideaRecords } from './idea-records.ts';
import { occasionRecords, recipientRecords } from './occasion-records.ts';
import { reviewRecords } from '#server/features/catalogue/reviews/review-records.ts';
import {
  deleteRecord,
  saveRecord,
  listRecords,
  positionRecords,
  showRecord,
} from '#server/features/audit/crud-with-audit.ts';

export const officeTaxonomyHandlers: Handlers<Context, typeof officeTaxonomy> = {
  'GET /api/office/categories/': (ctx, { query }) => listRecords(ctx.db, categoryRecords, query),
  'GET /api/office/categories/:id/': (ctx, { params }) => showRecord(ctx.db, categoryRecords, params.id),
  'POST /api/office/categories/': (ctx, call) => saveRecord(ctx, categoryRecords, undefined, call.body, call),
  'PUT /api/office/categories/:id/': (ctx, call) =>
    saveRecord(ctx, categoryRecords, call.params.id, call.body, call),
  'DELETE /api/office/categories/:id/': (ctx, call) =>
    deleteRecord(ctx, categoryRecords, call.params.id, call),
  'POST /api/office/categories/order/': (ctx, call) =>
    positionRecords(ctx, categoryRecords, call.body.ids, call),
  'GET /api/office/brands/': (ctx, { query }) => listRecords(ctx.db, brandRecords, query),
  'GET /api/office/brands/:id/': (ctx, { params }) => showRecord(ctx.db, brandRecords, params.id),
  'POST /api/office/brands/': (ctx, call) => saveRecord(ctx, brandRecords, undefined, call.body, call),
  'PUT /api/office/brands/:id/': (ctx, call) =>
    saveRecord(ctx, brandRecords, call.params.id, call.body, call),
  'DELETE /api/office/brands/:id/': (ctx, call) => deleteRecord(ctx, brandRecords, call.params.id, call),
  'POST /api/office/brands/order/': (ctx, call) => positionRecords(ctx, brandRecords, call.body.ids, call),
  'GET /api/office/ideas/': (ctx, { query }) => listRecords(ctx.db, ideaRecords, query),
  'GET /api/office/ideas/:id/': (ctx, { params }) => showRecord(ctx.db, ideaRecords, params.id),
  'POST /api/office/ideas/': (ctx, call) => saveRecord(ctx, ideaRecords, undefined, call.body, call),
  'PUT /api/office/ideas/:id/': (ctx, call) => saveRecord(ctx, ideaRecords, call.params.id, call.body, call),
  'DELETE /api/office/ideas/:id/': (ctx, call) => deleteRecord(ctx, ideaRecords, call.params.id, call),
  'POST /api/office/ideas/order/': (ctx, call) => positionRecords(ctx, ideaRecords, call.body.ids, call),
};

export const officeOccasionsHandlers: Handlers<Context, typeof officeOccasions> = {
  'GET /api/office/occasions/': (ctx, { query }) => listRecords(ctx.db, occasionRecords, query),
  'GET /api/office/occasions/:id/': (ctx, { params }) => showRecord(ctx.db, occasionRecords, params.id),
  'POST /api/office/occasions/': (ctx, call) => saveRecord(ctx, occasionRecords, undefined, call.body, call),
  'PUT /api/office/occasions/:id/': (ctx, call) =>
    saveRecord(ctx, occasionRecords, call.params.id, call.body, call),
  'DELETE /api/office/occasions/:id/': (ctx, call) =>
    deleteRecord(ctx, occasionRecords, call.params.id, call),
  'POST /api/office/occasions/order/': (ctx, call) =>
    positionRecords(ctx, occasionRecords, call.body.ids, call),
  'GET /api/office/recipients/': (ctx, { query }) => listRecords(ctx.db, recipientRecords, query),
  'GET /api/office/recipients/:id/': (ctx, { params }) => showRecord(ctx.db, recipientRecords, params.id),
  'POST /api/office/recipients/': (ctx, call) =>
    saveRecord(ctx, recipientRecords, undefined, call.body, call),
  'PUT /api/office/recipients/:id/': (ctx, call) =>
    saveRecord(ctx, recipientRecords, call.params.id, call.body, call),
  'DELETE /api/office/recipients/:id/': (ctx, call) =>
    deleteRecord(ctx, recipientRecords, call.params.id, call),
  'POST /api/office/recipients/order/': (ctx, call) =>
    positionRecords(ctx, recipientRecords, call.body.ids, call),
};

export const officeReviewsHandlers: Handlers<Context, typeof officeReviews> = {
  'GET /api/office/reviews/': (ctx, { query }) => listRecords(ctx.db, reviewRecords, query),
  'GET /api/office/reviews/:id/': (ctx, { params }) => showRecord(ctx.db, reviewRecords, params.id),
  'PUT /api/office/reviews/:id/': (ctx, call) =>
    saveRecord(ctx, reviewRecords, call.params.id, call.body, call),
};
