import type { WorkingHours } from '#contract/content/shop.ts';
import { lastOf } from '#domain/lists/last-of.ts';

type Days = Omit<WorkingHours, 'day'> & { first: number; last: number };

/** Joins consecutive days with the same hours to one row. */
export function joinDays(hours: readonly WorkingHours[]): Days[] {
  const rows: Days[] = [];
  for (const { day, start_time, end_time } of hours) {
    const row = lastOf(rows);
    if (row?.last === day - 1 && row.start_time === start_time && row.end_time === end_time) row.last = day;
    else rows.push({ first: day, last: day, start_time, end_time });
  }
  return rows;
}
