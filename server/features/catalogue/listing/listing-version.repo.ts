import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { IndexRow } from './facet-index.ts';

/** The version of lists, and since which one changes are logged. */
export type IndexVersion = { version: number; logFrom: number };

/**
 * The last statement of a transaction, because writers are serialised here.
 * @param change `text` when words may have changed, `stock` when only availability has
 */
export async function raiseListingVersion(
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

/** One row, which every change of a list raises. */
export async function findIndexVersion(db: Db): Promise<IndexVersion> {
  const { rows } = await sql<IndexVersion>`
    select version, log_from as "logFrom" from shelf_version`.execute(db);
  return rows[0] as IndexVersion;
}

/** Enough for every running node, and for one that was disconnected for a while; others reload the index. */
const keptVersions = 10_000;

/** Deletes changes that every node has seen. */
export async function trimChanges(db: Db): Promise<void> {
  await sql`
    with stand as (select version - ${keptVersions} as last from shelf_version),
    gone as (
      delete from shelf_change c using stand
      where c.version <= stand.last
      returning 1
    )
    update shelf_version set log_from = greatest(log_from, stand.last) from stand where exists (select from gone)`.execute(
    db,
  );
}

const shape = sql`json_build_array(s.product_id, s.category_ids, array_remove(array[s.brand_id], null), s.occasion_ids,
  s.recipient_ids, s.idea_ids, array_remove(array[s.lead_days], 0), s.price_tenge, s.popularity, (extract(epoch from s.published_at) * 1000000)::bigint,
  s.in_stock, s.is_discounted)`;

/** The largest id on sale, or 0. */
export async function findLastInIndex(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(product_id), 0) as last from product_shelf`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Rows after a product id, ascending. */
export async function findIndexRows(db: Db, after: number, limit: number): Promise<IndexRow[]> {
  const { rows } = await sql<{ rows: IndexRow[] }>`
    select coalesce(json_agg(${shape} order by s.product_id), '[]') as rows from (
      select * from product_shelf where product_id > ${after} order by product_id limit ${sql.lit(limit)}
    ) s`.execute(db);
  return rows[0]?.rows ?? [];
}

export type IndexChanges = { ids: number[]; isText: boolean; rows: IndexRow[] };

/**
 * Current rows of the products that changed after one version and up to another; products without a row are no longer
 * on sale.
 */
export async function findIndexChanges(db: Db, after: number, upTo: number): Promise<IndexChanges> {
  const { rows } = await sql<IndexChanges>`
    with changed as (
      select product_id, bool_or(is_text) as is_text from shelf_change
      where version > ${after} and version <= ${upTo} group by 1
    )
    select coalesce(json_agg(c.product_id), '[]') as ids,
      coalesce(bool_or(c.is_text), false) as "isText",
      coalesce(json_agg(${shape} order by s.product_id) filter (where s.product_id is not null), '[]') as rows
    from changed c left join product_shelf s on s.product_id = c.product_id`.execute(db);
  return rows[0] ?? { ids: [], isText: false, rows: [] };
}
