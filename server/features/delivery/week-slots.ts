import { addDays, dayOf, weekdayOf } from '#domain/delivery/calendar.ts';
import { slotId } from '#domain/delivery/slots.ts';
import { planWeek, weekdays, weekWindows, type WeekWindow } from '#domain/delivery/week.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findTaken } from './delivery.repo.ts';
import {
  findKeptSlots,
  knowsZones,
  removeUnusedSlots,
  saveSlot,
  switchSlotsOff,
} from './office-delivery.repo.ts';

type BookedWindow = WeekWindow & { booked: number[] };

/** The windows of the week, with the orders that they have on the next seven days. */
export async function readWindows(db: Db | Trx, now: Date): Promise<BookedWindow[]> {
  const today = dayOf(now);
  const [slots, taken] = await Promise.all([findKeptSlots(db), findTaken(db, { from: today, count: 7 })]);
  const dayFor = (weekday: number) => addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return weekWindows(slots).map((window) => ({
    ...window,
    booked: weekdays.map((weekday) => {
      const id = window.slots[weekday];
      return (id && taken.get(slotId({ id }, dayFor(weekday)))) || 0;
    }),
  }));
}

/**
 * Stores the windows of the week: slots keep their ids, and with them the orders they have. Two weeks must not be saved
 * at once: the caller holds a lock.
 * @throws Refusal `request.invalid` for a zone that does not exist
 */
export async function writeWindows(trx: Trx, windows: readonly WeekWindow[]): Promise<void> {
  const zones = [...new Set(windows.flatMap((window) => window.zones))];
  if (zones.length > 0 && !(await knowsZones(trx, zones)))
    throw new Refusal('request.invalid', { field: await unknownZoneIn(trx, windows) });
  const { saved, gone } = planWeek(await findKeptSlots(trx), windows);
  for (const slot of saved) await saveSlot(trx, slot);
  const used = await removeUnusedSlots(trx, gone);
  await switchSlotsOff(trx, used);
}

async function unknownZoneIn(trx: Trx, windows: readonly WeekWindow[]): Promise<string> {
  for (const [at, { zones }] of windows.entries())
    if (!(await knowsZones(trx, zones))) return `windows.${at}.zones`;
  return 'windows';
}
