import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { SkuPlace } from './find-by-sku.ts';

export async function findOptionsBySku(db: Db | Trx, skus: readonly string[]): Promise<SkuPlace[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<SkuPlace>`
    select sku, id as option, product_id as product from product_option where sku = any(${[...skus]}::text[])`.execute(
    db,
  );
  return rows;
}

export async function findIdsAfter(
  db: Db,
  after: number,
  limit: number,
  only: { category?: number; status?: string },
): Promise<number[]> {
  const category = only.category
    ? sql`and id in (select product_id from product_category where category_id = ${only.category})`
    : sql``;
  const status = only.status ? sql`and status = ${only.status}` : sql``;
  const { rows } = await sql<{ id: number }>`select id from product where id > ${after} ${category} ${status}
    order by id limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}
