/** Goods made to order: the lead time they add to the zone's, and how much of it is still ahead. */
import type { Day } from './calendar.ts';
import { soonestDay, type WorkCalendar, type Zone } from './delivery.ts';

/** The longest lead time of goods, working days. */
export const mostLeadDays = 14;

/** Goods delivered together wait for the longest lead time; 0 for goods in stock. */
export const leadDaysOf = (goods: Iterable<{ leadDays: number }>): number =>
  Math.max(0, ...Array.from(goods, ({ leadDays }) => leadDays));

/**
 * The zone with its lead time extended by that of the goods. Everything about delivery days uses this zone: the days
 * and slots offered, what an order may choose, and what it is told. There is no express for goods not made yet.
 */
export function zoneAfterMaking<Reached extends Zone>(zone: Reached, leadDays: number): Reached {
  if (leadDays === 0) return zone;
  return { ...zone, leadDays: zone.leadDays + leadDays, expressFee: null };
}

/** How many working days of a lead time that began at `from` are still ahead. */
export function leadDaysLeft(
  calendar: WorkCalendar,
  leadDays: number,
  { since, now }: { since: Date; now: Date },
): number {
  const made: Day | null = soonestDay(calendar, leadDays, since);
  for (let left = 0; left < leadDays; left++) {
    const day = soonestDay(calendar, left, now);
    if (made !== null && day !== null && day >= made) return left;
  }
  return leadDays;
}
