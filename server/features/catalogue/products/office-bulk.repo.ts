import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

export type OptionPrice = { id: number; product: number; price: number; oldPrice: number | null };

/** Options of products that are for sale, locked in the order of their ids. */
export async function lockLiveOptions(trx: Trx, products: readonly number[]): Promise<OptionPrice[]> {
  const { rows } = await sql<OptionPrice>`
    select id, product_id as product, price_tenge as price, old_price_tenge as "oldPrice" from product_option
    where product_id = any(${[...products]}::int[]) and archived_at is null order by id for no key update`.execute(
    trx,
  );
  return rows;
}

export async function savePrices(trx: Trx, prices: readonly OptionPrice[]): Promise<void> {
  await sql`update product_option o set price_tenge = x.price, old_price_tenge = x.old_price
    from unnest(${prices.map(({ id }) => id)}::int[], ${prices.map(({ price }) => price)}::bigint[],
      ${prices.map(({ oldPrice }) => oldPrice)}::bigint[]) as x (id, price, old_price)
    where o.id = x.id`.execute(trx);
}

/** A draft that is shown for the first time counts as new from then on. */
export async function saveStatus(
  trx: Trx,
  products: readonly number[],
  status: string,
  at: Date,
): Promise<void> {
  await sql`update product set status = ${status}, updated_at = ${at},
      published_at = case when status = 'draft' and ${status}::text = 'published' then ${at} else published_at end
    where id = any(${[...products]}::int[])`.execute(trx);
}

/** The new main category takes the place of the old one. */
export async function saveCategory(
  trx: Trx,
  products: readonly number[],
  category: number,
  at: Date,
): Promise<void> {
  await sql`delete from product_category x using product p where p.id = any(${[...products]}::int[])
    and x.product_id = p.id and x.category_id = p.category_id`.execute(trx);
  await sql`update product set category_id = ${category}, updated_at = ${at} where id = any(${[...products]}::int[])`.execute(
    trx,
  );
  await sql`insert into product_category (product_id, category_id) select x, ${category}
    from unnest(${[...products]}::int[]) as x on conflict do nothing`.execute(trx);
}

export async function touchProducts(trx: Trx, products: readonly number[], at: Date): Promise<void> {
  await sql`update product set updated_at = ${at} where id = any(${[...products]}::int[])`.execute(trx);
}
