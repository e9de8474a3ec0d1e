import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

/** The largest id on sale, or 0. */
export async function findLastListed(db: Db): Promise<number> {
  const row = await db
    .selectFrom('product_shelf')
    .select('product_id')
    .orderBy('product_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.product_id ?? 0;
}

/** Products on sale of a range of ids, and when their texts, pictures or prices were last changed; stock is no change. */
export async function findListedProducts(
  db: Db,
  after: number,
  upTo: number,
): Promise<{ id: number; changedAt: Date }[]> {
  return db
    .selectFrom('product_shelf as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['p.id', 'p.updated_at as changedAt'])
    .where('s.product_id', '>', after)
    .where('s.product_id', '<=', upTo)
    .orderBy('s.product_id')
    .execute();
}

export type GroupRow = {
  kind: 'category' | 'brand' | 'idea' | 'occasion' | 'recipient';
  id: number;
  /** of the newest change of its goods */
  changedAt: Date;
};

/** Visible groups that have goods on sale. */
export async function findListedGroups(db: Db): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.kind, g.id, max(p.updated_at) as "changedAt"
    from product_shelf s join product p on p.id = s.product_id
    cross join lateral (
      select 'category' as kind, unnest(s.category_ids) as id
      union all select 'brand', s.brand_id where s.brand_id is not null
      union all select 'idea', unnest(s.idea_ids)
      union all select 'occasion', unnest(s.occasion_ids)
      union all select 'recipient', unnest(s.recipient_ids)
    ) g
    where (g.kind <> 'category' or g.id in (select id from category where is_visible))
      and (g.kind <> 'idea' or g.id in (select id from idea where is_visible))
    group by g.kind, g.id order by g.kind, g.id`.execute(db);
  return rows;
}
