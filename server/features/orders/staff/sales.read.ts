/** Sales of a period: what was delivered in it at agreed prices, less what came back in it. The ledger has the income. */
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import { certificatesSold, earned } from '#server/features/ledger/movements.read.ts';
import type { Db } from '#server/platform/db/db.ts';

type DaySpan = { from: Day; to: Day };

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

/** Goods by product, less promo codes on them. */
const goods = ({ from, to }: DaySpan) => sql`
  select product_id as product, sum(units)::int as units, sum(tenge - promo_tenge)::bigint as sum from sale
  where day between ${from} and ${to} group by 1 having sum(units) <> 0 or sum(tenge - promo_tenge) <> 0`;

/** The row of what was sold in the shop itself, which is in no zone. */
export const counter = 'counter';

/** Orders with all that was earned of them, delivery and wrap included; one that came back again is no order. */
const delivered = (span: DaySpan) => sql`
  select o.id, o.zone_id, o.source, o.taken_by, e.sum, e.is_sale from ${earned(span)} e join shop_order o on o.id = e.order_id`;

/** The row of certificates that were sold: their value is owed until it is spent, and then other goods are the sale. */
export const certificates = 'certificate';
const soldCertificates = (span: DaySpan) => sql`
  select ${sql.lit(certificates)}::text as id, null::jsonb as title, null::int as orders, c.units, c.sum
  from ${certificatesSold(span)} c`;

const groups: Record<'product' | 'category' | 'zone' | 'staff', (span: DaySpan) => RawBuilder<unknown>> = {
  product: (span) => sql`
    select g.product::text as id, p.title, null::int as orders, g.units, g.sum
      from (${goods(span)}) g left join product p on p.id = g.product
    union all ${soldCertificates(span)}`,
  category: (span) => sql`
    select c.id::text as id, c.title, null::int as orders, sum(g.units)::int as units, sum(g.sum)::bigint as sum
      from (${goods(span)}) g left join product p on p.id = g.product left join category c on c.id = p.category_id
      group by c.id
    union all ${soldCertificates(span)}`,
  zone: (span) => sql`
    select coalesce(z.id, case when k.source = ${sql.lit(counter)} then k.source end) as id, z.title,
      count(*) filter (where k.is_sale)::int as orders, null::int as units, sum(k.sum)::bigint as sum
    from (${delivered(span)}) k left join zone z on z.id = k.zone_id group by 1, 2`,
  staff: (span) => sql`
    select s.id::text as id, case when s.id is not null then jsonb_build_object('tm', s.name, 'ru', s.name) end as title,
      count(*) filter (where k.is_sale)::int as orders, null::int as units, sum(k.sum)::bigint as sum
    from (${delivered(span)}) k left join staff s on s.id = k.taken_by
    group by s.id, s.name`,
};

const ofGoods = sql`filter (where id is distinct from ${sql.lit(certificates)})`;

/** The groups with the largest sums, each row with the overall sums of goods; that of certificates comes first. */
export async function readSalesBy(
  db: Db,
  by: keyof typeof groups,
  span: DaySpan & { limit: number },
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
