import type { officeContent } from '#contract/content/office.ts';
import type { officeHours } from '#contract/content/office-hours.ts';
import type { officeWraps } from '#contract/content/office-wraps.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { bannerRecords } from './banner-records.ts';
import { wrapRecords } from './wrap-records.ts';
import { saveHours, showHours } from './hours.ts';
import { saveHomeSections, showHomeSections } from './home-sections.ts';
import {
  deleteRecord,
  saveRecord,
  listRecords,
  positionRecords,
  showRecord,
} from '#server/features/audit/crud-with-audit.ts';
import { saveShopTexts, showTexts } from './manage-texts.ts';

export const officeContentHandlers: Handlers<Context, typeof officeContent> = {
  'GET /api/office/banners/': (ctx, { query }) => listRecords(ctx.db, bannerRecords(ctx.now), query),
  'GET /api/office/banners/:id/': (ctx, { params }) => showRecord(ctx.db, bannerRecords(ctx.now), params.id),
  'POST /api/office/banners/': (ctx, call) =>
    saveRecord(ctx, bannerRecords(ctx.now), undefined, call.body, call),
  'PUT /api/office/banners/:id/': (ctx, call) =>
    saveRecord(ctx, bannerRecords(ctx.now), call.params.id, call.body, call),
  'DELETE /api/office/banners/:id/': (ctx, call) =>
    deleteRecord(ctx, bannerRecords(ctx.now), call.params.id, call),
  'POST /api/office/banners/order/': (ctx, call) =>
    positionRecords(ctx, bannerRecords(ctx.now), call.body.ids, call),
  'GET /api/office/home-sections/': async (ctx) => ({ data: await showHomeSections(ctx.db) }),
  'PUT /api/office/home-sections/': async (ctx, call) => ({
    data: await saveHomeSections(ctx, call.body.sections, call),
  }),
  'GET /api/office/texts/': async (ctx) => ({ data: await showTexts(ctx.db) }),
  'PUT /api/office/texts/': async (ctx, call) => ({ data: await saveShopTexts(ctx, call.body, call) }),
};

export const officeWrapsHandlers: Handlers<Context, typeof officeWraps> = {
  'GET /api/office/wraps/': (ctx, { query }) => listRecords(ctx.db, wrapRecords, query),
  'GET /api/office/wraps/:id/': (ctx, { params }) => showRecord(ctx.db, wrapRecords, params.id),
  'POST /api/office/wraps/': (ctx, call) => saveRecord(ctx, wrapRecords, undefined, call.body, call),
  'PUT /api/office/wraps/:id/': (ctx, call) => saveRecord(ctx, wrapRecords, call.params.id, call.body, call),
  'DELETE /api/office/wraps/:id/': (ctx, call) => deleteRecord(ctx, wrapRecords, call.params.id, call),
  'POST /api/office/wraps/order/': (ctx, call) => positionRecords(ctx, wrapRecords, call.body.ids, call),
};

export const officeHoursHandlers: Handlers<Context, typeof officeHours> = {
  'GET /api/office/hours/': async (ctx) => ({ data: await showHours(ctx.db) }),
  'PUT /api/office/hours/': async (ctx, call) => ({ data: await saveHours(ctx, call.body, call) }),
};
