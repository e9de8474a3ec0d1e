import type { LocalText } from '#contract/shared.ts';
import { type Day, dayOf, type TimeOfDay } from '#domain/delivery/calendar.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { orderBefore, soonestDay } from '#domain/delivery/delivery.ts';
import type { DbContext } from '#server/context.ts';
import { findZones } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';

type DeliveryPromise = {
  zone: LocalText;
  /** The day of standard delivery to the zone, ordered now. */
  soonest: Day | null;
  /** The time until which orders are delivered today; null when it has passed, or today is not possible. */
  orderBefore: TimeOfDay | null;
  fee: number;
  freeFrom: number | null;
};
/** The first delivery day in the home zone, by lead time; null while unknown. */
export type SoonestOf = (leadDays: number) => Day | null;

/** The present delivery promise for each zone, the home zone first. */
export async function readPromises(
  ctx: DbContext,
): Promise<(DeliveryPromise & { id: string; soonestOf: SoonestOf })[]> {
  const now = ctx.now();
  const today = dayOf(now);
  const [zones, calendar] = await Promise.all([findZones(ctx.db), readCalendar(ctx.db, now)]);
  return zones.map((zone) => {
    const { id, title, fee, freeFrom } = zone;
    const soonestOf: SoonestOf = (days) => soonestDay(calendar, zoneAfterMaking(zone, days).leadDays, now);
    const soonest = soonestOf(0);
    const before = soonest === today ? orderBefore(calendar, today) : null;
    return { id, zone: title, soonest, soonestOf, orderBefore: before, fee, freeFrom };
  });
}

/** The first delivery day in the home zone, by lead time. */
export async function readSoonest(ctx: DbContext): Promise<SoonestOf> {
  const [home] = await readPromises(ctx);
  return home?.soonestOf ?? (() => null);
}
