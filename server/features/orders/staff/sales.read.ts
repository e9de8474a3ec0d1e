/** Sales of a period by product and by order, less cancelled and expired orders and refunds. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

export type Span = { from: Date; to: Date };

/** Orders that are no sale, or fully refunded. */
const cameToNothing = sql`(o.status in ('awaiting-payment', 'expired', 'cancelled', 'returned') or o.payment_status = 'refunded')`;

/**
 * Units and sums by product: all lines along one index, less promo discounts and less the few refunded units and lines
 * of orders that are no sale.
 */
export const soldGoods = ({ from, to }: Span) => sql`
  select product_id as product, quantity as units, total_tenge as revenue from order_line
    where created_at >= ${from} and created_at < ${to}
  union all select product_id, 0, -promo_tenge from order_line
    where promo_tenge > 0 and created_at >= ${from} and created_at < ${to}
  union all select l.product_id, -l.quantity, l.promo_tenge - l.total_tenge from shop_order o join order_line l on l.order_id = o.id
    where o.created_at >= ${from} and o.created_at < ${to} and ${cameToNothing}
  union all select l.product_id, -b.quantity, 
      -coalesce(b.tenge, b.quantity * (l.total_tenge - l.promo_tenge) / l.quantity) from refund_part b
    join shop_order o on o.id = b.order_id and not ${cameToNothing}
    join order_line l on l.order_id = b.order_id and l.position = b.position left join refund r on r.id = b.refund_id
    where o.created_at >= ${from} and o.created_at < ${to} and r.state is distinct from 'refused'`;

export type SalesRow = {
  id: string | null;
  title: { tm: string; ru: string } | null;
  orders: number | null;
  units: number | null;
  sum: number;
};
export type SalesFigures = {
  rows: (SalesRow & { all: number; allOrders: number | null; allUnits: number | null; allSum: number })[];
};

const goods = (span: Span) => sql`select product, sum(units)::int as units, sum(revenue)::bigint as sum
  from (${soldGoods(span)}) counted group by product having sum(units) <> 0 or sum(revenue) <> 0`;
const kept = ({
  from,
  to,
}: Span) => sql`select o.id, o.zone_id, o.total_tenge - o.refunded_tenge as sum from shop_order o
  where o.created_at >= ${from} and o.created_at < ${to} and not ${cameToNothing}`;

/** The member of staff who first handled an order: took it by phone, confirmed or prepared it. */
const firstStaff = sql`(select e.staff_id from order_event e where e.order_id = k.id and e.staff_id is not null order by e.id limit 1)`;

/** The row of certificates that were sold: their value is owed until it is spent, and then other goods are the sale. */
export const certificates = 'certificate';
const isCertificate = sql`coalesce(p.kind = 'certificate', false)`;

const groups: Record<'product' | 'category' | 'zone' | 'staff', (span: Span) => RawBuilder<unknown>> = {
  product: (
    span,
  ) => sql`select case when ${isCertificate} then ${sql.lit(certificates)} else g.product::text end as id,
      case when not ${isCertificate} then p.title end as title, null::int as orders, sum(g.units)::int as units, sum(g.sum)::bigint as sum
    from (${goods(span)}) g left join product p on p.id = g.product group by 1, 2`,
  category: (
    span,
  ) => sql`select case when ${isCertificate} then ${sql.lit(certificates)} else c.id::text end as id,
      case when not ${isCertificate} then c.title end as title, null::int as orders, sum(g.units)::int as units, sum(g.sum)::bigint as sum
    from (${goods(span)}) g left join product p on p.id = g.product left join category c on c.id = p.category_id
    group by 1, 2`,
  zone: (
    span,
  ) => sql`select z.id, z.title, count(*)::int as orders, null::int as units, sum(k.sum)::bigint as sum
    from (${kept(span)}) k left join zone z on z.id = k.zone_id group by z.id, z.title`,
  staff: (
    span,
  ) => sql`select s.id::text as id, case when s.id is not null then jsonb_build_object('tm', s.name, 'ru', s.name) end as title,
      count(*)::int as orders, null::int as units, sum(k.sum)::bigint as sum
    from (select k.*, ${firstStaff} as staff_id from (${kept(span)}) k) k left join staff s on s.id = k.staff_id
    group by s.id, s.name`,
};

const ofGoods = sql`filter (where id is distinct from ${sql.lit(certificates)})`;

/** The groups with the largest sums, each row with the overall sums of goods; that of certificates comes first. */
export async function readSalesBy(
  db: Db,
  by: keyof typeof groups,
  span: Span & { limit: number },
): Promise<SalesFigures['rows']> {
  const query = sql<SalesFigures['rows'][number]>`
    with figures as materialized (${groups[by](span)})
    select f.*, count(*) ${ofGoods} over ()::int as "all", sum(orders) ${ofGoods} over ()::int as "allOrders",
      sum(units) ${ofGoods} over ()::int as "allUnits", sum(sum) ${ofGoods} over ()::bigint as "allSum"
    from figures f order by id is not distinct from ${sql.lit(certificates)} desc, sum desc, id
    limit ${sql.lit(span.limit + 1)}`;
  return db.transaction().execute(async (trx) => {
    // All products sold in a year are aggregated in memory.
    await sql`set local work_mem = '32MB'`.execute(trx);
    return (await query.execute(trx)).rows;
  });
}
