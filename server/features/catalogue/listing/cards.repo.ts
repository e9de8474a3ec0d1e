import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { ProductKind } from '#domain/fields/product.ts';
import type { Db } from '#server/platform/db/db.ts';
import { isShown } from './facet-rows.repo.ts';

export type OptionRow = {
  id: number;
  title: LocalText;
  sku: string;
  price: number;
  old_price: number | null;
  count: number;
  picture_id: string | null;
  /** The end of the price plan in effect; a string when it comes from JSON. */
  price_until: Date | string | null;
};
export type CardRow = {
  id: number;
  kind: ProductKind | null;
  title: LocalText;
  price: number;
  old_price: number | null;
  rating_sum: number;
  rating_count: number;
  published_at: Date;
  lead_days: number;
  brand: { id: number; title: string } | null;
  picture_id: string | null;
  options_count: number;
  count: number;
  default_option: OptionRow;
};

const liveOptions = sql`
  select o.id, o.title, o.sku, o.price_tenge as price, o.old_price_tenge as old_price, o.picture_id, o.position,
    greatest(coalesce(k.on_hand - k.reserved, 0), 0) as count,
    (select pp.ends_at from price_plan_option x join price_plan pp on pp.id = x.plan_id
      where x.option_id = o.id and x.ended_at is null and x.price_tenge = o.price_tenge) as price_until
  from product_option o left join stock k on k.option_id = o.id
  where o.product_id = p.id and o.archived_at is null`;

/**
 * Cards of products on sale, in the order of the ids; one query for any number. Stock counts are current. The default
 * option is the cheapest available one, or the cheapest of all.
 */
export async function findCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id, p.kind, p.title, p.price_tenge as price, p.old_price_tenge as old_price, p.rating_sum, p.rating_count,
      p.published_at, p.lead_days, picture.picture_id, o.options_count, o.count, o.default_option,
      case when b.id is not null then jsonb_build_object('id', b.id, 'title', b.title) end as brand
    from unnest(${ids}::int[]) with ordinality as wanted(id, place)
    join product p on p.id = wanted.id and ${isShown}
    left join brand b on b.id = p.brand_id
    left join lateral (
      select picture_id from product_picture where product_id = p.id order by position limit 1
    ) picture on true
    join lateral (
      select count(*)::int as options_count, sum(live.count)::int as count,
        (array_agg(to_jsonb(live) - 'position' order by live.count = 0, live.price, live.position, live.id))[1] as default_option
      from (${liveOptions}) live
      having count(*) > 0
    ) o on true
    order by wanted.place`.execute(db);
  return rows;
}

/** The options of a product on sale, in the order set by staff. */
export async function findOptions(db: Db, product: number): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select live.* from product p, lateral (${liveOptions}) live
    where p.id = ${product} order by live.position, live.id`.execute(db);
  return rows;
}
