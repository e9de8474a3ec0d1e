import { type RawBuilder, sql } from 'kysely';
import type { ProductGap } from '#contract/catalogue/office.ts';
import type { LocalText } from '#contract/shared.ts';
import { optionFields, productFields, type ProductSnapshot } from '#domain/fields/product.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import { likePart, listLong, orderBy, selectKeys } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export type ProductsFilter = {
  ids?: readonly number[] | undefined;
  q?: string | undefined;
  status?: string | undefined;
  category?: number | undefined;
  brand?: number | undefined;
  idea?: number | undefined;
  lacks?: ProductGap | undefined;
  in_stock?: boolean | undefined;
  sort?: string | undefined;
};
export type OfficeProductFacts = {
  id: number;
  title: LocalText;
  status: ProductSnapshot['status'];
  category: number;
  brand: number | null;
  price: number;
  old_price: number | null;
  picture_id: string | null;
  sku: string | null;
  options_count: number;
  on_hand: number;
  free: number;
  lacks: ProductGap[];
  rating_sum: number;
  rating_count: number;
  published_at: Date;
  updated_at: Date;
};

/** A text is written in only one of the two languages. */
const lacksTranslation = sql`(p.title->>'ru' = '' or p.title->>'tm' = ''
  or ((p.description->>'ru') = '') <> ((p.description->>'tm') = ''))`;
const lacksPicture = sql`not exists (select from product_picture x where x.product_id = p.id)`;
const lacksPrice = sql`not exists (select from product_option x
  where x.product_id = p.id and x.archived_at is null and x.price_tenge > 0)`;
/** Archived options are neither for sale nor in the stock list. */
const hasFree = sql`exists (select from stock k where k.product_id = p.id and k.is_listed and k.on_hand > k.reserved)`;
const gaps = { translation: lacksTranslation, picture: lacksPicture, price: lacksPrice };

const facts = sql`p.id, p.title, p.status, p.category_id as category, p.brand_id as brand, p.price_tenge as price,
  p.old_price_tenge as old_price, p.rating_sum, p.rating_count, p.published_at, p.updated_at,
  (select picture_id from product_picture x where x.product_id = p.id order by position limit 1) as picture_id,
  (select sku from product_option x where x.product_id = p.id order by archived_at is not null, position, id limit 1) as sku,
  (select count(*)::int from product_option x where x.product_id = p.id and x.archived_at is null) as options_count,
  ${unitsOf(sql`k.on_hand`)} as on_hand, ${unitsOf(sql`k.on_hand - k.reserved`)} as free,
  array_remove(array[case when ${lacksTranslation} then 'translation' end, case when ${lacksPicture} then 'picture' end,
    case when coalesce((select max(price_tenge) from product_option x where x.product_id = p.id and x.archived_at is null), 0) = 0
      then 'price' end], null) as lacks`;

function unitsOf(units: ReturnType<typeof sql>) {
  return sql`coalesce((select sum(${units})::int from product_option x join stock k on k.option_id = x.id
    where x.product_id = p.id and x.archived_at is null), 0)`;
}

/** A page of products; archived ones only when asked for by status or id. */
export async function findOfficeProducts(db: Db, filter: ProductsFilter, range: Range) {
  return listLong<OfficeProductFacts>(
    db,
    {
      select: facts,
      table: sql`product p`,
      key: sql`p.id`,
      where: conditions(filter),
      sortOrder: orderBy(filter.sort, sorts, '-updatedAt', sql`p.id`),
      // Missing translations have an index of their own, which a scan in list order would not use.
      isSearch: Boolean(filter.q) || filter.lacks === 'translation',
    },
    range,
  );
}

/** Ids of all that the list finds. @throws Refusal `selection.changed` unless they are `count` */
export async function selectProducts(
  trx: Db | Trx,
  { filter, count }: { filter: ProductsFilter; count: number },
): Promise<number[]> {
  const found = { from: sql`product p`, key: sql`p.id`, where: conditions(filter) };
  return selectKeys<number>(trx, found, count);
}

export async function findOfficeProduct(db: Db | Trx, id: number): Promise<OfficeProductFacts | undefined> {
  const { rows } = await sql<OfficeProductFacts>`select ${facts} from product p where p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

const sorts = {
  id: sql`p.id`,
  title: sql`p.title->>'tm'`,
  price: sql`p.price_tenge`,
  updatedAt: sql`p.updated_at`,
  publishedAt: sql`p.published_at`,
  popularity: sql`p.popularity`,
};

function conditions(filter: ProductsFilter) {
  const found = [];
  if (filter.ids) found.push(sql`p.id = any(${[...filter.ids]}::int[])`);
  if (filter.status) found.push(sql`p.status = ${filter.status}`);
  else if (!filter.ids) found.push(sql`p.status <> 'archived'`);
  if (filter.category) {
    const under = sql`(select id from category where id = ${filter.category} or parent_id = ${filter.category})`;
    found.push(sql`p.id in (select product_id from product_category where category_id in ${under}
      union select id from product where category_id in ${under})`);
  }
  if (filter.brand) found.push(sql`p.brand_id = ${filter.brand}`);
  if (filter.idea)
    found.push(sql`p.id in (select product_id from idea_product where idea_id = ${filter.idea})`);
  if (filter.lacks) found.push(gaps[filter.lacks]);
  if (filter.in_stock !== undefined) found.push(filter.in_stock ? hasFree : sql`not ${hasFree}`);
  if (filter.q) found.push(matches(filter.q));
  return found;
}

/** By title in either script, by SKU, barcode or number. */
function matches(q: string) {
  const number = /^[0-9]{1,9}$/.test(q.trim()) ? Number(q) : 0;
  return sql`p.id = any(array(
    select id from product where search_title like '%' || fold(${q}) || '%' and fold(${q}) <> ''
    union select product_id from product_option where sku ilike ${likePart(q.trim())}
    union select product_id from product_option where barcode = ${q.trim()}
    union select ${number}::int))`;
}

/** Products, archived ones left out, that lack a translation, a picture or a price. */
export async function countGaps(db: Db): Promise<Record<ProductGap, number>> {
  const count = async (lacks: RawBuilder<unknown>) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from product p where p.status <> 'archived' and ${lacks}`.execute(db);
    return rows[0]?.n ?? 0;
  };
  // Separate queries, so that each uses its own index.
  const [translation, picture, price] = await Promise.all(
    [lacksTranslation, lacksPicture, lacksPrice].map(count),
  );
  return { translation: translation ?? 0, picture: picture ?? 0, price: price ?? 0 };
}

/** Complete products, by id; unknown ids are left out. */
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

/** Locks products by id, so that two people cannot overwrite each other's changes. */
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
