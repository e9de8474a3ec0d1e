import type { officeContent } from '#contract/content/office.ts';
import type { officeSettings } from '#contract/payments/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { bannerRecords } from './banner-records.ts';
import { keepHomeSections, showHomeSections } from './home-sections.ts';
import {
  dropRecord,
  keepRecord,
  listRecords,
  orderRecords,
  showRecord,
} from '#server/features/audit/crud-with-audit.ts';
import { keepSettings, showSettings } from '#server/features/payments/payment-settings.ts';
import { keepSmsText, listSmsTexts } from '#server/features/notifications/manage-templates.ts';
import { keepShopTexts, showTexts } from './manage-texts.ts';

export const officeContentHandlers: Handlers<Context, typeof officeContent> = {
  'GET /api/office/banners/': (ctx, { query }) => listRecords(ctx.db, bannerRecords(ctx.now), query),
  'GET /api/office/banners/:id/': (ctx, { params }) => showRecord(ctx.db, bannerRecords(ctx.now), params.id),
  'POST /api/office/banners/': (ctx, call) =>
    keepRecord(ctx, bannerRecords(ctx.now), undefined, call.body, call),
  'PUT /api/office/banners/:id/': (ctx, call) =>
    keepRecord(ctx, bannerRecords(ctx.now), call.params.id, call.body, call),
  'DELETE /api/office/banners/:id/': (ctx, call) =>
    dropRecord(ctx, bannerRecords(ctx.now), call.params.id, call),
  'POST /api/office/banners/order/': (ctx, call) =>
    orderRecords(ctx, bannerRecords(ctx.now), call.body.ids, call),
  'GET /api/office/home-sections/': async (ctx) => ({ data: await showHomeSections(ctx.db) }),
  'PUT /api/office/home-sections/': async (ctx, call) => ({
    data: await keepHomeSections(ctx, call.body.sections, call),
  }),
  'GET /api/office/texts/': async (ctx) => ({ data: await showTexts(ctx.db) }),
  'PUT /api/office/texts/': async (ctx, call) => ({ data: await keepShopTexts(ctx, call.body, call) }),
  'GET /api/office/sms-texts/': async (ctx) => ({ data: await listSmsTexts(ctx.db) }),
  'PUT /api/office/sms-texts/:id/': async (ctx, call) => ({
    data: await keepSmsText(ctx, call.params.id, call.body.text, call),
  }),
};

export const officeSettingsHandlers: Handlers<Context, typeof officeSettings> = {
  'GET /api/office/settings/': async (ctx) => ({ data: await showSettings(ctx, ctx.db) }),
  'PUT /api/office/settings/': async (ctx, call) => ({ data: await keepSettings(ctx, call.body, call) }),
};
