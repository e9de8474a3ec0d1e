import { sql } from 'kysely';
import { deliveryMethods } from '#domain/delivery/delivery.ts';
import type { Dashboard } from '#contract/dashboard/office.ts';
import type { Db } from '#server/platform/db/db.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import { dayStart, shopDay } from '#server/platform/db/shop-day.ts';

type Span = { from: Date; to: Date };

/** Statuses of orders that are no sales: unpaid card orders, expired and cancelled ones. */
const unsold = sql`'awaiting-payment', 'expired', 'cancelled'`;

/** Today's open work. */
export async function readWork(db: Db, day: string, { from, to }: Span) {
  const [work, byStatus] = await Promise.all([findWork(db, day), countStatuses(db, from, to)]);
  return { ...work, byStatus };
}

/** Orders that became sales, by the day on which they were placed: none that was returned. */
export async function countSold(db: Db, { from, to }: Span): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{
    day: string;
    count: number;
  }>`select ${shopDay(sql`created_at`)} as day, count(*)::int as count
    from shop_order where created_at >= ${from} and created_at < ${to} and status not in (${unsold}, 'returned')
    group by ${dayStart(sql`created_at`)}`.execute(db);
  return rows;
}

async function countStatuses(db: Db, from: Date, to: Date): Promise<Dashboard['today']['byStatus']> {
  const { rows } = await sql<
    Dashboard['today']['byStatus'][number]
  >`select status, count(*)::int as count from shop_order
    where created_at >= ${from} and created_at < ${to} group by status order by status`.execute(db);
  return rows;
}

type Work = { untaken: number; oldest: Date | null; deliveries: number; delivered: number; late: number };

async function findWork(db: Db, today: string): Promise<Work> {
  const { rows } = await sql<Work>`
    select (select count(*)::int from shop_order where status = 'placed' and delivery_method in (${literals(deliveryMethods)})) as untaken,
      (select min(status_since) from shop_order where status = 'placed' and delivery_method in (${literals(deliveryMethods)})) as oldest,
      (select count(*)::int from shop_order where delivery_day = ${today}::date
        and status in ('placed', 'confirmed', 'preparing', 'ready', 'on-the-way')) as deliveries,
      (select count(*)::int from shop_order where delivery_day = ${today}::date and status = 'delivered') as delivered,
      (select count(*)::int from shop_order where delivery_day < ${today}::date
        and status in ('placed', 'confirmed', 'preparing', 'ready', 'on-the-way')) as late`.execute(db);
  return rows[0] ?? { untaken: 0, oldest: null, deliveries: 0, delivered: 0, late: 0 };
}

/** Orders that are no sale, or fully refunded. */
const cameToNothing = sql`(o.status in ('awaiting-payment', 'expired', 'cancelled', 'returned') or o.payment_status = 'refunded')`;

/**
 * What was ordered, by product: all lines along one index, less promo discounts and less the few refunded units and lines
 * of orders that are no sale.
 */
const orderedGoods = ({ from, to }: Span) => sql`
  select product_id as product, quantity as units, total_tenge as revenue from order_line
    where created_at >= ${from} and created_at < ${to}
  union all select product_id, 0, -promo_tenge from order_line
    where promo_tenge > 0 and created_at >= ${from} and created_at < ${to}
  union all select l.product_id, -l.quantity, l.promo_tenge - l.total_tenge from shop_order o join order_line l on l.order_id = o.id
    where o.created_at >= ${from} and o.created_at < ${to} and ${cameToNothing}
  union all select l.product_id, -b.quantity, 
      -coalesce(b.tenge, b.quantity * (l.total_tenge - l.promo_tenge) / l.quantity) from refund_part b
    join shop_order o on o.id = b.order_id and not ${cameToNothing}
    join order_line l on l.order_id = b.order_id and l.position = b.position join refund r on r.id = b.refund_id
    where o.created_at >= ${from} and o.created_at < ${to} and r.state <> 'refused'`;

/** The products that were ordered most. */
export async function readBest(db: Db, { from, to }: Span, limit: number): Promise<Dashboard['best']> {
  const query = sql<Dashboard['best'][number]>`
    with best as materialized (
      select product, sum(units)::int as units, sum(revenue)::bigint as revenue from (${orderedGoods({ from, to })}) counted
      group by product having sum(units) > 0 order by units desc, revenue desc, product limit ${sql.lit(limit)})
    select product, units, revenue, (
      -- the title at its latest sale
      select l.title from order_line l join shop_order o on o.id = l.order_id where l.product_id = best.product
        and o.created_at >= ${from} and o.created_at < ${to} and o.status not in (${unsold}, 'returned')
      order by o.created_at desc limit 1) as title
    from best order by units desc, revenue desc, product`;
  return db.transaction().execute(async (trx) => {
    // All products sold in a year are aggregated in memory.
    await sql`set local work_mem = '32MB'`.execute(trx);
    return (await query.execute(trx)).rows;
  });
}

/** The goods that were ordered most, the most units first; certificates are no goods. */
export async function readMostOrdered(db: Db, { from, to }: Span, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product: number }>`
    select product from (${orderedGoods({ from, to })}) counted
    where product not in (select id from product where kind = 'certificate')
    group by product having sum(units) > 0 order by sum(units) desc, product limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows.map(({ product }) => product);
}

/** Open unpaid orders, and those whose reservation expired within the span. */
export async function readUnpaid(db: Db, { from, to }: Span): Promise<Dashboard['unpaid']> {
  const { rows } = await sql<Dashboard['unpaid'][number]>`
    select status, payment, payment_status as "paymentStatus", count(*)::int as orders, sum(total_tenge)::bigint as sum
    from (
      select status, payment, payment_status, total_tenge from shop_order
      where status in ('awaiting-payment', 'placed', 'confirmed', 'preparing', 'ready', 'on-the-way')
      union all select status, payment, payment_status, total_tenge from shop_order
      where status = 'expired' and created_at >= ${from} and created_at < ${to}) o
    where payment_status in ('unpaid', 'pending', 'failed')
    group by 1, 2, 3 order by sum desc`.execute(db);
  return rows;
}
