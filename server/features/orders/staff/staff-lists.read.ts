import { passerByPhone } from '#domain/customers/passer-by.ts';
import { deliveryMethods } from '#domain/delivery/delivery.ts';
/** Queries of orders for staff: lists, the fulfilment board, the timeline. */
import { type RawBuilder, sql } from 'kysely';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import type { Who } from '#domain/actor.ts';
import type { OrderStatus } from '#domain/order.ts';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { listLong, orderBy, literals } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { isCertificateLine } from '#server/features/certificates/core/sales.read.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { paidWay } from '#server/features/ledger/money.read.ts';
import type { OrderRecord } from '../core/order-record.ts';
import { attemptsAllowed } from '#server/features/couriers/core/delivery-attempts.read.ts';
import { isOpenChange } from '../core/open-photo-change.read.ts';
import { lineLeft, nothingLeft } from './without-goods.read.ts';
import { foundBy, narrow, type OrdersFilter, table } from './orders-filter.read.ts';

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
  /** Certificates last; the option is left out where it has no title. */
  lines: OfficeOrderRow['lines'];
  /** The picture of its first line. */
  picture_id: string | null;
  /** Every unit of it was given back. */
  nothing_left: boolean;
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

const select = sql`o.*, m.paid_tenge as paid, m.refunded_tenge as refunded, case when c.phone = ${passerByPhone} then '' else c.phone end as phone, c.name, c.surname, ${paidWay(sql`o.id`)} as paid_by,
  coalesce((select sum(quantity)::int from order_line l
    where l.order_id = o.id and not ${isCertificateLine}), 0) as items_count,
  coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'quantity', case when o.status in (${literals(openStatuses)}) then ${lineLeft} else l.quantity end, 'title', l.title,
      'optionTitle', case when l.option_title->>'tm' <> '' or l.option_title->>'ru' <> '' then l.option_title end)) order by ${isCertificateLine}, l.position)
    from order_line l where l.order_id = o.id), '[]') as lines,
  (select l.picture_id from order_line l where l.order_id = o.id
    order by ${isCertificateLine}, l.position limit 1) as picture_id,
  ${nothingLeft} as nothing_left,
  (select p.words from photo_answer p
    where p.order_id = o.id and ${isOpenChange}) as photo_words,
  (select r.state from gift_request r
    where r.order_id = o.id and o.awaits_recipient and r.state in ('declined', 'lapsed')) as recipient_state,
  (select count(*)::int from delivery_attempt a where a.order_id = o.id) as failed_attempts,
  ${attemptsAllowed} as attempts_allowed,
  (select jsonb_build_object('id', f.id, 'number', f.number) from shop_order f where f.id = o.adds_to) as first_order,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'number', a.number, 'status', a.status,
    'total', a.total_tenge) order by a.number) from shop_order a where a.adds_to = o.id), '[]') as additions`;
const wide = sql`join customer c on c.id = o.customer_id join order_money m on m.order_id = o.id`;
const from = sql`${table} ${wide}`;
const sorts = {
  createdAt: sql`o.created_at`,
  number: sql`o.number`,
  total: sql`o.total_tenge`,
  deliveryDay: sql`o.delivery_day`,
};

/** A page of orders for staff. A search by name reads `order_search`; one by number or phone reads the orders. */
export async function findStaffRows(db: Db, filter: OrdersFilter, range: Pick<Range, 'size' | 'offset'>) {
  const { createdAt, isSearch, ...rows } = foundBy(filter);
  // Order numbers are unique, so no second sort key is needed.
  const last = filter.sort?.endsWith('number') ? sorts.number : rows.key;
  const sortOrder = orderBy(filter.sort, { ...sorts, createdAt }, '-createdAt', last);
  return listLong<StaffOrderRow>(db, { select, ...rows, wide, sortOrder, isSearch }, range);
}

/** An order with its contacts, or undefined. */
export async function readStaffOrder(db: Db | Trx, id: string): Promise<StaffOrderRow | undefined> {
  const { rows } = await sql<StaffOrderRow>`select ${select} from ${from} where o.id = ${id}`.execute(db);
  return rows[0];
}

/** Orders still to be packed or delivered. */
const open = sql`o.status in (${literals(openStatuses)}) and o.delivery_method in (${literals(deliveryMethods)})`;

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
  only: OrdersFilter,
): Promise<StaffOrderRow[]> {
  const where = sql.join([sql`o.number > ${after}`, ...narrow(only)], sql` and `);
  const { rows } = await sql<StaffOrderRow>`select ${select} from ${from} where ${where}
    order by o.number limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
