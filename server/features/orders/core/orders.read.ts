/** For other features: whose orders are, what is in them, and which reservations have expired. */
import { sql } from 'kysely';
import type { OrderStatus } from '#domain/order.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Batch } from '#server/platform/queue/handle-due.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CountedLine, ListedOrder, OrderKey, OrderLineRecord, OrderRecord } from './order-record.ts';

/** A customer's order, not locked. @throws Refusal `order.not-found`, also for somebody else's */
export async function readOwnOrder(db: Db | Trx, customerId: number, id: OrderKey): Promise<OrderRecord> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where((is) => (typeof id === 'string' ? is('id', '=', id) : is('number', '=', id.number)))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw new Refusal('order.not-found');
  return row as OrderRecord;
}

/** The ids of all orders of a customer, the newest first. */
export async function readOrderIds(db: Db | Trx, customerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** An order of any customer, not locked. @throws Refusal `order.not-found` */
export async function readOrder(db: Db | Trx, id: string): Promise<OrderRecord> {
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('order.not-found');
  return row as OrderRecord;
}

/** The additions to an order, not locked. */
export async function readAdditions(db: Db | Trx, id: string): Promise<OrderRecord[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('adds_to', '=', id)
    .orderBy('id')
    .execute();
  return rows as OrderRecord[];
}

/** Sorts orders for locking: by id, additions last. */
export async function inLockOrder(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const added = await trx
    .selectFrom('shop_order')
    .select('id')
    .where('id', 'in', [...ids])
    .where('adds_to', 'is not', null)
    .execute();
  const isAdded = (id: string) => added.some((one) => one.id === id);
  return [...ids].sort((a, b) => Number(isAdded(a)) - Number(isAdded(b)) || (a < b ? -1 : 1));
}

/** The goods of an order, as sold. */
export async function readOrderLines(db: Db | Trx, orderId: string): Promise<OrderLineRecord[]> {
  return db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** The same for several orders, by order. */
export async function readLinesOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, OrderLineRecord[]>> {
  const { rows } =
    await sql<OrderLineRecord>`select * from order_line where order_id = any(${[...orderIds]}::text[])
    order by order_id, position`.execute(db);
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** Orders whose reservation has expired at `now`, by id, the longest expired first, without those named. */
export async function readDueReservations(db: Db, now: Date, batch: Batch<string>): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'awaiting-payment')
    .where('expires_at', '<=', now)
    .where(sql<boolean>`id <> all(${batch.tried}::text[])`)
    .orderBy('expires_at')
    .limit(batch.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The events that the customer sees: without steps that were undone. */
export async function findPublicEvents(
  db: Db | Trx,
  orderId: string,
): Promise<{ at: Date; event: string; note: string }[]> {
  const rows = await db
    .selectFrom('order_event')
    .select(['at', 'event', 'note', 'from_status'])
    .where('order_id', '=', orderId)
    .where((is) => is.or([is('is_public', '=', true), is('event', '=', 'undone')]))
    .orderBy('id')
    .execute();
  const told: { at: Date; event: string; note: string }[] = [];
  for (const { from_status, ...row } of rows) {
    const isBack = row.event === 'undone' || row.event === 'stepped-back';
    const step = isBack ? told.findLastIndex(({ event }) => event === from_status) : -1;
    if (step >= 0) told.splice(step, 1);
    if (row.event !== 'undone') told.push(row);
  }
  return told;
}

/** A step forward: the status before, who made it, whether money was taken on delivery, and whether nothing followed it. */
export type LastStep = {
  from: OrderStatus;
  at: Date;
  staffId: number | null;
  wasPaid: boolean;
  isNewest: boolean;
};

/** The step that led to the present status; undone steps do not count. */
export async function readLastStep(
  trx: Trx,
  orderId: string,
  status: OrderStatus,
): Promise<LastStep | undefined> {
  const { rows } = await sql<LastStep>`
    select from_status as "from", at, staff_id as "staffId", from_payment <> to_payment as "wasPaid",
      id = (select max(id) from order_event where order_id = ${orderId} and from_status <> to_status) as "isNewest"
    from order_event where order_id = ${orderId} and to_status = ${status} and from_status <> to_status
      and event not in ('undone', 'stepped-back', 'not-delivered')
    order by id desc limit 1`.execute(trx);
  return rows[0];
}

export type OrderFilter = { customerId: number; status?: OrderStatus | undefined };
type Slice = { limit: number; offset: number };

function ownOrders(db: Db | Trx, filter: OrderFilter) {
  const own = db.selectFrom('shop_order').where('customer_id', '=', filter.customerId);
  return filter.status ? own.where('status', '=', filter.status) : own;
}

/** For the number of pages of a customer's list, by the same filter. */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { total } = await ownOrders(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** When an order reached its present status; null when not recorded. */
export async function readStatusSince(db: Db | Trx, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('status_since')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status_since ?? null;
}

/** When an order was delivered, null before. */
export async function readDeliveredAt(
  db: Db | Trx,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<Date | null> {
  return status === 'delivered' ? readStatusSince(db, id) : null;
}

/** The part of orders that lists show, newest first. */
export async function findOrders(
  db: Db,
  { customerId, status }: OrderFilter,
  { limit, offset }: Slice,
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select id, number, created_at, status, payment_status, payment,
      goods_tenge, wrap_tenge, delivery_tenge, certificate_tenge, promo_tenge, total_tenge, promise_lost_at,
      coalesce(nullif(gift->>'recipientName', ''), nullif(address->>'fullname', '')) as recipient
    from shop_order where customer_id = ${customerId} ${status ? sql`and status = ${status}` : sql``}
    order by created_at desc, number desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Pictures and quantities for a list of orders, each order's lines in their sequence. */
export async function findLinesOf(db: Db, orderIds: readonly string[]): Promise<CountedLine[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<CountedLine>`
    select order_id, picture_id, quantity from order_line
    where order_id = any(${orderIds}) order by order_id, position`.execute(db);
  return rows;
}

/** Whether this customer has received this product, which is required for a review. */
export async function hasReceived(db: Db, customerId: number, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(sql<number>`1`.as('one'))
    .where('shop_order.customer_id', '=', customerId)
    .where('shop_order.status', '=', 'delivered')
    .where('order_line.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether any order of this customer was ever delivered. */
export async function hasReceivedAny(db: Db | Trx, customerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('shop_order')
    .select(sql<number>`1`.as('one'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'delivered')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether this customer has an order that is not cancelled or expired. */
export async function hasLivingOrder(db: Db | Trx, customerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('shop_order')
    .select(sql<number>`1`.as('one'))
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ['expired', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the customer with this number has an order that was placed and not cancelled. */
export async function hasOrdered(db: Db, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('customer')
    .innerJoin('shop_order', 'shop_order.customer_id', 'customer.id')
    .select(sql<number>`1`.as('one'))
    .where('customer.phone', '=', phone)
    .where('shop_order.status', 'not in', ['awaiting-payment', 'expired', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
