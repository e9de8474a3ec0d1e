import { sql, type Updateable } from 'kysely';
import { finishedStatuses } from '#domain/order.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';

type OrderPatch = Updateable<Tables['shop_order']>;
type EventRow = Omit<Tables['order_event'], 'id' | 'note' | 'is_public'> & {
  note: string;
  is_public: boolean;
};

/** The row lock of `lockOrder`, which says in which order rows are locked. */
export async function lockOrderRow(trx: Trx, id: string): Promise<OrderRecord | undefined> {
  // `for no key update`, so that rows with a foreign key to the order (events, attempts) can be inserted meanwhile.
  const row = await trx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as OrderRecord | undefined;
}

/** All additions to an order, locked by id. The order itself is locked. */
export async function lockAdditions(trx: Trx, orderId: string): Promise<OrderRecord[]> {
  const rows = await trx
    .selectFrom('shop_order')
    .selectAll()
    .where('adds_to', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows as OrderRecord[];
}

/** Compare-and-set: writes only if status and payment are still as seen; returns whether it wrote. */
export async function updateOrderIf(trx: Trx, seen: OrderRecord, patch: OrderPatch): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shop_order')
    .set(patch)
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('payment_status', '=', seen.payment_status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds to the history of an order; customers see part of it, see `findPublicEvents`. */
export async function insertEvent(trx: Trx, event: EventRow): Promise<void> {
  await trx.insertInto('order_event').values(event).execute();
}

/**
 * Shortens reservations of unpaid orders to `latest` that end later than the present clock could have planned, in one
 * statement.
 * @param beyond no reservation planned by this clock ends later; those of orders by phone none later than `held`
 * @returns how many were shortened
 */
export async function cutHolds(
  db: Db,
  latest: Date,
  { beyond, held }: { beyond: Date; held: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ expires_at: latest })
    .where('status', '=', 'awaiting-payment')
    .where('expires_at', '>', beyond)
    .where((where) => where.or([where('hold_until', 'is', null), where('hold_until', '>', held)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Orders that are not finished, and finished ones whose money is still on its way: they prevent erasing the customer.
 */
export async function countUnfinished(trx: Trx, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shop_order where customer_id = ${customerId}
      and (status in ('awaiting-payment', 'placed', 'confirmed', 'preparing', 'ready', 'on-the-way')
        or payment_status in ('pending', 'refunding'))`.execute(trx);
  return rows[0]?.n ?? 0;
}

/**
 * Blanks names, phones, addresses, messages and notes of all orders of a customer; sums, goods, place and zone stay.
 */
export async function erasePersonalDataOfOrders(trx: Trx, customerId: number): Promise<void> {
  const blank = JSON.stringify({ fullname: '', mobile: '', line1: '' });
  const words = JSON.stringify({ message: '', senderName: '', recipientName: '', recipientMobile: '' });
  await sql`update shop_order set comment = '',
      address = case when address is not null then (address - 'line2' - 'landmark') || ${blank}::jsonb end,
      gift = case when gift is not null then gift || ${words}::jsonb end
    where customer_id = ${customerId}`.execute(trx);
  // Timelines are append-only for the application's database role; this function of the schema's owner is the only
  // exception.
  await sql`select forget_order_notes(${customerId})`.execute(trx);
}

/** Columns that few orders have. */
type Rare = Pick<
  OrderRecord,
  'hold_until' | 'needs_call' | 'awaits_recipient' | 'adds_to' | 'promo_tenge' | 'promo_code' | 'taken_by'
>;
type DefaultColumn =
  | 'number'
  | 'bank'
  | 'courier'
  | 'courier_id'
  | 'wrong_codes'
  | 'proof_missing_at'
  | 'photo_asked_until';
export type NewOrder = Omit<OrderRecord, DefaultColumn | keyof Rare> & Partial<Rare>;

/**
 * Locks the customer's row, so that two orders of one customer come one after the other. Undefined for one who was
 * erased, perhaps while this waited for the lock.
 */
export async function lockBuyer(trx: Trx, customerId: number): Promise<{ phone: string } | undefined> {
  // `for no key update`: rows with a foreign key to the customer do not wait, and cannot deadlock with this.
  const buyer = await trx
    .selectFrom('customer')
    .select(['phone', 'erased_at'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return buyer?.erased_at === null ? { phone: buyer.phone } : undefined;
}

/** Orders of a customer that wait for a card payment and hold goods meanwhile. */
export async function countUnpaid(trx: Trx, customerId: number): Promise<number> {
  const { unpaid } = await trx
    .selectFrom('shop_order')
    .select((select) => select.fn.countAll<number>().as('unpaid'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'awaiting-payment')
    .executeTakeFirstOrThrow();
  return unpaid;
}

/** What a customer still has to pay on delivery, in tenge. */
export async function sumUnpaidOnDelivery(trx: Trx, customerId: number): Promise<number> {
  const { sum } = await trx
    .selectFrom('shop_order')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('total_tenge'), sql<string>`0`).as('sum'))
    .where('customer_id', '=', customerId)
    .where('payment', '!=', 'ONLINE')
    .where('payment_status', '=', 'unpaid')
    .where('status', 'in', ['placed', 'confirmed', 'preparing', 'ready', 'on-the-way'])
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Inserts the order, its lines and the first event of its timeline, in one statement. @returns the order's number */
export async function insertOrder(
  trx: Trx,
  order: NewOrder,
  lines: readonly OrderLineRecord[],
  event: EventRow,
): Promise<number> {
  const { number } = await trx
    .with('opened', (query) =>
      query
        .insertInto('shop_order')
        .values({
          ...order,
          address: order.address && JSON.stringify(order.address),
          gift: order.gift && JSON.stringify(order.gift),
        })
        .returning('number'),
    )
    .with(
      'lined',
      () => sql<never>`(insert into order_line (order_id, position, product_id, option_id, title, option_title, picture_id,
          sku, quantity, price_tenge, total_tenge, promo_tenge, created_at)
        select order_id, position, product_id, option_id, title, option_title, picture_id, sku, quantity, price_tenge,
          total_tenge, promo_tenge, ${order.created_at}::timestamptz
        from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb))`,
    )
    .with('begun', (query) => query.insertInto('order_event').values(event))
    .selectFrom('opened')
    .select('number')
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Erases name and address of a recipient from ended orders; zone and fee stay.
 * @param mac of the number
 * @returns the orders
 */
export async function eraseRecipient(trx: Trx, mac: string): Promise<string[]> {
  const blank = JSON.stringify({ fullname: '', mobile: '', line1: '' });
  const words = JSON.stringify({ recipientName: '', recipientMobile: '' });
  const { rows } = await sql<{ id: string }>`
    update shop_order o set address = (address - 'line2' - 'landmark') || ${blank}::jsonb,
      gift = gift || ${words}::jsonb
    from gift_request r where r.order_id = o.id and r.recipient_mac = ${mac} and o.recipient_asks
      and o.status = any(${[...finishedStatuses]}::text[]) returning o.id`.execute(trx);
  return rows.map(({ id }) => id);
}
