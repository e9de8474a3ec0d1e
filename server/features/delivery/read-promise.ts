import type { LocalText } from '#contract/shared.ts';
import { type Day, dayOf, type TimeOfDay } from '#domain/delivery/calendar.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { orderBefore, soonestDay } from '#domain/delivery/delivery.ts';
import type { DbContext } from '#server/context.ts';
import { findZones } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';

type DeliveryPromise = {
  zone: LocalText;
  /** The day standard delivery would reach the zone, ordered now. */
  soonest: Day | null;
  /** Until when today's orders still come today; null when that is over, or never was. */
  orderBefore: TimeOfDay | null;
  fee: number;
  freeFrom: number | null;
};
/** The first day on which goods can reach the home zone, by their lead time; null while nobody knows one. */
export type SoonestOf = (leadDays: number) => Day | null;

/** What the shop promises to each of its zones right now, the home zone first. */
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

/** On which day goods reach the home zone. */
export async function readSoonest(ctx: DbContext): Promise<SoonestOf> {
  const [home] = await readPromises(ctx);
  return home?.soonestOf ?? (() => null);
}
