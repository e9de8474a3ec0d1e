import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import {
  brandFields,
  categoryFields,
  ideaFields,
  occasionFields,
  recipientFields,
} from '#domain/fields/taxonomy.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import { containsFolded, idsOf, listRows, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export type TaxonomyFilter = { ids?: string; q?: string; parent?: number; sort?: string };
/** A taxonomy list for SQL: the table, its columns and those that its text search covers. */
export type TaxonomyTable = {
  table: 'category' | 'brand' | 'idea' | 'occasion' | 'recipient';
  select: RawBuilder<unknown>;
  words: RawBuilder<unknown>;
};

const sorts = { position: sql`t.position`, id: sql`t.id`, title: sql`t.title` };
const both = sql`(t.title->>'tm') || ' ' || (t.title->>'ru')`;
/** Products of a category and its children, each once. */
const productsUnder = sql`(select count(distinct x.product_id)::int from product_category x
  where x.category_id in (select c.id from category c where c.id = t.id or c.parent_id = t.id))`;
const productsOf = (link: string, column: string) =>
  sql`(select count(*)::int from ${sql.table(link)} x where x.${sql.ref(column)} = t.id)`;

export const categoryTable: TaxonomyTable = {
  table: 'category',
  words: both,
  select: sql`t.id, ${columnsAs(categoryFields, 't')}, t.position, ${productsUnder} as "productsCount"`,
};
export const brandTable: TaxonomyTable = {
  table: 'brand',
  words: sql`t.title`,
  select: sql`t.id, ${columnsAs(brandFields, 't')}, t.position, ${productsOf('product', 'brand_id')} as "productsCount"`,
};
export const ideaTable: TaxonomyTable = {
  table: 'idea',
  words: both,
  select: sql`t.id, ${columnsAs(ideaFields, 't')}, t.position,
    array(select product_id from idea_product x where x.idea_id = t.id order by x.position, product_id) as products`,
};
export const occasionTable: TaxonomyTable = {
  table: 'occasion',
  words: both,
  select: sql`t.id, ${columnsAs(occasionFields, 't')}, t.position,
    array(select x.day::text from occasion_day x where x.occasion_id = t.id order by x.day) as days,
    ${productsOf('product_occasion', 'occasion_id')} as "productsCount"`,
};
export const recipientTable: TaxonomyTable = {
  table: 'recipient',
  words: both,
  select: sql`t.id, ${columnsAs(recipientFields, 't')}, t.position, ${productsOf('product_recipient', 'recipient_id')} as "productsCount"`,
};

/** A page of categories, brands, ideas, occasions or recipients, searched by title. */
export async function findTaxonomyRows<Row>(
  db: Db,
  { table, select, words }: TaxonomyTable,
  filter: TaxonomyFilter,
  range: Range,
) {
  const where = [];
  const ids = idsOf(filter.ids);
  if (ids) where.push(sql`t.id = any(${ids}::int[])`);
  if (filter.parent !== undefined) where.push(sql`t.parent_id = ${filter.parent}`);
  if (filter.q) where.push(containsFolded(sql`fold(${words})`, filter.q));
  const sortOrder = orderBy(filter.sort, sorts, 'position', sql`t.id`);
  return listRows<Row>(db, { select, from: sql`${sql.table(table)} t`, where, sortOrder }, range);
}

export async function findTaxonomyRow<Row>(
  db: Db | Trx,
  { table, select }: TaxonomyTable,
  id: number,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${select} from ${sql.table(table)} t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** undefined when there is no such category; a null parent is a root. */
export async function findParent(trx: Trx, id: number): Promise<{ parent: number | null } | undefined> {
  return trx.selectFrom('category').select('parent_id as parent').where('id', '=', id).executeTakeFirst();
}

export async function hasChildren(trx: Trx, id: number): Promise<boolean> {
  const child = await trx
    .selectFrom('category')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/** The products of an idea, in the order of its story. */
export async function replaceIdeaProducts(
  trx: Trx,
  idea: number,
  products: readonly number[],
): Promise<number[]> {
  const gone = await trx
    .deleteFrom('idea_product')
    .where('idea_id', '=', idea)
    .returning('product_id')
    .execute();
  await sql`insert into idea_product (idea_id, product_id, position)
    select ${idea}, product, place - 1 from unnest(${[...products]}::int[]) with ordinality as x (product, place)`.execute(
    trx,
  );
  return [...new Set([...gone.map((row) => row.product_id), ...products])];
}

/** The days of a lunar holiday. */
export async function replaceOccasionDays(trx: Trx, id: number, days: readonly Day[]): Promise<void> {
  await trx.deleteFrom('occasion_day').where('occasion_id', '=', id).execute();
  const rows = [...new Set(days)].map((day) => ({ occasion_id: id, day }));
  if (rows.length > 0) await trx.insertInto('occasion_day').values(rows).execute();
}

/** Products whose list rows or search words are derived from a category or a brand. */
export async function findProductsUnder(trx: Trx, what: 'category' | 'brand', id: number): Promise<number[]> {
  const under =
    what === 'brand'
      ? sql`select id from product where brand_id = ${id}`
      : sql`select product_id as id from product_category
            where category_id in (select id from category where id = ${id} or parent_id = ${id})
          union select id from product where category_id in (select id from category where id = ${id} or parent_id = ${id})`;
  const { rows } = await sql<{ id: number }>`${under}`.execute(trx);
  return rows.map((row) => row.id);
}
