import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type AddressRow = Pick<Selectable<Tables['person_address']>, 'place_id' | 'line1' | 'line2' | 'landmark'>;
export type DateRow = Selectable<Tables['person_date']> & {
  /** The days of a lunar holiday. */
  days: string[];
};
export type PersonRow = Omit<Selectable<Tables['person']>, 'customer_id' | 'created_at'> & {
  addresses: AddressRow[];
  dates: DateRow[];
};

/** All people of a customer, or one of them. Month and day of a holiday are the shop's. */
export async function findPeople(db: Db | Trx, customerId: number, id?: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select p.id, p.name, p.relation, p.mobile, p.likes, p.quiet_until, p.died,
      coalesce((select json_agg(json_build_object('place_id', a.place_id, 'line1', a.line1, 'line2', a.line2,
        'landmark', a.landmark) order by a.position) from person_address a where a.person_id = p.id), '[]') as addresses,
      coalesce((select json_agg(to_jsonb(d) || jsonb_build_object('month', coalesce(d.month, o.month),
        'day', coalesce(d.day, o.day), 'days', array(select x.day from occasion_day x where x.occasion_id = o.id)) order by d.id)
        from person_date d left join occasion o on o.id = d.occasion_id where d.person_id = p.id), '[]') as dates
    from person p
    where p.customer_id = ${customerId} and (${id ?? null}::integer is null or p.id = ${id ?? null}::integer)
    order by p.id`.execute(db);
  return rows;
}

export async function countPeople(trx: Trx, customerId: number): Promise<number> {
  const row = await trx
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertPerson(trx: Trx, row: Insertable<Tables['person']>): Promise<number> {
  return (await trx.insertInto('person').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** false when the customer has no such person */
export async function updatePerson(
  trx: Trx,
  { customerId, id }: { customerId: number; id: number },
  set: Updateable<Tables['person']>,
): Promise<boolean> {
  const done = await trx
    .updateTable('person')
    .set(set)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** false when the customer has no such person */
export async function deletePersonRow(trx: Trx, customerId: number, id: number): Promise<boolean> {
  const done = await trx
    .deleteFrom('person')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Their addresses, dates and reminders go with them. */
export async function deletePeopleOf(trx: Trx, customerId: number): Promise<void> {
  await trx.deleteFrom('person').where('customer_id', '=', customerId).execute();
}

/** The first one is where gifts to the person are delivered. */
export async function replaceAddresses(trx: Trx, person: number, addresses: AddressRow[]): Promise<void> {
  await trx.deleteFrom('person_address').where('person_id', '=', person).execute();
  if (addresses.length === 0) return;
  const rows = addresses.map((address, position) => ({ ...address, person_id: person, position }));
  await trx.insertInto('person_address').values(rows).execute();
}

type DateInput = Omit<DateRow, 'id' | 'person_id' | 'quiet_until' | 'days'> & { id?: number };

/** Dates with an id stay the same rows, so that reminders sent for them are known; others are inserted or deleted. */
export async function replaceDates(trx: Trx, person: number, dates: DateInput[]): Promise<void> {
  const stays = dates.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await trx
    .deleteFrom('person_date')
    .where('person_id', '=', person)
    .$if(stays.length > 0, (query) => query.where('id', 'not in', stays))
    .execute();
  for (const { id, ...row } of dates) {
    const known = id === undefined ? undefined : await updateDate(trx, { person, id }, row);
    if (!known)
      await trx
        .insertInto('person_date')
        .values({ ...row, person_id: person })
        .execute();
  }
}

/** false when the person has no such date */
export async function updateDate(
  trx: Trx,
  { person, id }: { person: number; id: number },
  set: Updateable<Tables['person_date']>,
): Promise<boolean> {
  const done = await trx
    .updateTable('person_date')
    .set(set)
    .where('id', '=', id)
    .where('person_id', '=', person)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Those of the ids that exist. */
export async function findOccasionIds(trx: Trx, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('occasion').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
