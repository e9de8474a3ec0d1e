import type { officeOccasions } from '#contract/catalogue/office-occasions.ts';
import type { officeReviews } from '#contract/catalogue/office-reviews.ts';
import type { officeShelves } from '#contract/catalogue/office-taxonomy.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { brandRecords } from './brand-records.ts';
import { categoryRecords } from './category-records.ts';
import { ideaRecords } from './idea-records.ts';
import { occasionRecords, recipientRecords } from './occasion-records.ts';
import { reviewRecords } from '#server/features/catalogue/reviews/review-records.ts';
import {
  dropRecord,
  keepRecord,
  listRecords,
  orderRecords,
  showRecord,
} from '#server/features/audit/crud-with-audit.ts';

export const officeShelvesHandlers: Handlers<Context, typeof officeShelves> = {
  'GET /api/office/categories/': (ctx, { query }) => listRecords(ctx.db, categoryRecords, query),
  'GET /api/office/categories/:id/': (ctx, { params }) => showRecord(ctx.db, categoryRecords, params.id),
  'POST /api/office/categories/': (ctx, call) => keepRecord(ctx, categoryRecords, undefined, call.body, call),
  'PUT /api/office/categories/:id/': (ctx, call) =>
    keepRecord(ctx, categoryRecords, call.params.id, call.body, call),
  'DELETE /api/office/categories/:id/': (ctx, call) => dropRecord(ctx, categoryRecords, call.params.id, call),
  'POST /api/office/categories/order/': (ctx, call) =>
    orderRecords(ctx, categoryRecords, call.body.ids, call),
  'GET /api/office/brands/': (ctx, { query }) => listRecords(ctx.db, brandRecords, query),
  'GET /api/office/brands/:id/': (ctx, { params }) => showRecord(ctx.db, brandRecords, params.id),
  'POST /api/office/brands/': (ctx, call) => keepRecord(ctx, brandRecords, undefined, call.body, call),
  'PUT /api/office/brands/:id/': (ctx, call) =>
    keepRecord(ctx, brandRecords, call.params.id, call.body, call),
  'DELETE /api/office/brands/:id/': (ctx, call) => dropRecord(ctx, brandRecords, call.params.id, call),
  'POST /api/office/brands/order/': (ctx, call) => orderRecords(ctx, brandRecords, call.body.ids, call),
  'GET /api/office/ideas/': (ctx, { query }) => listRecords(ctx.db, ideaRecords, query),
  'GET /api/office/ideas/:id/': (ctx, { params }) => showRecord(ctx.db, ideaRecords, params.id),
  'POST /api/office/ideas/': (ctx, call) => keepRecord(ctx, ideaRecords, undefined, call.body, call),
  'PUT /api/office/ideas/:id/': (ctx, call) => keepRecord(ctx, ideaRecords, call.params.id, call.body, call),
  'DELETE /api/office/ideas/:id/': (ctx, call) => dropRecord(ctx, ideaRecords, call.params.id, call),
  'POST /api/office/ideas/order/': (ctx, call) => orderRecords(ctx, ideaRecords, call.body.ids, call),
};

export const officeOccasionsHandlers: Handlers<Context, typeof officeOccasions> = {
  'GET /api/office/occasions/': (ctx, { query }) => listRecords(ctx.db, occasionRecords, query),
  'GET /api/office/occasions/:id/': (ctx, { params }) => showRecord(ctx.db, occasionRecords, params.id),
  'POST /api/office/occasions/': (ctx, call) => keepRecord(ctx, occasionRecords, undefined, call.body, call),
  'PUT /api/office/occasions/:id/': (ctx, call) =>
    keepRecord(ctx, occasionRecords, call.params.id, call.body, call),
  'DELETE /api/office/occasions/:id/': (ctx, call) => dropRecord(ctx, occasionRecords, call.params.id, call),
  'POST /api/office/occasions/order/': (ctx, call) => orderRecords(ctx, occasionRecords, call.body.ids, call),
  'GET /api/office/recipients/': (ctx, { query }) => listRecords(ctx.db, recipientRecords, query),
  'GET /api/office/recipients/:id/': (ctx, { params }) => showRecord(ctx.db, recipientRecords, params.id),
  'POST /api/office/recipients/': (ctx, call) =>
    keepRecord(ctx, recipientRecords, undefined, call.body, call),
  'PUT /api/office/recipients/:id/': (ctx, call) =>
    keepRecord(ctx, recipientRecords, call.params.id, call.body, call),
  'DELETE /api/office/recipients/:id/': (ctx, call) =>
    dropRecord(ctx, recipientRecords, call.params.id, call),
  'POST /api/office/recipients/order/': (ctx, call) =>
    orderRecords(ctx, recipientRecords, call.body.ids, call),
};

export const officeReviewsHandlers: Handlers<Context, typeof officeReviews> = {
  'GET /api/office/reviews/': (ctx, { query }) => listRecords(ctx.db, reviewRecords, query),
  'GET /api/office/reviews/:id/': (ctx, { params }) => showRecord(ctx.db, reviewRecords, params.id),
  'PUT /api/office/reviews/:id/': (ctx, call) =>
    keepRecord(ctx, reviewRecords, call.params.id, call.body, call),
};
