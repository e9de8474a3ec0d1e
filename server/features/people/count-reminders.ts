import type { ReminderFigures } from '#contract/people/office.ts';
import type { DbContext } from '#server/context.ts';
import { countSince, findUndated } from './reminders.repo.ts';

const days = 30;

/** What reminders brought lately, and which holidays lack a day that customers want to be reminded of. */
export async function countReminders(ctx: DbContext): Promise<ReminderFigures> {
  const since = new Date(ctx.now().getTime() - days * 86_400_000);
  return { ...(await countSince(ctx.db, since)), undated: await findUndated(ctx.db) };
}
