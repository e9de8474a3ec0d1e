/**
 * Calendar: days and times of day in the shop's time zone. Asia/Ashgabat is UTC+5 without daylight saving, so plain
 * arithmetic is exact; the current time is always a parameter.
 */

/** A local day, `2026-11-21`; days compare as strings. */
export type Day = string;
/** A time of day, `09:00`; `24:00` is the end of the day. */
export type TimeOfDay = string;

/** What the shop's clock is ahead of UTC. */
export const shopOffsetMs = 5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The shop's local day at a moment. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + shopOffsetMs).toISOString().slice(0, 10);
}

/** Minutes since local midnight. */
export function minuteOf(at: Date): number {
  return Math.floor(((at.getTime() + shopOffsetMs) % dayMs) / 60_000);
}

/** `09:30` → 570. */
export function minutesIn(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 7 → `07`. */
export function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** 2026, 3, 8 → `2026-03-08`; whether there is such a day, `isDay` says. */
export function isoDay(year: number, month: number, day: number): Day {
  return `${year}-${two(month)}-${two(day)}`;
}

/** 570 → `09:30`. */
export function timeAt(minutes: number): TimeOfDay {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 0 is Monday, as in the opening hours. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** @param days may be negative */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The month that many months later: `2026-12` and 1 give `2027-01`. */
export function addMonths(month: string, more: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + more))
    .toISOString()
    .slice(0, 7);
}

/** The moment of a local day and time. */
export function momentOf(day: Day, time: TimeOfDay): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - shopOffsetMs + minutesIn(time) * 60_000);
}

/** Whether the text names a day that exists: not 30 February. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
