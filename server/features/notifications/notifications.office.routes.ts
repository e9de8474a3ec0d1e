import type { officeDuty, officeSmsTexts } from '#contract/notifications/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { saveDuty, showDuty } from './manage-duty.ts';
import { saveTemplate, listSmsTexts } from './manage-templates.ts';

export const officeSmsTextsHandlers: Handlers<Context, typeof officeSmsTexts> = {
  'GET /api/office/sms-texts/': (ctx) => listSmsTexts(ctx),
  'PUT /api/office/sms-texts/:id/': async (ctx, call) => ({
    data: await saveTemplate(ctx, call.params.id, call.body.text, call),
  }),
};

export const officeDutyHandlers: Handlers<Context, typeof officeDuty> = {
  'GET /api/office/duty/': async (ctx) => ({ data: await showDuty(ctx.db) }),
  'PUT /api/office/duty/': async (ctx, call) => ({ data: await saveDuty(ctx, call.body, call) }),
};
