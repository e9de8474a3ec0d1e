/** The days of a month, and keyboard navigation between them. */
import { addDays, type Day, weekdayOf } from '#domain/delivery/calendar.ts';

export type DayState = { day: Day; state: 'open' | 'full' | 'closed'; isPeak: boolean };

/** Every day of the month that contains `day`. */
export function daysOfMonth(day: Day): Day[] {
  const first = `${day.slice(0, 7)}-01`;
  const days: Day[] = [];
  for (let one = first; one.startsWith(day.slice(0, 7)); one = addDays(one, 1)) days.push(one);
  return days;
}

/**
 * The day that a key moves to: by a day or a week, to the ends of the week, or to another month; undefined for other
 * keys.
 */
export function stepInMonth(day: Day, key: string): Day | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
    PageUp: -28,
    PageDown: 28,
  };
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}
