import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type AddressRecord = Selectable<Tables['address']> & { region: string };

/** The default first, then in the order of creation. */
export async function findAddresses(db: Db | Trx, customerId: number): Promise<AddressRecord[]> {
  const { rows } = await sql<AddressRecord>`
    select a.*, p.region from address a join place p on p.id = a.place_id
    where a.customer_id = ${customerId} order by a.is_default desc, a.id`.execute(db);
  return rows;
}

export async function insertAddress(trx: Trx, row: Insertable<Tables['address']>): Promise<number> {
  return (await trx.insertInto('address').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** false when the customer has no such address */
export async function updateAddress(
  trx: Trx,
  customerId: number,
  id: number,
  set: Updateable<Tables['address']>,
): Promise<boolean> {
  const done = await trx
    .updateTable('address')
    .set(set)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** false when the customer has no such address */
export async function deleteAddressRow(trx: Trx, customerId: number, id: number): Promise<boolean> {
  const done = await trx
    .deleteFrom('address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** @param exceptId the address that becomes the default; 0 for one still to be inserted */
export async function clearDefault(trx: Trx, customerId: number, exceptId: number): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('id', '!=', exceptId)
    .where('is_default', '=', true)
    .execute();
}

/** Whether there is such a place to deliver to, in that region when it is given. */
export async function findActivePlace(db: Db | Trx, id: number, region?: string): Promise<boolean> {
  const row = await db
    .selectFrom('place')
    .select('id')
    .where('id', '=', id)
    .$if(region !== undefined, (query) => query.where('region', '=', region as string))
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAddressesOf(trx: Trx, customerId: number): Promise<void> {
  await trx.deleteFrom('address').where('customer_id', '=', customerId).execute();
}
