import { sql } from 'kysely';
import type { OrderStatus } from '#domain/order.ts';
import type { Db, Trx } from '#server/platform/db.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';

export async function findOwnOrder(
  db: Db | Trx,
  customerId: number,
  id: string,
): Promise<OrderRecord | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row as OrderRecord | undefined;
}

export async function findPublicEvents(
  db: Db | Trx,
  orderId: string,
): Promise<{ at: Date; event: string; note: string }[]> {
  return db
    .selectFrom('order_event')
    .select(['at', 'event', 'note'])
    .where('order_id', '=', orderId)
    .where('is_public', '=', true)
    .orderBy('id')
    .execute();
}

export type OrderFilter = { customerId: number; status?: OrderStatus | undefined };

function ownOrders(db: Db, filter: OrderFilter) {
  const own = db.selectFrom('shop_order').where('customer_id', '=', filter.customerId);
  return filter.status ? own.where('status', '=', filter.status) : own;
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { total } = await ownOrders(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findOrders(
  db: Db,
  filter: OrderFilter,
  slice: { limit: number; offset: number },
): Promise<OrderRecord[]> {
  const rows = await ownOrders(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return rows as OrderRecord[];
}

export async function findLinesOf(db: Db, orderIds: readonly string[]): Promise<OrderLineRecord[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

export async function hasDeliveredLine(db: Db, customerId: number, productId: number): Promise<boolean> {
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
