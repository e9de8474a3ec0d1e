/** The soonest day on which goods in stock can arrive when ordered now, by any delivery method. */
import { addDays, type Day, dayOf } from '#domain/delivery/calendar.ts';
import { expressNow, soonestDay, type WorkCalendar, type Zone } from '#domain/delivery/delivery.ts';
import { mostLeadDays, zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { firstSlotDay, slotCalendar } from '#domain/delivery/slots.ts';
import type { DbContext } from '#server/context.ts';
import { shareReading } from '#server/platform/db/share-reading.ts';
import { findPlace, findSlotRules, findTaken, findZones } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';
import type { SoonestOf } from './read-promise.ts';

/** `soonest` is for the requested place, by lead time. */
export type Arrival = { today: Day; soonest: SoonestOf };

/** How many days ahead slots are read, plus the lead time of the goods. */
const daysAhead = 14;

const nobodyKnows: SoonestOf = () => null;

/** Shared by concurrent calls, because every list needs them. */
const readWorkdays = shareReading(async (db, now: Date) => {
  const [zones, calendar] = await Promise.all([findZones(db), readCalendar(db, now)]);
  return { zones, calendar };
});

/**
 * Arrival days for a place, or for the home zone when none is known: from cutoff, lead time, and slots with capacity
 * left. `atHome` is the day of standard delivery to the home zone.
 */
export async function readArrival(ctx: DbContext, place?: number): Promise<Arrival & { atHome: SoonestOf }> {
  const now = ctx.now();
  const today = dayOf(now);
  const [{ zones, calendar }, chosen] = await Promise.all([
    readWorkdays(ctx.db, now),
    place === undefined ? undefined : findPlace(ctx.db, place),
  ]);
  const [home] = zones;
  const zone = (chosen?.isActive && zones.find(({ id }) => id === chosen.zone)) || home;
  if (!zone || !home) return { today, soonest: nobodyKnows, atHome: nobodyKnows };
  const atHome: SoonestOf = (leadDays) => soonestDay(calendar, zoneAfterMaking(home, leadDays).leadDays, now);
  // Until the cutoff standard delivery is as soon as any slot.
  const isInTime = soonestDay(calendar, 0, now) === firstSlotDay(calendar, 0, now);
  const open = isInTime ? [] : await findOpenDays(ctx, zone, calendar);
  return {
    today,
    soonest: (leadDays) => soonestBy(zoneAfterMaking(zone, leadDays), calendar, { now, open }),
    atHome,
  };
}

/** The day of standard delivery, or of an earlier slot with capacity left. */
function soonestBy(
  zone: Zone,
  calendar: WorkCalendar,
  { now, open }: { now: Date; open: readonly Day[] },
): Day | null {
  if (expressNow(zone, calendar, now) !== null) return dayOf(now);
  const standard = soonestDay(calendar, zone.leadDays, now);
  const first = firstSlotDay(calendar, zone.leadDays, now);
  const window = open.find((day) => first !== null && day >= first) ?? null;
  if (standard === null || window === null) return standard ?? window;
  return standard <= window ? standard : window;
}

/** Days on which the zone has a slot with capacity left. */
async function findOpenDays(ctx: DbContext, zone: Zone, calendar: WorkCalendar): Promise<Day[]> {
  const now = ctx.now();
  const range = { from: dayOf(now), count: daysAhead + mostLeadDays };
  const [rules, taken] = await Promise.all([findSlotRules(ctx.db, zone.id), findTaken(ctx.db, range)]);
  return slotCalendar(rules, taken, { zone, calendar, now, range })
    .filter(({ slots }) => slots.some(({ state }) => state === 'open'))
    .map(({ day }) => day);
}

/** What can be there today, and what tomorrow. */
export const nextDays = (today: Day): Day[] => [today, addDays(today, 1)];
