import type { officeContent } from '#contract/content/office.ts';
import type { officeFeatures } from '#contract/content/office-features.ts';
import type { officeHours } from '#contract/content/office-hours.ts';
import type { officeWeek } from '#contract/delivery/office-week.ts';
import type { officeWraps } from '#contract/content/office-wraps.ts';
import { resources } from '#contract/resources.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { saveAddOns, showAddOns } from './add-ons.ts';
import { bannerRecords } from './banner-records.ts';
import { wrapRecords } from './wrap-records.ts';
import { saveHours, showHours } from './hours.ts';
import { saveHomeSections, showHomeSections } from './home-sections.ts';
import { crudHandlers } from '#server/features/audit/crud-with-audit.ts';
import { showFeatures, switchFeature } from './manage-features.ts';
import { saveShopTexts, showTexts } from './manage-texts.ts';
import { saveWeek, showWeek } from './week.ts';

export const officeContentHandlers: Handlers<Context, typeof officeContent> = {
  ...crudHandlers(resources.banners, ({ now }) => bannerRecords(now)),
  'GET /api/office/home-sections/': async (ctx) => ({ data: await showHomeSections(ctx.db) }),
  'PUT /api/office/home-sections/': async (ctx, call) => ({
    data: await saveHomeSections(ctx, call.body.sections, call),
  }),
  'GET /api/office/add-ons/': async (ctx) => ({ data: await showAddOns(ctx.db) }),
  'PUT /api/office/add-ons/': async (ctx, call) => ({
    data: await saveAddOns(ctx, call.body.products, call),
  }),
  'GET /api/office/texts/': async (ctx) => ({ data: await showTexts(ctx.db) }),
  'PUT /api/office/texts/': async (ctx, call) => ({ data: await saveShopTexts(ctx, call.body, call) }),
};

export const officeFeaturesHandlers: Handlers<Context, typeof officeFeatures> = {
  'GET /api/office/features/': async (ctx) => ({ data: await showFeatures(ctx, ctx.db) }),
  'PUT /api/office/features/:name/': async (ctx, call) => ({
    data: await switchFeature(ctx, { ...call.params, ...call.body }, call),
  }),
};

export const officeWrapsHandlers: Handlers<Context, typeof officeWraps> = crudHandlers(
  resources.wraps,
  () => wrapRecords,
);

export const officeHoursHandlers: Handlers<Context, typeof officeHours> = {
  'GET /api/office/hours/': async (ctx) => ({ data: await showHours(ctx.db) }),
  'PUT /api/office/hours/': async (ctx, call) => ({ data: await saveHours(ctx, call.body, call) }),
};

export const officeWeekHandlers: Handlers<Context, typeof officeWeek> = {
  'GET /api/office/week/': async (ctx) => ({ data: await showWeek(ctx.db, ctx.now()) }),
  'PUT /api/office/week/': async (ctx, call) => ({ data: await saveWeek(ctx, call.body, call) }),
};
