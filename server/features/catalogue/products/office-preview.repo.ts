import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';

export type PreviewSurroundings = {
  brand: { id: number; title: string } | null;
  /** from the root of the tree to the product's own category */
  categories: { id: number; title: LocalText }[];
};

export async function findSurroundings(db: Db, id: number): Promise<PreviewSurroundings | undefined> {
  const { rows } = await sql<PreviewSurroundings>`
    with recursive line as (
      select c.id, c.parent_id, c.title, 0 as height from category c join product p on p.category_id = c.id
      where p.id = ${id}
      union all
      select c.id, c.parent_id, c.title, line.height + 1 from category c join line on line.parent_id = c.id
    )
    select case when b.id is not null then jsonb_build_object('id', b.id, 'title', b.title) end as brand,
      (select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by height desc) from line) as categories
    from product p left join brand b on b.id = p.brand_id where p.id = ${id}`.execute(db);
  return rows[0];
}
