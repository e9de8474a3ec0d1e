/** By what staff find orders: the conditions of lists, exports and moves of many. */
import { passerByPhone } from '#domain/customers/passer-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { addDays, momentOf } from '#domain/delivery/calendar.ts';
import type { OrderView } from '#domain/order-views.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { containsWords, likePart, selectKeys } from '#server/platform/db/list-rows.ts';
import { type Viewer, viewCondition } from './order-views.read.ts';
import { attention } from './orders-attention.read.ts';

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
  view?: ({ name: OrderView } & Viewer) | undefined;
  /** only those whose agreed time was not given up */
  isPromised?: boolean | undefined;
  sort?: string | undefined;
};

export const table = sql`shop_order o`;
const numbered = { table, key: sql`o.id`, createdAt: sql`o.created_at` };
/** Finds by names and goods in `order_search`; orders themselves are read only when a filter or the sort order needs them. */
const named = {
  table: sql`order_search s left join ${table} on o.id = s.order_id`,
  key: sql`s.order_id`,
  createdAt: sql`s.created_at`,
};

/** The filter of a list, whose days are those of Asia/Ashgabat. */
export function readFilter(
  { from, to, view, ...filter }: OrderFilter & Pick<OrdersFilter, 'sort'>,
  viewer: Viewer,
): OrdersFilter {
  return {
    ...filter,
    view: view && { name: view, ...viewer },
    from: from === undefined ? undefined : momentOf(from, '00:00'),
    to: to === undefined ? undefined : momentOf(addDays(to, 1), '00:00'),
  };
}

/** Where to look for orders, and by what: a search by words reads `order_search`, others the orders. */
export function foundBy(filter: OrdersFilter) {
  const search = filter.q ? readSearch(filter.q) : undefined;
  const where = [...conditions(filter), ...(search ? [search.found] : [])];
  return { ...(search?.isName ? named : numbered), where, isSearch: search !== undefined };
}

/** The same as conditions on `shop_order o` alone. */
export function narrow(filter: OrdersFilter): RawBuilder<unknown>[] {
  const search = filter.q ? readSearch(filter.q) : undefined;
  if (!search) return conditions(filter);
  const { found, isName } = search;
  const inNames = sql`o.id in (select s.order_id from order_search s where ${found})`;
  return [...conditions(filter), isName ? inNames : found];
}

/** Ids of all that the list finds. @throws Refusal `selection.changed` unless they are `count` */
export async function selectOrders(
  { db, now }: { db: Db | Trx; now: () => Date },
  { filter, count }: { filter: OrderFilter; count: number },
  staffId: number,
): Promise<string[]> {
  return selectKeys<string>(
    db,
    { from: table, key: sql`o.id`, where: narrow(readFilter(filter, { now: now(), staffId })) },
    count,
  );
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
  if (filter.view) found.push(viewCondition(filter.view.name, filter.view));
  return found;
}

/** The recipient's phones; an index has the same expression. */
const recipientPhones = sql`(coalesce(o.gift->>'recipientMobile', '') || ' ' || coalesce(o.address->>'mobile', ''))`;

/** What words are looked for in; an index has the same expression. */
const searched = sql`(s.recipient || e'\\n' || s.buyer || e'\\n' || s.goods)`;

/**
 * Finds by order number (`S-100245` or `100245`), by part of a phone number of giver or recipient, or by words, each
 * of which is in a name of customer or recipient or in a title of the goods.
 */
function readSearch(q: string): { found: RawBuilder<unknown>; isName: boolean } {
  const said = q.trim();
  const digits = said.replace(/[^0-9]/g, '');
  const isNumber = /^(s-?)?[0-9]{1,9}$/i.test(said);
  const isName = /\p{L}/u.test(said) && !isNumber;
  if (isName) return { found: containsWords(searched, said), isName };
  const conditions = [sql`o.number = ${isNumber ? Number(digits) : 0}`];
  // An array is evaluated once; a subquery might be evaluated for every order.
  if (digits.length >= 4 && !/\p{L}/u.test(said))
    conditions.push(
      sql`o.customer_id = any(array(select id from customer y where y.phone like ${likePart(digits)} and y.phone <> ${passerByPhone}))`,
      sql`${recipientPhones} like ${likePart(digits)}`,
    );
  return { found: sql`(${sql.join(conditions, sql` or `)})`, isName };
}
