import { type Selectable, sql } from 'kysely';
import type { Region } from '#contract/delivery/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import { addDays, type Day } from '#domain/delivery/calendar.ts';
import type { DayRange, Zone } from '#domain/delivery/delivery.ts';
import { type SlotRule, slotId } from '#domain/delivery/slots.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type PlaceRow = {
  id: number;
  region: Region;
  zone: string;
  title: LocalText;
  aliases: string[];
  isActive: boolean;
};
const zoneColumns = sql`zone.id, ${columnsAs(zoneFields, 'zone')}`;

/** All zones, in the order set by staff; the first is the home zone. Fees are in tenge. */
export async function findZones(db: Db | Trx): Promise<Zone[]> {
  return (await sql<Zone>`select ${zoneColumns} from zone order by position, id`.execute(db)).rows;
}

/** Also one that is switched off (`isActive`), as addresses saved earlier name it. */
export async function findPlace(db: Db | Trx, id: number): Promise<PlaceRow | undefined> {
  return places(db).where('id', '=', id).executeTakeFirst() as Promise<PlaceRow | undefined>;
}

/** Active places, in the order set by staff. */
export async function findActivePlaces(db: Db | Trx): Promise<PlaceRow[]> {
  return places(db).where('is_active', '=', true).orderBy('position').orderBy('id').execute() as Promise<
    PlaceRow[]
  >;
}

function places(db: Db | Trx) {
  return db
    .selectFrom('place')
    .select(['id', 'region', 'zone_id as zone', 'title', 'aliases', 'is_active as isActive']);
}

/** Weekly slots of a zone that are on, in no order. */
export async function findSlotRules(db: Db | Trx, zone: string): Promise<SlotRule[]> {
  const rows = await db
    .selectFrom('delivery_slot')
    .selectAll()
    .where('is_active', '=', true)
    .where(sql<boolean>`${zone} = any(zone_ids)`)
    .execute();
  return rows.map(shapeRule);
}

/** A weekly slot, also one that is switched off. */
export async function findSlotRule(db: Db | Trx, id: number): Promise<SlotRule | undefined> {
  const row = await db.selectFrom('delivery_slot').selectAll().where('id', '=', id).executeTakeFirst();
  return row && shapeRule(row);
}

export function shapeRule(row: Selectable<Tables['delivery_slot']>): SlotRule {
  return {
    id: row.id,
    weekday: row.weekday,
    from: row.starts,
    to: row.ends,
    capacity: row.capacity,
    cutoffMinutes: row.cutoff_minutes,
    zoneIds: row.zone_ids,
  };
}

export type CalendarRow = {
  hours: { day: number; start_time: string; end_time: string }[] | null;
  closed: Day[];
  peaks: { day: Day; percent: number }[];
};

/** Opening hours (a text of staff) and the special days from a day on, in one query, because every order needs them. */
export async function findCalendar(db: Db | Trx, from: Day): Promise<CalendarRow> {
  const { rows } = await sql<CalendarRow>`select
    (select value from shop_text where key = 'hours') as hours,
    array(select day::text from closed_day where day >= ${from}::date) as closed,
    (select coalesce(json_agg(json_build_object('day', day, 'percent', capacity_percent)), '[]')
      from peak_day where day >= ${from}::date) as peaks`.execute(db);
  return rows[0] ?? { hours: null, closed: [], peaks: [] };
}

/** Orders per slot on the days of a range, by slot id. */
export async function findTaken(db: Db | Trx, { from, count }: DayRange): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('slot_booking')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<', addDays(from, count))
    .execute();
  return new Map(rows.map((row) => [slotId({ id: row.slot_id }, row.day), row.taken]));
}

/**
 * Books one place in a slot unless `capacity` are taken: one statement, so only one order gets the last place.
 * @returns false when it is full, or staff have just removed it
 */
export async function takeSlotPlace(
  trx: Trx,
  slot: { id: number; day: Day; capacity: number },
): Promise<boolean> {
  if (slot.capacity < 1) return false;
  const { rows } = await sql`
    insert into slot_booking (slot_id, day, taken)
      select id, ${slot.day}::date, 1 from delivery_slot where id = ${slot.id} for key share
    on conflict (slot_id, day) do update set taken = slot_booking.taken + 1
      where slot_booking.taken < ${slot.capacity}
    returning taken`.execute(trx);
  return rows.length === 1;
}

/** Capacity of a slot on a day, including peak days; 0 when staff have closed it. */
export async function findCapacity(trx: Trx, slot: { id: number; day: Day }): Promise<number> {
  const { rows } = await sql<{ capacity: number }>`
    select (capacity * coalesce((select capacity_percent from peak_day where day = ${slot.day}::date), 100)) / 100 as capacity
    from delivery_slot where id = ${slot.id} and is_active
      and not exists (select 1 from closed_day where day = ${slot.day}::date)`.execute(trx);
  return rows[0]?.capacity ?? 0;
}

/** Not idempotent: the caller holds the order's lock and calls it once per booking. */
export async function giveSlotPlaceBack(trx: Trx, slot: { id: number; day: Day }): Promise<void> {
  await trx
    .updateTable('slot_booking')
    .set({ taken: sql<number>`taken - 1` })
    .where('slot_id', '=', slot.id)
    .where('day', '=', slot.day)
    .execute();
}

export type AddressRow = {
  fullname: string;
  mobile: string;
  line1: string;
  line2: string;
  landmark: string;
  place: number;
  zone: Zone;
  region: Region;
  placeTitle: LocalText;
  isActive: boolean;
};

/** One of the customer's own addresses with place and zone; somebody else's is not found. */
export async function findOwnAddress(
  db: Db | Trx,
  customerId: number,
  id: number,
): Promise<AddressRow | undefined> {
  const row = await db
    .selectFrom('address')
    .innerJoin('place', 'place.id', 'address.place_id')
    .innerJoin('zone', 'zone.id', 'place.zone_id')
    .select(['fullname', 'mobile', 'line1', 'line2', 'landmark', 'place_id as place'])
    .select(['region', 'place.title as placeTitle', 'is_active as isActive'])
    .select(sql<Zone>`(select to_json(own) from (select ${zoneColumns}) own)`.as('zone'))
    .where('address.id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row as AddressRow | undefined;
}
