import { dayOf } from '#domain/delivery/calendar.ts';
import { defaultHours } from '#domain/delivery/opening-hours.ts';
import type { WorkCalendar } from '#domain/delivery/delivery.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findCalendar } from './delivery.repo.ts';

/** The work calendar from today on: hours, days off and peak days, from staff or the defaults of the specification. */
export async function readCalendar(db: Db | Trx, now: Date): Promise<WorkCalendar> {
  const { hours, closed, peaks } = await findCalendar(db, dayOf(now));
  const days = hours && hours.length > 0 ? hours : defaultHours;
  return {
    hours: new Map(days.map(({ day, start_time, end_time }) => [day, { start: start_time, end: end_time }])),
    closedDays: new Set(closed),
    peakPercents: new Map(peaks.map(({ day, percent }) => [day, percent])),
  };
}
