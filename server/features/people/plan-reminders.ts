/** Scheduled task: writes down the reminders of the days ahead, for customers who asked for them. */
import { dayOf } from '#domain/delivery/calendar.ts';
import { datesAhead } from '#domain/people/reminders.ts';
import type { Context } from '#server/context.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { deleteMoved, insertPlanned } from './reminders.repo.ts';

/**
 * Any number of nodes may run it: a date, its time of a year and a lead are one row. A moment that is due is a day of the calendar, so a
 * clock that was set back changes nothing about it.
 */
export async function planReminders(ctx: Pick<Context, 'db' | 'now' | 'config' | 'cache'>): Promise<void> {
  if (!(await hasFeature(ctx, 'reminders'))) return;
  const now = ctx.now();
  const days = datesAhead(dayOf(now));
  await deleteMoved(ctx.db, days, now);
  await insertPlanned(ctx.db, days, now);
}
