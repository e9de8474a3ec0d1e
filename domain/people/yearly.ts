/** Days that come every year: holidays with a fixed date. */
import type { Day } from '#domain/delivery/calendar.ts';

/** The next occurrence of a date, today included. 29 February waits for a leap year. */
export function nextYearly(date: { month: number; day: number }, today: Day): Day | null {
  const two = (n: number) => String(n).padStart(2, '0');
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = `${year + ahead}-${two(date.month)}-${two(date.day)}`;
    const at = Date.parse(`${day}T00:00:00Z`);
    const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
    if (exists && day >= today) return day;
  }
  return null;
}
