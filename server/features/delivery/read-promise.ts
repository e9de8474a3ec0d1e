import type { LocalText } from '#contract/shared.ts';
import { type Day, dayOf, type TimeOfDay } from '#domain/delivery/calendar.ts';
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

/** What the shop promises to its home zone (the first one) right now, or null while it has no zones. */
export async function readPromise(ctx: DbContext): Promise<DeliveryPromise | null> {
  const [home] = await readPromises(ctx);
  if (!home) return null;
  const { id: _id, ...promise } = home;
  return promise;
}

/** What the shop promises to each of its zones right now, the home zone first. */
export async function readPromises(ctx: DbContext): Promise<(DeliveryPromise & { id: string })[]> {
  const now = ctx.now();
  const today = dayOf(now);
  const [zones, calendar] = await Promise.all([findZones(ctx.db), readCalendar(ctx.db, now)]);
  return zones.map(({ id, title, leadDays, fee, freeFrom }) => {
    const soonest = soonestDay(calendar, leadDays, now);
    const before = soonest === today ? orderBefore(calendar, today) : null;
    return { id, zone: title, soonest, orderBefore: before, fee, freeFrom };
  });
}

/** The first day on which the home zone can be reached, or null while nobody knows one. */
export async function readSoonest(ctx: DbContext): Promise<Day | null> {
  return (await readPromise(ctx))?.soonest ?? null;
}
