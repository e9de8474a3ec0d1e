import type { officeSettings } from '#contract/payments/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { saveSettings, showSettings } from './payment-settings.ts';

export const officeSettingsHandlers: Handlers<Context, typeof officeSettings> = {
  'GET /api/office/settings/': async (ctx) => ({ data: await showSettings(ctx, ctx.db) }),
  'PUT /api/office/settings/': async (ctx, call) => ({ data: await saveSettings(ctx, call.body, call) }),
};
