import type { officeSmsTexts } from '#contract/notifications/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { saveTemplate, listSmsTexts } from './manage-templates.ts';

export const officeSmsTextsHandlers: Handlers<Context, typeof officeSmsTexts> = {
  'GET /api/office/sms-texts/': async (ctx) => ({ data: await listSmsTexts(ctx.db) }),
  'PUT /api/office/sms-texts/:id/': async (ctx, call) => ({
    data: await saveTemplate(ctx, call.params.id, call.body.text, call),
  }),
};
