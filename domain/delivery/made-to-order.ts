/** Goods that are made to order: the lead time they add to the zone's, and how much of it is still ahead. */
import type { Day } from './calendar.ts';
import { soonestDay, type WorkCalendar, type Zone } from './delivery.ts';

/** The longest lead time of goods, working days. */
export const mostLeadDays = 14;

/** Goods that come together wait for the slowest; 0 for what lies ready. */
export const leadDaysOf = (goods: Iterable<{ leadDays: number }>): number =>
  Math.max(0, ...Array.from(goods, ({ leadDays }) => leadDays));

/**
 * The zone as goods reach it that take so many working days to be made. Everything that asks for a day asks this zone: the days
 * and windows that are offered, what an order may name, and what it is told. No courier is called for what is not made yet.
 */
export function zoneAfterMaking<Reached extends Zone>(zone: Reached, leadDays: number): Reached {
  if (leadDays === 0) return zone;
  return { ...zone, leadDays: zone.leadDays + leadDays, expressFee: null };
}

/** How many of their working days are still ahead, for goods that have been in the making since a moment. */
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
