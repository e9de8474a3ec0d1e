/**
 * The value of the stock: units on hand at cost and at today's prices. Certificates are no goods: what is sold of them is
 * owed to their holders and stands in the ledger.
 */
import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

type LocalText = { tm: string; ru: string };
export type ValueSums = { units: number; cost: number; price: number; withoutCost: number };
export type ValueRow = {
  option: number;
  product: number;
  title: LocalText;
  optionTitle: LocalText;
  sku: string;
  onHand: number;
  cost: number | null;
  price: number;
};

const inHouse = sql`stock k join product_option o on o.id = k.option_id
  join product g on g.id = o.product_id and g.kind is distinct from 'certificate' where k.on_hand > 0`;

/** Sums over the whole stock, in tenge; `withoutCost` counts options in stock whose cost is not known. */
export async function sumStockValue(db: Db): Promise<ValueSums> {
  const { rows } = await sql<ValueSums>`select coalesce(sum(k.on_hand), 0)::bigint as units,
      coalesce(sum(k.on_hand * o.cost_tenge), 0)::bigint as cost, coalesce(sum(k.on_hand * o.price_tenge), 0)::bigint as price,
      count(*) filter (where o.cost_tenge is null)::int as "withoutCost" from ${inHouse}`.execute(db);
  return rows[0] as ValueSums;
}

/** The options with the highest value at cost; after them, by price, those without a cost. */
export async function findStockValue(db: Db, limit: number): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    with dearest as (select o.id, o.product_id, o.title, o.sku, k.on_hand, o.cost_tenge, o.price_tenge from ${inHouse}
      order by k.on_hand * o.cost_tenge desc nulls last, k.on_hand * o.price_tenge desc, o.id limit ${sql.lit(limit)})
    select d.id as option, d.product_id as product, p.title, d.title as "optionTitle", d.sku, d.on_hand as "onHand",
      d.cost_tenge as cost, d.price_tenge as price from dearest d join product p on p.id = d.product_id
    order by d.on_hand * d.cost_tenge desc nulls last, d.on_hand * d.price_tenge desc, d.id`.execute(db);
  return rows;
}
