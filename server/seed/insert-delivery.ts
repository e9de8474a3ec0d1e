import type { Trx } from '#server/platform/db/db.ts';
import { closedDay, peakDays, slots, wraps, zones } from './data/delivery.ts';
import { knownPlaces } from '#server/features/delivery/known-places/known-places.ts';
import { comingDays } from './coming-days.ts';
import type { SeedNumbers } from './seed-numbers.ts';

/** Zones, places, delivery slots, special days and ways of wrapping. */
export async function insertDelivery(trx: Trx, numbers: SeedNumbers, now: Date): Promise<void> {
  await insertZones(trx);
  await insertSlots(trx, now);
  await insertWraps(trx, numbers);
}

async function insertZones(trx: Trx): Promise<void> {
  await trx
    .insertInto('zone')
    .values(
      zones.map((zone, position) => ({
        id: zone.id,
        title: zone.title,
        fee_tenge: zone.fee,
        free_from_tenge: zone.freeFrom,
        minimum_tenge: zone.minimum,
        express_fee_tenge: zone.expressFee,
        lead_days: zone.leadDays,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('place')
    .values(
      knownPlaces.map(({ region, zone, title, aliases }, position) => ({
        region,
        zone_id: zone,
        title,
        aliases: [...aliases],
        position,
      })),
    )
    .execute();
}

/** Delivery slots of a week, and the days on which they take more orders or none. */
async function insertSlots(trx: Trx, now: Date): Promise<void> {
  await trx
    .insertInto('delivery_slot')
    .values(
      slots.map(({ weekday, starts, ends, capacity, cutoffMinutes, zones: zoneIds }) => ({
        weekday,
        starts,
        ends,
        capacity,
        cutoff_minutes: cutoffMinutes,
        zone_ids: [...zoneIds],
      })),
    )
    .execute();
  await trx
    .insertInto('peak_day')
    .values(
      peakDays.flatMap(({ month, day, reason, capacityPercent }) =>
        comingDays(now, month, day).map((date) => ({ day: date, reason, capacity_percent: capacityPercent })),
      ),
    )
    .execute();
  await trx
    .insertInto('closed_day')
    .values(comingDays(now, closedDay.month, closedDay.day).map((day) => ({ day, reason: closedDay.reason })))
    .execute();
}

async function insertWraps(trx: Trx, numbers: SeedNumbers): Promise<void> {
  await trx
    .insertInto('wrap')
    .values(
      wraps.map(({ title, price, picture }, position) => ({
        title,
        price_tenge: price,
        picture_id: numbers.picture(picture),
        position,
      })),
    )
    .execute();
}
