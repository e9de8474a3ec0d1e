import { passerByPhone } from '#domain/customers/passer-by.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { containsFolded, idsOf, likePart, listLong, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export { findCustomerById } from './customer.repo.ts';
export { listLiveSessions, revokeSessions } from '#server/features/customers/sessions/session.repo.ts';

export type CustomersFilter = { ids?: string; q?: string; blocked?: boolean; tag?: string; sort?: string };
export type OfficeCustomerFacts = {
  id: number;
  phone: string;
  name: string;
  surname: string;
  email: string;
  birthDate: string | null;
  gender: string | null;
  lang: 'tm' | 'ru';
  isBlocked: boolean;
  isErased: boolean;
  createdAt: Date;
  ordersCount: number;
  spent: number;
  lastOrderAt: Date | null;
  tags: string[];
  blockedReason: string;
};

const select = sql`c.id, case when c.erased_at is null then c.phone else '' end as phone, c.name, c.surname, c.email,
  to_char(c.birth_date, 'YYYY-MM-DD') as "birthDate", c.gender, c.lang, c.blocked_at is not null as "isBlocked",
  c.erased_at is not null as "isErased", c.created_at as "createdAt", c.tags,
  c.blocked_reason as "blockedReason", o.*`;
const table = sql`customer c`;
/** Nobody is to be found, written to, blocked or erased there. */
const isSomebody = sql`c.phone <> ${passerByPhone}`;
const wide = sql`left join lateral (select count(*)::int as "ordersCount",
  coalesce(sum(m.paid_tenge - m.refunded_tenge), 0)::bigint as spent, max(created_at) as "lastOrderAt"
  from shop_order h join order_money m on m.order_id = h.id where h.customer_id = c.id) o on true`;
/** Phones of recipients of orders; an index has the same expression. */
const orderPhones = sql`(coalesce(o.gift->>'recipientMobile', '') || ' ' || coalesce(o.address->>'mobile', ''))`;
const sorts = { createdAt: sql`c.created_at`, id: sql`c.id` };

/**
 * A page of customers. Three digits or more search in phones of customers and of recipients of their orders, letters in
 * names.
 */
export async function findOfficeCustomers(db: Db, filter: CustomersFilter, range: Range) {
  const where = [isSomebody];
  const ids = idsOf(filter.ids);
  if (ids) where.push(sql`c.id = any(${ids}::bigint[])`);
  if (filter.blocked !== undefined)
    where.push(filter.blocked ? sql`c.blocked_at is not null` : sql`c.blocked_at is null`);
  // Array containment, so that the index is used.
  if (filter.tag) where.push(sql`c.tags <> '{}' and c.tags @> array[${filter.tag}]`);
  const digits = filter.q?.replace(/[^0-9]/g, '') ?? '';
  if (filter.q && digits.length >= 3 && !/\p{L}/u.test(filter.q))
    where.push(sql`c.erased_at is null and (c.phone like ${likePart(digits)} or c.id = any(array(
      select o.customer_id from shop_order o where ${orderPhones} like ${likePart(digits)})))`);
  else if (filter.q) where.push(containsFolded(sql`c.search_name`, filter.q));
  const sortOrder = orderBy(filter.sort, sorts, '-createdAt', sql`c.id`);
  const isSearch = Boolean(filter.q);
  return listLong<OfficeCustomerFacts>(
    db,
    { select, table, key: sql`c.id`, wide, where, sortOrder, isSearch },
    range,
  );
}

export async function findOfficeCustomer(db: Db | Trx, id: number): Promise<OfficeCustomerFacts | undefined> {
  const { rows } =
    await sql<OfficeCustomerFacts>`select ${select} from ${table} ${wide} where c.id = ${id} and ${isSomebody}`.execute(
      db,
    );
  return rows[0];
}

/**
 * Erases a person: number, name, sessions, codes and devices. The row stays, because orders refer to it.
 * @returns the id of the avatar, for its files to be deleted
 */
export async function erasePerson(trx: Trx, id: number, phone: string, at: Date): Promise<string | null> {
  const { avatar_id } = await trx
    .selectFrom('customer')
    .select('avatar_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('customer')
    .set({
      erased_at: at,
      phone: sql<string>`'erased-' || id`,
      name: '',
      surname: '',
      email: '',
      birth_date: null,
      gender: null,
      avatar_id: null,
      failures: 0,
      tags: [],
      blocked_reason: '',
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('customer_note').where('customer_id', '=', id).execute();
  await trx.deleteFrom('session').where('customer_id', '=', id).execute();
  await trx.deleteFrom('otp_challenge').where('phone', '=', phone).execute();
  await trx.deleteFrom('known_device').where('phone', '=', phone).execute();
  await sql`delete from limit_counter where key like ${likePart(phone)}`.execute(trx);
  return avatar_id;
}
