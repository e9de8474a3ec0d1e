import type { LocalText } from '#contract/shared.ts';
import { type Day, dayOf, type TimeOfDay } from '#domain/calendar.ts';
import { orderBefore, soonestDay } from '#domain/delivery.ts';
import type { Context } from '#server/context.ts';
import { findZones } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';

export type DeliveryPromise = {
  zone: LocalText;
  /** The day standard delivery would reach the home zone, ordered now. */
  soonest: Day | null;
  /** Until when today's orders still leave today; null on a day off. */
  orderBefore: TimeOfDay | null;
  fee: number;
  freeFrom: number | null;
};

/** What the shop promises to its home zone (the first one) right now, or null while it has no zones. */
export async function readPromise(ctx: Pick<Context, 'db' | 'now'>): Promise<DeliveryPromise | null> {
  const now = ctx.now();
  const [home] = await findZones(ctx.db);
  if (!home) return null;
  const calendar = await readCalendar(ctx.db, now);
  return {
    zone: home.title,
    soonest: soonestDay(calendar, home.leadDays, now),
    orderBefore: orderBefore(calendar, dayOf(now)),
    fee: home.fee,
    freeFrom: home.freeFrom,
  };
}
