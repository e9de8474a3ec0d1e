/** Holidays of the lunar calendar (both Eids): their days are listed by staff year by year, never computed. */
import { addDays, type Day } from '#domain/delivery/calendar.ts';

/** Days of a lunar year, and how many days before the next holiday is due a missing day is reported. */
const moonYear = 354;
const toldDaysAhead = 90;
/**
 * Listed days that are closer are corrections of one holiday; the lunar year is shorter than ours, so one of our years
 * may have the holiday twice.
 */
export const correctedWithin = 180;
/** Maximum number of listed days per holiday. */
export const mostMovingDays = 10;

/** The next listed day, today included. */
export function nextMoving(days: readonly Day[], today: Day): Day | null {
  return days.filter((day) => day >= today).sort()[0] ?? null;
}

/** A holiday whose last listed day is before this one lacks its next: that is due within `toldDaysAhead`, or unknown. */
export function lastDayTooOld(today: Day): Day {
  return addDays(today, toldDaysAhead - moonYear);
}
