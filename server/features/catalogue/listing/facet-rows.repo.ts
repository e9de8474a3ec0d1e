import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

/** Hidden from lists, sold out or not: drafts, archived products, and certificates while they are switched off. */
export const isShown = sql`p.status = 'published' and (p.kind is distinct from 'certificate'
  or not exists (select from feature where name = 'certificates' and not is_on))`;

/** Ids of products after a given one, in batches, so that each statement stays short. */
export async function findProductIds(trx: Trx, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id > ${after} order by id limit ${sql.lit(limit)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Each product once, by id; archived options count. */
export async function findProductsOfOptions(trx: Trx, options: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from product_option where id = any(${options}::int[]) order by product_id`.execute(
    trx,
  );
  return rows.map((row) => row.product_id);
}

/** Columns of a product derived from its options, brand and categories. */
export async function saveDerivedColumns(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    with derived as (
      select p.id, o.price_tenge, o.old_price_tenge, concat_ws(' ', b.title, (
        select string_agg(c.title->>'tm' || ' ' || (c.title->>'ru'), ' ' order by c.id) from category c
        where c.id = p.category_id
          or c.id in (select pc.category_id from product_category pc where pc.product_id = p.id)
          or c.id in (select m.parent_id from category m join product_category pc on pc.category_id = m.id
                      where pc.product_id = p.id)
      )) as extra
      from product p
      left join brand b on b.id = p.brand_id
      left join lateral (
        select price_tenge, old_price_tenge from product_option
        where product_id = p.id and archived_at is null order by price_tenge, position, id limit 1
      ) o on true
      where p.id = any(${ids}::int[])
    )
    update product p
    set price_tenge = coalesce(d.price_tenge, p.price_tenge),
        old_price_tenge = case when d.price_tenge is null then p.old_price_tenge else d.old_price_tenge end,
        search_extra = d.extra
    from derived d
    where d.id = p.id and (p.search_extra <> d.extra or (d.price_tenge is not null
      and (p.price_tenge, p.old_price_tenge) is distinct from (d.price_tenge, d.old_price_tenge)))`.execute(
    trx,
  );
}

/** Writes the facet rows of published products and deletes those of others. */
export async function saveFacetRows(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    delete from product_shelf s using product p
    where s.product_id = p.id and p.id = any(${ids}::int[])
      and (not (${isShown}) or not exists (${liveOptions}))`.execute(trx);
  await sql`
    with recursive line as (
      select id, id as ancestor_id, parent_id from category
      union all
      select line.id, c.id, c.parent_id from line join category c on c.id = line.parent_id
    )
    insert into product_shelf as s (product_id, brand_id, category_ids, occasion_ids, recipient_ids, idea_ids,
      price_tenge, is_discounted, in_stock, popularity, published_at, lead_days)
    select p.id, p.brand_id,
      array(select distinct line.ancestor_id from line where line.id = p.category_id
        or line.id in (select category_id from product_category where product_id = p.id) order by 1),
      array(select occasion_id from product_occasion where product_id = p.id order by 1),
      array(select recipient_id from product_recipient where product_id = p.id order by 1),
      array(select idea_id from idea_product where product_id = p.id order by 1),
      p.price_tenge, p.old_price_tenge is not null,
      exists (select from product_option o join stock k on k.option_id = o.id
              where o.product_id = p.id and o.archived_at is null and k.on_hand > k.reserved),
      p.popularity, p.published_at, p.lead_days
    from product p
    where p.id = any(${ids}::int[]) and ${isShown} and exists (${liveOptions})
    on conflict (product_id) do update set (brand_id, category_ids, occasion_ids, recipient_ids, idea_ids,
        price_tenge, is_discounted, in_stock, popularity, published_at, lead_days)
      = (excluded.brand_id, excluded.category_ids, excluded.occasion_ids, excluded.recipient_ids, excluded.idea_ids,
        excluded.price_tenge, excluded.is_discounted, excluded.in_stock, excluded.popularity, excluded.published_at,
        excluded.lead_days)
    where s.* is distinct from excluded.*`.execute(trx);
}

const liveOptions = sql`select from product_option o where o.product_id = p.id and o.archived_at is null`;

/** Updates only the in-stock flag. @returns the products whose flag changed */
export async function saveInStock(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update product_shelf s set in_stock = not s.in_stock
    where s.product_id = any(${ids}::int[]) and s.in_stock <> exists (
      select from product_option o join stock k on k.option_id = o.id
      where o.product_id = s.product_id and o.archived_at is null and k.on_hand > k.reserved)
    returning s.product_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Products that are certificates: their rows change with the feature's switch. */
export async function findCertificates(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from product where kind = 'certificate'`.execute(trx);
  return rows.map(({ id }) => id);
}
