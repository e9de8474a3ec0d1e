import { weekdayOf } from '#domain/delivery/calendar.ts';
import { dayAndMonth, daysUntil, nearDay, weekday } from './format.ts';
import type { Language } from './language.ts';

/** Name of a day to choose: yesterday to the day after tomorrow by name, any other by weekday and date. */
export function dayName(iso: string, now: Date, language: Language): string {
  const away = daysUntil(iso, now);
  if (away >= -1 && away <= 2) return nearDay(iso, now, language);
  const date = dayAndMonth(iso, language).replace(' ', '\u00a0');
  return `${weekday(weekdayOf(iso), language)}, ${date}`;
}
