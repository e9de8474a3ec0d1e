/** Days that come every year: holidays with a fixed date. */
import { type Day, isDay, isoDay } from '#domain/delivery/calendar.ts';

/** The next occurrence of a date, today included. 29 February waits for a leap year. */
export function nextYearly(date: { month: number; day: number }, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = isoDay(year + ahead, date.month, date.day);
    if (isDay(day) && day >= today) return day;
  }
  return null;
}
