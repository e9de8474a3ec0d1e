/** The soonest day on which goods in stock can be with whoever orders now, by any way of delivery. */
import { addDays, type Day, dayOf } from '#domain/delivery/calendar.ts';
import { expressUntil, soonestDay, type WorkCalendar } from '#domain/delivery/delivery.ts';
import { slotCalendar } from '#domain/delivery/slots.ts';
import type { DbContext } from '#server/context.ts';
import { findPlace, findSlotRules, findTaken, findZones, type ZoneRow } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';

/** `soonest` is of the asked place; null while nobody knows a day. */
export type Arrival = { today: Day; soonest: Day | null };

/** Windows are looked at so far ahead. */
const daysAhead = 14;

/**
 * What the shop can keep for a place, or to the home zone where the place is not known: cut-off, lead time, and windows with room.
 * `atHome` is the day of standard delivery to the home zone.
 */
export async function readArrival(ctx: DbContext, place?: number): Promise<Arrival & { atHome: Day | null }> {
  const now = ctx.now();
  const today = dayOf(now);
  const [zones, calendar, chosen] = await Promise.all([
    findZones(ctx.db),
    readCalendar(ctx.db, now),
    place === undefined ? undefined : findPlace(ctx.db, place),
  ]);
  const [home] = zones;
  const zone = (chosen?.isActive && zones.find(({ id }) => id === chosen.zone)) || home;
  if (!zone || !home) return { today, soonest: null, atHome: null };
  const standard = soonestDay(calendar, zone.leadDays, now);
  const atHome = soonestDay(calendar, home.leadDays, now);
  const isToday = standard === today || expressUntil(zone, calendar, now) !== null;
  const soonest = isToday ? today : await findSoonest(ctx, zone, { calendar, standard });
  return { today, soonest, atHome };
}

/** The day of standard delivery, or of the first window with room before it. */
async function findSoonest(
  ctx: DbContext,
  zone: ZoneRow,
  { calendar, standard }: { calendar: WorkCalendar; standard: Day | null },
): Promise<Day | null> {
  const now = ctx.now();
  const range = { from: dayOf(now), count: daysAhead };
  const [rules, taken] = await Promise.all([findSlotRules(ctx.db, zone.id), findTaken(ctx.db, range)]);
  const open = slotCalendar(rules, taken, { zone, calendar, now, range }).find(({ slots }) =>
    slots.some(({ state }) => state === 'open'),
  );
  if (!open) return standard;
  return standard !== null && standard <= open.day ? standard : open.day;
}

/** What can be there today, and what tomorrow. */
export const nextDays = (today: Day): Day[] => [today, addDays(today, 1)];
