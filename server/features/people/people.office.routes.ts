import type { officeReminders } from '#contract/people/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { countReminders } from './count-reminders.ts';

export const officeRemindersHandlers: Handlers<Context, typeof officeReminders> = {
  'GET /api/office/reminders/': async (ctx) => ({ data: await countReminders(ctx) }),
};
