/** Scheduled task: plans the reminders of the days ahead, for customers who have switched them on. */
import { dayOf } from '#domain/delivery/calendar.ts';
import { datesAhead } from '#domain/people/reminders.ts';
import type { Context } from '#server/context.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { deleteMoved, insertPlanned } from './reminders.repo.ts';

/**
 * Any number of nodes may run it: a date, its occurrence and a lead are one row. When it is due depends on the calendar
 * only, so a clock that was set back changes nothing.
 */
export async function planReminders(ctx: Pick<Context, 'db' | 'now' | 'config' | 'cache'>): Promise<void> {
  if (!(await hasFeature(ctx, 'reminders'))) return;
  const now = ctx.now();
  const days = datesAhead(dayOf(now));
  await deleteMoved(ctx.db, days, now);
  await insertPlanned(ctx.db, days, now);
}
