/** Queries of orders for staff: lists, the fulfilment board, the timeline. */
import { type RawBuilder, sql } from 'kysely';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import type { Who } from '#domain/actor.ts';
import type { OrderStatus } from '#domain/order.ts';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { containsFolded, likePart, listLong, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { isCertificateLine } from '#server/features/certificates/core/sales.read.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { paidWay } from '#server/features/ledger/money.read.ts';
import type { OrderRecord } from '../core/order-record.ts';
import { attemptsAllowed } from '#server/features/couriers/core/delivery-attempts.read.ts';
import { attention } from './orders-attention.read.ts';

/** An order with its contacts, for lists and the board. */
export type StaffOrderRow = OrderRecord & {
  /** In the way it is to be paid. */
  paid: number;
  refunded: number;
  phone: string;
  name: string;
  surname: string;
  courier: string;
  status_since: Date;
  /** how it was paid last; null before */
  paid_by: PaymentMethod | null;
  /** Units to pack: certificates are printed by their buyer or sent by SMS. */
  items_count: number;
  first_item: OfficeOrderRow['firstItem'];
  /** The change its buyer asked for, until it is done. */
  photo_words: string | null;
  /** Of a request that its recipient will not answer any more. */
  recipient_state: 'declined' | 'lapsed' | null;
  /** Failed delivery attempts, and how many are allowed. */
  failed_attempts: number;
  attempts_allowed: number;
  /** For an addition the order it belongs to, and for an order its additions. */
  first_order: { id: string; number: number } | null;
  additions: { id: string; number: number; status: OrderStatus; total: number }[];
};
export type OrdersFilter = {
  ids?: readonly string[] | undefined;
  q?: string | undefined;
  status?: string | undefined;
  statuses?: readonly string[] | undefined;
  payment_status?: string | undefined;
  payment?: string | undefined;
  day?: string | undefined;
  slot_from?: string | undefined;
  customer?: number | undefined;
  /** timestamps */
  from?: Date | undefined;
  to?: Date | undefined;
  alarm?: boolean | undefined;
  /** only those whose agreed time was not given up */
  isPromised?: boolean | undefined;
  sort?: string | undefined;
};

const select = sql`o.*, m.paid_tenge as paid, m.refunded_tenge as refunded, c.phone, c.name, c.surname, ${paidWay(sql`o.id`)} as paid_by,
  coalesce((select sum(quantity)::int from order_line l
    where l.order_id = o.id and not ${isCertificateLine}), 0) as items_count,
  (select jsonb_build_object('title', l.title, 'optionTitle', l.option_title) from order_line l
    where l.order_id = o.id order by ${isCertificateLine}, l.position limit 1) as first_item,
  (select p.words from photo_answer p
    where p.order_id = o.id and p.answer = 'change' and p.done_at is null) as photo_words,
  (select r.state from gift_request r
    where r.order_id = o.id and o.awaits_recipient and r.state in ('declined', 'lapsed')) as recipient_state,
  (select count(*)::int from delivery_attempt a where a.order_id = o.id) as failed_attempts,
  ${attemptsAllowed} as attempts_allowed,
  (select jsonb_build_object('id', f.id, 'number', f.number) from shop_order f where f.id = o.adds_to) as first_order,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'number', a.number, 'status', a.status,
    'total', a.total_tenge) order by a.number) from shop_order a where a.adds_to = o.id), '[]') as additions`;
const table = sql`shop_order o`;
const wide = sql`join customer c on c.id = o.customer_id join order_money m on m.order_id = o.id`;
const from = sql`${table} ${wide}`;
const numbered = { table, key: sql`o.id`, createdAt: sql`o.created_at` };
/** Finds by names in `order_search`; orders themselves are read only when a filter or the sort order needs them. */
const named = {
  table: sql`order_search s left join ${table} on o.id = s.order_id`,
  key: sql`s.order_id`,
  createdAt: sql`s.created_at`,
};
const sorts = {
  createdAt: sql`o.created_at`,
  number: sql`o.number`,
  total: sql`o.total_tenge`,
  deliveryDay: sql`o.delivery_day`,
};

/** A page of orders for staff. A search by name reads `order_search`; one by number or phone reads the orders. */
export async function findStaffRows(db: Db, filter: OrdersFilter, range: Pick<Range, 'size' | 'offset'>) {
  const search = filter.q ? readSearch(filter.q) : undefined;
  const { createdAt, ...rows } = search?.isName ? named : numbered;
  const where = [...conditions(filter), ...(search ? [search.found] : [])];
  // Order numbers are unique, so no second sort key is needed.
  const last = filter.sort?.endsWith('number') ? sorts.number : rows.key;
  const sortOrder = orderBy(filter.sort, { ...sorts, createdAt }, '-createdAt', last);
  return listLong<StaffOrderRow>(
    db,
    { select, ...rows, wide, where, sortOrder, isSearch: Boolean(search) },
    range,
  );
}

/** An order with its contacts, or undefined. */
export async function readStaffOrder(db: Db | Trx, id: string): Promise<StaffOrderRow | undefined> {
  const { rows } = await sql<StaffOrderRow>`select ${select} from ${from} where o.id = ${id}`.execute(db);
  return rows[0];
}

function conditions(filter: OrdersFilter): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [];
  const same = (column: RawBuilder<unknown>, value: unknown) => {
    if (value !== undefined) found.push(sql`${column} = ${value}`);
  };
  same(sql`o.status`, filter.status);
  same(sql`o.payment_status`, filter.payment_status);
  same(sql`o.payment`, filter.payment);
  same(sql`o.delivery_day`, filter.day);
  same(sql`o.delivery_from`, filter.slot_from);
  same(sql`o.customer_id`, filter.customer);
  if (filter.ids) found.push(sql`o.id = any(${[...filter.ids]}::text[])`);
  if (filter.statuses) found.push(sql`o.status = any(${[...filter.statuses]}::text[])`);
  if (filter.from) found.push(sql`o.created_at >= ${filter.from}`);
  if (filter.to) found.push(sql`o.created_at < ${filter.to}`);
  if (filter.isPromised) found.push(sql`o.promise_lost_at is null`);
  if (filter.alarm) found.push(sql`o.id = any(array(select t.order_id from (${attention}) t))`);
  return found;
}

