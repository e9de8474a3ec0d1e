import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { RecordOf } from '#domain/fields/kinds.ts';
import { shownFields } from '#domain/fields/product.ts';
import type { Db } from '#server/platform/db/db.ts';
import { isShown } from '#server/features/catalogue/listing/facet-rows.repo.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';

type Ref = { id: number; title: LocalText };
type ProductRow = RecordOf<typeof shownFields> & {
  /** from the root of the tree to the product's own category */
  trail: Ref[];
  /** the other categories it is listed in */
  others: Ref[];
  picture_ids: string[];
};

/** A product's main category and its ancestors. */
const lineOf = (id: number) => sql`line as (
      select c.id, c.parent_id, c.title, 0 as height from category c join product p on p.category_id = c.id
      where p.id = ${id}
      union all
      select c.id, c.parent_id, c.title, line.height + 1 from category c join line on line.parent_id = c.id
    )`;
const trail = sql`(select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by height desc) from line)`;

/** The fields of a product page that a card lacks; undefined when it is not on sale. */
export async function findProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    with recursive ${lineOf(id)}
    select ${columnsAs(shownFields, 'p')},
      ${trail} as trail,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.id)
        from product_shelf s join category c on c.id = any(s.category_ids)
        where s.product_id = p.id and c.is_visible and c.id not in (select id from line)), '[]') as others,
      array(select picture_id from product_picture where product_id = p.id order by position) as picture_ids
    from product p where p.id = ${id} and ${isShown}`.execute(db);
  return rows[0];
}

/** Whether a product is on sale. */
export async function isPublished(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('product_shelf')
    .select('product_id')
    .where('product_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

type PreviewSurroundings = {
  brand: { id: number; title: string } | null;
  /** from the root of the tree to the product's own category */
  categories: Ref[];
};

/** Brand and categories for the preview of a product that is not on sale. */
export async function findSurroundings(db: Db, id: number): Promise<PreviewSurroundings | undefined> {
  const { rows } = await sql<PreviewSurroundings>`
    with recursive ${lineOf(id)}
    select case when b.id is not null then jsonb_build_object('id', b.id, 'title', b.title) end as brand,
      ${trail} as categories
    from product p left join brand b on b.id = p.brand_id where p.id = ${id}`.execute(db);
  return rows[0];
}
