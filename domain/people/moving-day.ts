/** Holidays that the moon moves (both Eids): their days are written down year by year, and none is reckoned. */
import { addDays, type Day } from '#domain/delivery/calendar.ts';

/** A year of the moon; its next day is told of so many days before it is due. */
const moonYear = 354;
const toldDaysAhead = 90;
/** Written days that are nearer are one holiday, corrected; the moon's year is shorter, so that another may be in the same year. */
export const correctedWithin = 180;
/** Staff keep so many days of a holiday. */
export const mostMovingDays = 10;

/** The next of the days that are written down, today included. */
export function nextMoving(days: readonly Day[], today: Day): Day | null {
  return days.filter((day) => day >= today).toSorted()[0] ?? null;
}

/** A holiday without a day later than this one lacks its next: it is less than so many days ahead, or nobody knows. */
export function lastDayTooOld(today: Day): Day {
  return addDays(today, toldDaysAhead - moonYear);
}
