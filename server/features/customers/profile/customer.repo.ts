import type { Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type CustomerRecord = Selectable<Tables['customer']>;

/** @param phone in E.164 */
export async function findCustomerByPhone(db: Db | Trx, phone: string): Promise<CustomerRecord | undefined> {
  return db.selectFrom('customer').selectAll().where('phone', '=', phone).executeTakeFirst();
}

export async function findCustomerById(db: Db | Trx, id: number): Promise<CustomerRecord | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `for no key update`: rows with a foreign key to the customer can be inserted meanwhile. */
export async function lockCustomerById(trx: Trx, id: number): Promise<CustomerRecord> {
  return trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The customer with this number, inserted if missing; the row is locked. */
export async function openCustomer(
  trx: Trx,
  phone: string,
  lang: 'tm' | 'ru',
  now: Date,
): Promise<CustomerRecord> {
  await trx
    .insertInto('customer')
    .values({ phone, lang, created_at: now })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  return trx
    .selectFrom('customer')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateCustomer(
  db: Db | Trx,
  id: number,
  set: Updateable<Tables['customer']>,
): Promise<CustomerRecord> {
  return db.updateTable('customer').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Counts a wrong code of any browser against the account; a number without a customer is not counted. */
export async function countFailure(db: Db, phone: string, now: Date): Promise<void> {
  await db
    .updateTable('customer')
    .set((e) => ({ failures: e('failures', '+', 1), failed_at: now }))
    .where('phone', '=', phone)
    .execute();
}
