import { sql } from 'kysely';
import { optionFields, productFields, type ProductSnapshot } from '#domain/fields/product.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';

/** Products whole, in the order of their ids; unknown ids are left out. */
export async function findSnapshots(db: Db | Trx, ids: readonly number[]): Promise<ProductSnapshot[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductSnapshot>`
    select p.id, ${columnsAs(productFields, 'p')},
      array(select category_id from product_category x where x.product_id = p.id order by 1) as categories,
      array(select occasion_id from product_occasion x where x.product_id = p.id order by 1) as occasions,
      array(select recipient_id from product_recipient x where x.product_id = p.id order by 1) as recipients,
      array(select idea_id from idea_product x where x.product_id = p.id order by 1) as ideas,
      array(select picture_id from product_picture x where x.product_id = p.id order by position) as pictures,
      coalesce((select jsonb_agg(to_jsonb(own) - 'place' order by place, id) from (
          select o.id, o.position as place, ${columnsAs(optionFields, 'o')}, o.archived_at is not null as "isArchived"
          from product_option o where o.product_id = p.id) own), '[]') as options
    from product p where p.id = any(${[...ids]}::int[]) order by p.id`.execute(db);
  return rows;
}

/** Locks products by id, so that two people do not save one product into each other. */
export async function lockProducts(
  trx: Trx,
  ids: readonly number[],
): Promise<Map<number, { updatedAt: Date; status: string }>> {
  const { rows } = await sql<{ id: number; updated_at: Date; status: string }>`
    select id, updated_at, status from product where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.id, { updatedAt: row.updated_at, status: row.status }]));
}
