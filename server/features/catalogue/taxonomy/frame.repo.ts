import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';

export type CategoryRow = {
  id: number;
  parent_id: number | null;
  title: LocalText;
  picture_id: string | null;
};
export type BrandRow = { id: number; title: string; description: LocalText; picture_id: string | null };
export type OccasionRow = {
  id: number;
  title: LocalText;
  month: number | null;
  day: number | null;
  /** Days of a lunar holiday. */
  days: string[];
};
export type IdeaRow = {
  id: number;
  title: LocalText;
  subtitle: LocalText;
  story: LocalText;
  picture_id: string | null;
  products_count: number;
};

/** Categories that are shown, in the order set by staff. */
export async function findCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .selectFrom('category')
    .select(['id', 'parent_id', 'title', 'picture_id'])
    .where('is_visible', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** All, in the order set by staff; whether a brand has products is counted elsewhere. */
export async function findBrands(db: Db): Promise<BrandRow[]> {
  return db
    .selectFrom('brand')
    .select(['id', 'title', 'description', 'picture_id'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** All of them, in the order set by staff; month and day are null for a lunar holiday. */
export async function findOccasions(db: Db): Promise<OccasionRow[]> {
  return db
    .selectFrom('occasion')
    .select(['id', 'title', 'month', 'day'])
    .select(
      sql<string[]>`array(select x.day::text from occasion_day x where x.occasion_id = occasion.id)`.as(
        'days',
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findRecipients(db: Db): Promise<{ id: number; title: LocalText }[]> {
  return db.selectFrom('recipient').select(['id', 'title']).orderBy('position').orderBy('id').execute();
}

/** Ideas that are shown: all, one by id, or those with a product. */
export async function findIdeas(db: Db, which: { id?: number; product?: number } = {}): Promise<IdeaRow[]> {
  const one = which.id === undefined ? sql`` : sql`and i.id = ${which.id}`;
  const ofProduct =
    which.product === undefined
      ? sql``
      : sql`and i.id in (select idea_id from idea_product where product_id = ${which.product})`;
  const { rows } = await sql<IdeaRow>`
    select i.id, i.title, i.subtitle, i.story, i.picture_id,
      (select count(*)::int from idea_product ip join product_shelf s on s.product_id = ip.product_id
       where ip.idea_id = i.id) as products_count
    from idea i where i.is_visible ${one} ${ofProduct}
    order by i.position, i.id`.execute(db);
  return rows;
}

/** Products of an idea, in its order. */
export async function findIdeaProducts(db: Db, idea: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from idea_product where idea_id = ${idea} order by position, product_id limit 200`.execute(
    db,
  );
  return rows.map((row) => row.product_id);
}
