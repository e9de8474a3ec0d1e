import { type RawBuilder, sql } from 'kysely';
import type { OfficePlace, OfficeZone, SpecialDay } from '#contract/delivery/office.ts';
import type { KeptSlot, WeekPlan } from '#domain/delivery/week.ts';
import { columnsOf } from '#domain/fields/kinds.ts';
import { placeFields, slotFields } from '#domain/fields/place.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import { containsFolded, idsOf, listRows, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { insertRow, updateRow } from '#server/platform/db/write-rows.ts';
import { shapeRule } from './delivery.repo.ts';

export { deleteRow, insertRow, reorderRows, updateRow } from '#server/platform/db/write-rows.ts';

const zone = sql`z.id, ${columnsAs(zoneFields, 'z')}, z.position,
  (select count(*)::int from place p where p.zone_id = z.id) as "placesCount"`;
const place = sql`p.id, ${columnsAs(placeFields, 'p')}, p.position`;
const special = sql`to_char(coalesce(c.day, k.day), 'YYYY-MM-DD') as id, coalesce(c.reason, k.reason) as reason,
  c.day is not null as "isClosed", coalesce(k.capacity_percent, 100) as "capacityPercent"`;
const specialDays = sql`closed_day c full join peak_day k on k.day = c.day`;

export type ZonesFilter = { ids?: string; q?: string; sort?: string };
export async function findOfficeZones(db: Db, filter: ZonesFilter, range: Range) {
  const where = [...named(sql`z.title`, filter.q)];
  if (filter.ids !== undefined) where.push(sql`z.id = any(${filter.ids.split(',')}::text[])`);
  const sortOrder = orderBy(filter.sort, { position: sql`z.position` }, 'position', sql`z.id`);
  return listRows<OfficeZone>(db, { select: zone, from: sql`zone z`, where, sortOrder }, range);
}

export type PlacesFilter = ZonesFilter & { zone?: string; region?: string };
export async function findOfficePlaces(db: Db, filter: PlacesFilter, range: Range) {
  const where = [...byIds(sql`p.id`, filter.ids)];
  if (filter.q)
    where.push(
      containsFolded(
        sql`fold((p.title->>'tm') || ' ' || (p.title->>'ru') || ' ' || array_to_string(p.aliases, ' '))`,
        filter.q,
      ),
    );
  if (filter.zone) where.push(sql`p.zone_id = ${filter.zone}`);
  if (filter.region) where.push(sql`p.region = ${filter.region}`);
  const sortOrder = orderBy(filter.sort, { position: sql`p.position`, id: sql`p.id` }, 'position', sql`p.id`);
  return listRows<OfficePlace>(db, { select: place, from: sql`place p`, where, sortOrder }, range);
}

export type DaysFilter = { ids?: string; sort?: string; from: string };
/** Closed and peak days from a day on, or those named, the earliest first. */
export async function findSpecialDaysPage(db: Db, filter: DaysFilter, range: Range) {
  const day = sql`coalesce(c.day, k.day)`;
  const where =
    filter.ids === undefined
      ? [sql`${day} >= ${filter.from}::date`]
      : [sql`${day}::text = any(${filter.ids.split(',')}::text[])`];
  const sortOrder = filter.sort === '-id' ? sql`${day} desc` : day;
  return listRows<SpecialDay>(db, { select: special, from: specialDays, where, sortOrder }, range);
}

export async function findOfficeZone(db: Db | Trx, id: string): Promise<OfficeZone | undefined> {
  return (await sql<OfficeZone>`select ${zone} from zone z where z.id = ${id}`.execute(db)).rows[0];
}
export async function findOfficePlace(db: Db | Trx, id: number): Promise<OfficePlace | undefined> {
  return (await sql<OfficePlace>`select ${place} from place p where p.id = ${id}`.execute(db)).rows[0];
}
export async function findSpecialDay(db: Db | Trx, id: string): Promise<SpecialDay | undefined> {
  const found =
    await sql<SpecialDay>`select ${special} from ${specialDays} where coalesce(c.day, k.day) = ${id}::date`.execute(
      db,
    );
  return found.rows[0];
}

/** The slots of the week, also those that are switched off, the earliest of a weekday first. */
export async function findKeptSlots(db: Db | Trx): Promise<KeptSlot[]> {
  const rows = await db
    .selectFrom('delivery_slot')
    .selectAll()
    .orderBy('weekday')
    .orderBy('starts')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...shapeRule(row), isActive: row.is_active }));
}

/** Changes a slot, or makes a new one; it is on then. */
export async function saveSlot(trx: Trx, { id, zoneIds, ...slot }: WeekPlan['saved'][number]): Promise<void> {
  const columns = columnsOf(slotFields, { ...slot, zones: [...zoneIds], isActive: true });
  if (id === undefined) await insertRow(trx, 'delivery_slot', columns);
  else await updateRow(trx, 'delivery_slot', id, columns);
}

/** Deletes those of the slots that no order ever had. @returns the others */
export async function removeUnusedSlots(trx: Trx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  // Who books one now has it locked: whether it is used is asked afterwards.
  await sql`select from delivery_slot where id = any(${[...ids]}::int[]) order by id for update`.execute(trx);
  const { rows } = await sql<{ id: number }>`delete from delivery_slot s where id = any(${[...ids]}::int[])
    and not exists (select from slot_booking where slot_id = s.id)
    and not exists (select from shop_order where slot_id = s.id) returning id`.execute(trx);
  const removed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !removed.has(id));
}

/** They keep the orders that they have, and take no more. */
export async function switchSlotsOff(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('delivery_slot').set({ is_active: false }).where('id', 'in', ids).execute();
}

/** Replaces what is known of a day; one that is open with 100 % capacity is no special day and leaves no row. */
export async function saveSpecialDay(
  trx: Trx,
  day: Omit<SpecialDay, 'isClosed'> & { isClosed: boolean },
): Promise<void> {
  await removeSpecialDay(trx, day.id);
  if (day.isClosed) await trx.insertInto('closed_day').values({ day: day.id, reason: day.reason }).execute();
  if (day.capacityPercent !== 100)
    await trx
      .insertInto('peak_day')
      .values({ day: day.id, reason: day.reason, capacity_percent: day.capacityPercent })
      .execute();
}

/** The day is a usual one again, neither closed nor a peak day. */
export async function removeSpecialDay(trx: Trx, day: string): Promise<void> {
  await trx.deleteFrom('closed_day').where('day', '=', day).execute();
  await trx.deleteFrom('peak_day').where('day', '=', day).execute();
}

/** Whether all of these zones exist. @param ids at least one */
export async function knowsZones(trx: Trx, ids: readonly string[]): Promise<boolean> {
  const rows = await trx.selectFrom('zone').select('id').where('id', 'in', ids).execute();
  return rows.length === new Set(ids).size;
}

function byIds(column: RawBuilder<unknown>, ids: string | undefined): RawBuilder<unknown>[] {
  return ids === undefined ? [] : [sql`${column} = any(${idsOf(ids) ?? []}::int[])`];
}
function named(title: RawBuilder<unknown>, q: string | undefined): RawBuilder<unknown>[] {
  return q ? [containsFolded(sql`fold((${title}->>'tm') || ' ' || (${title}->>'ru'))`, q)] : [];
}
