import type { ReminderFigures } from '#contract/people/office.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { lastDayTooOld } from '#domain/people/moving-day.ts';
import type { DbContext } from '#server/context.ts';
import { countSince, findUndated } from './reminders.repo.ts';

const days = 30;

/** Results of recent reminders, and holidays without a day. */
export async function countReminders(ctx: DbContext): Promise<ReminderFigures> {
  const now = ctx.now();
  const since = new Date(now.getTime() - days * 86_400_000);
  return {
    ...(await countSince(ctx.db, since)),
    undated: await listUndated(ctx),
  };
}

/** Holidays that are due soon and have no day. */
export async function listUndated({ db, now }: DbContext): Promise<ReminderFigures['undated']> {
  return findUndated(db, lastDayTooOld(dayOf(now())));
}
