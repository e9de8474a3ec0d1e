import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import type { DayState } from './month.ts';

/** The days of a delivery without slots. */
export function readPlainDays({ standard, days }: DeliveryChoice): DayState[] {
  const peaks = new Set(days.filter(({ isPeak }) => isPeak).map(({ day }) => day));
  return standard.days.map((day) => ({ day, state: 'open', isPeak: peaks.has(day) }));
}
