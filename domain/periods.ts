/** Periods: days grouped into days, weeks (Monday first) or months, without a gap. */
import { addDays, type Day, weekdayOf } from '#domain/delivery/calendar.ts';
import { lastOf } from './lists/last-of.ts';

export type PeriodLength = 'day' | 'week' | 'month';

/** The first day of the period that contains a day. */
export function periodOf(day: Day, length: PeriodLength): Day {
  if (length === 'month') return `${day.slice(0, 7)}-01`;
  return length === 'week' ? addDays(day, -weekdayOf(day)) : day;
}

/** First days of every period with a day between the two, both included. */
export function periodsBetween(from: Day, to: Day, length: PeriodLength): Day[] {
  const periods: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const period = periodOf(day, length);
    if (lastOf(periods) !== period) periods.push(period);
  }
  return periods;
}

/** The number of days between two, both included. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