/** The recipient's phones; an index has the same expression. */
const recipientPhones = sql`(coalesce(o.gift->>'recipientMobile', '') || ' ' || coalesce(o.address->>'mobile', ''))`;

/**
 * Finds by order number (`S-100245` or `100245`), by part of a phone number of giver or recipient, or by name of
 * customer or recipient.
 */
function readSearch(q: string): { found: RawBuilder<unknown>; isName: boolean } {
  const said = q.trim();
  const digits = said.replace(/[^0-9]/g, '');
  const isNumber = /^(s-?)?[0-9]{1,9}$/i.test(said);
  const isName = /\p{L}/u.test(said) && !isNumber;
  if (isName) return { found: containsFolded(sql`(s.recipient || e'\\n' || s.buyer)`, said), isName };
  const conditions = [sql`o.number = ${isNumber ? Number(digits) : 0}`];
  // An array is evaluated once; a subquery might be evaluated for every order.
  if (digits.length >= 4 && !/\p{L}/u.test(said))
    conditions.push(
      sql`o.customer_id = any(array(select id from customer y where y.phone like ${likePart(digits)}))`,
      sql`${recipientPhones} like ${likePart(digits)}`,
    );
  return { found: sql`(${sql.join(conditions, sql` or `)})`, isName };
}

/** Orders still to be packed or delivered. */
const open = sql`o.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))}) and o.delivery_method <> 'NONE'`;

/**
 * Orders of a day; today's also late ones and those without a day. The longest waiting first, of those moved together
 * the oldest.
 */
export async function findBoardRows(
  db: Db,
  day: string,
  isToday: boolean,
  limit: number,
): Promise<StaffOrderRow[]> {
  const late = isToday
    ? sql`(o.delivery_day <= ${day}::date or o.delivery_day is null or o.promise_lost_at is not null)`
    : sql`o.delivery_day = ${day}::date`;
  const sortOrder = sql`delivery_day nulls last, delivery_from nulls last, status_since, number`;
  // Open and delivered orders have two indexes, which a single condition would not use.
  const part = (where: RawBuilder<unknown>) =>
    sql`select o.id, o.delivery_day, o.delivery_from, o.status_since, o.number from shop_order o where ${where}`;
  const { rows } = await sql<StaffOrderRow>`
    with wanted as materialized (${part(sql`${open} and ${late}`)}
      union all ${part(sql`o.status = 'delivered' and o.delivery_day = ${day}::date`)}
      order by ${sortOrder} limit ${sql.lit(limit)})
    select ${select} from wanted w join ${table} on o.id = w.id ${wide}
    order by o.delivery_day nulls last, o.delivery_from nulls last, o.status_since, o.number`.execute(db);
  return rows;
}

/** Orders still to be packed or delivered, by delivery day in Asia/Ashgabat; null is without a day. */
export async function countOpenDays(db: Db): Promise<{ day: string | null; count: number }[]> {
  const { rows } = await sql<{ day: string | null; count: number }>`
    select to_char(o.delivery_day, 'YYYY-MM-DD') as day, count(*)::int as count from shop_order o
    where ${open} group by o.delivery_day order by o.delivery_day`.execute(db);
  return rows;
}

export type StaffEvent = {
  at: Date;
  event: string;
  actor: Who;
  staff: string | null;
  note: string;
  isPublic: boolean;
};
/** The whole timeline, including events hidden from customers. */
export async function readStaffEvents(db: Db | Trx, orderId: string): Promise<StaffEvent[]> {
  const { rows } =
    await sql<StaffEvent>`select e.at, e.event, e.actor, s.name as staff, e.note, e.is_public as "isPublic"
    from order_event e left join staff s on s.id = e.staff_id where e.order_id = ${orderId} order by e.id`.execute(
      db,
    );
  return rows;
}

/** Events after a given id with the order of each, at most 2000, and the last id read. */
export async function readChangedSince(
  db: Db,
  after: number,
): Promise<{ last: number; rows: number[]; changes: { row: number; id: string }[] }> {
  const { rows: changes } = await sql<{ row: number; id: string }>`
    select id as row, order_id as id from order_event where id > ${after} order by id limit 2000`.execute(db);
  return { last: changes.at(-1)?.row ?? after, rows: changes.map(({ row }) => row), changes };
}

/** The id of the latest event of all orders; greater ids are new. */
export async function readLastEvent(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0)::bigint as id from order_event`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Orders by number, a page at a time, for reading through all of them. */
export async function readOrdersAfter(
  db: Db,
  after: number,
  limit: number,
  only: { from?: Date; to?: Date; status?: string | undefined },
): Promise<StaffOrderRow[]> {
  const where = sql.join([sql`o.number > ${after}`, ...conditions(only)], sql` and `);
  const { rows } = await sql<StaffOrderRow>`select ${select} from ${from} where ${where}
    order by o.number limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
