import { type RawBuilder, sql } from 'kysely';
import type { Facets, Sort } from '#contract/catalogue.ts';
import type { Db } from '#server/platform/db.ts';
import { matches, type Search } from './catalogue-search.repo.ts';
import type { Filters, Slice } from './filters.ts';

type Condition = RawBuilder<boolean>;
/** A filter with counts of its own: they ignore the filter itself. */
type Facet = 'category' | 'brand' | 'occasion' | 'recipient' | 'price' | 'stock' | 'discount';

const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** Conditions that every count obeys. */
function groundOf(filters: Filters): Condition {
  const ground: Condition[] = [];
  if (filters.search)
    ground.push(
      sql`s.product_id in (select p.id from product p where p.status = 'published' and ${matches(filters.search)})`,
    );
  if (filters.ids) ground.push(sql`s.product_id = any(${filters.ids}::int[])`);
  if (filters.ideas) ground.push(sql`s.idea_ids && ${filters.ideas}::int[]`);
  return all(ground);
}

/** Conditions of the filters that are on, by the facet they belong to. */
function facetConditions(filters: Filters): Map<Facet, Condition> {
  const on = new Map<Facet, Condition>();
  if (filters.categories) on.set('category', sql`s.category_ids && ${filters.categories}::int[]`);
  if (filters.brands) on.set('brand', sql`coalesce(s.brand_id = any(${filters.brands}::int[]), false)`);
  if (filters.occasions) on.set('occasion', sql`s.occasion_ids && ${filters.occasions}::int[]`);
  if (filters.recipients) on.set('recipient', sql`s.recipient_ids && ${filters.recipients}::int[]`);
  const price: Condition[] = [];
  if (filters.priceMin !== undefined) price.push(sql`s.price_tenge >= ${filters.priceMin}`);
  if (filters.priceMax !== undefined) price.push(sql`s.price_tenge <= ${filters.priceMax}`);
  if (price.length > 0) on.set('price', all(price));
  if (filters.inStock) on.set('stock', sql`s.in_stock`);
  if (filters.discount) on.set('discount', sql`s.is_discounted`);
  return on;
}

function orderOf(sort: Sort, search: Search | undefined): RawBuilder<unknown> {
  switch (sort) {
    case 'new':
      return sql`s.published_at desc, s.product_id desc`;
    case 'price':
      return sql`s.price_tenge, s.product_id`;
    case '-price':
      return sql`s.price_tenge desc, s.product_id desc`;
    case 'popular':
      return sql`s.popularity desc, s.product_id desc`;
    case 'relevance':
      // Ranking a whole hit list is slow; whether the title has the words as typed, or nearly so, says most of it.
      return search?.kind === 'words'
        ? sql`t.search_head @@ to_tsquery('simple', ${search.exact}) desc,
            t.search_head @@ to_tsquery('simple', ${search.wide}) desc, s.popularity desc, s.product_id desc`
        : sql`s.popularity desc, s.product_id desc`;
  }
}

/** The ids of one page, in order. */
export async function findPageIds(db: Db, filters: Filters, slice: Slice): Promise<number[]> {
  const byTitle = slice.sort === 'relevance' && filters.search?.kind === 'words';
  const { rows } = await sql<{ id: number }>`
    select s.product_id as id from product_shelf s
    ${byTitle ? sql`join product t on t.id = s.product_id` : sql``}
    where ${all([groundOf(filters), ...facetConditions(filters).values()])}
    order by ${orderOf(slice.sort, filters.search)}
    limit ${sql.lit(slice.size)} offset ${sql.lit((slice.number - 1) * slice.size)}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Counts = { total: number; facets: Facets };

/** How many products there are, and how many each value of each filter would give under the other filters; one round trip. */
export async function countShelf(db: Db, filters: Filters): Promise<Counts> {
  const on = facetConditions(filters);
  const sign = (facet: Facet) => sql.ref(`is_${facet}`);
  const signs = [...on].map(([facet, condition]) => sql`, (${condition}) as ${sign(facet)}`);
  const others = (own?: Facet) =>
    all([...on.keys()].filter((facet) => facet !== own).map((facet) => sql<boolean>`${sign(facet)}`));
  const values = (own: Facet, value: RawBuilder<unknown>) => sql`
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', n) order by n desc, id), '[]') from (
      select ${value} as id, count(*)::int as n from ground where ${others(own)} group by 1
    ) counted where id is not null)`;
  const { rows } = await sql<{ total: number; facets: Facets }>`
    with ground as ${filters.search ? sql`materialized` : sql`not materialized`} (
      select s.* ${sql.join(signs, sql``)} from product_shelf s where ${groundOf(filters)}
    )
    select count(*) filter (where ${others()})::int as total, jsonb_build_object(
      'category', ${values('category', sql`unnest(category_ids)`)},
      'brand', ${values('brand', sql`brand_id`)},
      'occasion', ${values('occasion', sql`unnest(occasion_ids)`)},
      'recipient', ${values('recipient', sql`unnest(recipient_ids)`)},
      'price', jsonb_build_object(
        'min', coalesce(min(price_tenge) filter (where ${others('price')}), 0),
        'max', coalesce(max(price_tenge) filter (where ${others('price')}), 0)),
      'inStock', count(*) filter (where in_stock and ${others('stock')}),
      'discount', count(*) filter (where is_discounted and ${others('discount')})
    ) as facets
    from ground`.execute(db);
  return rows[0] as Counts;
}
