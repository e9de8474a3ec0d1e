import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { prepare } from '#server/platform/db/prepared.ts';
import type { ShelfRow } from './facet-index.ts';

/** Where the shelf stands: its version, since when changes are written down, and how often search blocks were built. */
export type ShelfStand = { version: number; logFrom: number; built: number };

/**
 * The last statement of a transaction: writers wait for each other here.
 * @param change `text` when words may have changed, `stock` when only whether the products can be bought
 */
export async function raiseShelfVersion(
  trx: Trx,
  products: readonly number[],
  change: 'text' | 'stock',
): Promise<void> {
  await sql`
    with raised as (update shelf_version set version = version + 1 returning version)
    insert into shelf_change (version, product_id, is_text)
    select version, product, ${change === 'text'} from raised, unnest(${[...new Set(products)]}::int[]) as product`.execute(
    trx,
  );
}

const stand = prepare(
  [],
  () => sql<ShelfStand>`select version, log_from as "logFrom", built from shelf_version`,
);

export async function findShelfStand(db: Db): Promise<ShelfStand> {
  const [row] = await stand(db, {});
  return row as ShelfStand;
}

/** Long enough for every node that runs, and for one that was cut off for a while; others load the shelf anew. */
const keptVersions = 10_000;

/** Forgets changes that every node has seen. What changed after its search block was built is needed until the next time. */
export async function trimChanges(db: Db): Promise<void> {
  await sql`
    with stand as (select version - ${keptVersions} as last, built from shelf_version),
    gone as (
      delete from shelf_change c using stand
      where c.version <= stand.last and (not c.is_text or stand.built = 0
        or c.version <= (select built_version from search_block where block = c.product_id >> 14))
      returning 1
    )
    update shelf_version set log_from = greatest(log_from, stand.last) from stand where exists (select from gone)`.execute(
    db,
  );
}

const shape = sql`json_build_array(s.product_id, s.category_ids, array_remove(array[s.brand_id], null), s.occasion_ids,
  s.recipient_ids, s.idea_ids, s.price_tenge, s.popularity, (extract(epoch from s.published_at) * 1000000)::bigint,
  s.in_stock, s.is_discounted)`;

/** The product that was put on the shelf last, or 0. */
export async function findLastOnShelf(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(product_id), 0) as last from product_shelf`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Rows after a product, ascending. */
export async function findShelfRows(db: Db, after: number, limit: number): Promise<ShelfRow[]> {
  const { rows } = await sql<{ rows: ShelfRow[] }>`
    select coalesce(json_agg(${shape} order by s.product_id), '[]') as rows from (
      select * from product_shelf where product_id > ${after} order by product_id limit ${sql.lit(limit)}
    ) s`.execute(db);
  return rows[0]?.rows ?? [];
}

export type ShelfNews = { ids: number[]; texts: number[]; rows: ShelfRow[] };

/** What changed after one version and up to another, as it is now; products without a row are no longer for sale. */
export async function findShelfNews(db: Db, after: number, upTo: number): Promise<ShelfNews> {
  const { rows } = await sql<ShelfNews>`
    with changed as (
      select product_id, bool_or(is_text) as is_text from shelf_change
      where version > ${after} and version <= ${upTo} group by 1
    )
    select coalesce(json_agg(c.product_id), '[]') as ids,
      coalesce(json_agg(c.product_id) filter (where c.is_text), '[]') as texts,
      coalesce(json_agg(${shape} order by s.product_id) filter (where s.product_id is not null), '[]') as rows
    from changed c left join product_shelf s on s.product_id = c.product_id`.execute(db);
  return rows[0] ?? { ids: [], texts: [], rows: [] };
}
