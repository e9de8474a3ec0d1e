/** Products and their variants for other features: what is on sale at which price, titles, SKUs. */
import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { SaleUnit } from '#domain/fields/product.ts';
import { foldSku } from '#domain/fields/sku.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** An option as sold: names, price in tenge, picture, and whether it is on sale. */
export type OptionForSale = {
  option: number;
  product: number;
  isCertificate: boolean;
  title: LocalText;
  /** Empty where the product has no other: archived ones count, because they were offered once. */
  optionTitle: LocalText;
  sku: string;
  price: number;
  pictureId: string | null;
  forSale: boolean;
  /** Not published: customers may not know of it. */
  isDraft: boolean;
  /** Its price is reduced: a higher old price is shown, or a price plan is running. */
  isReduced: boolean;
  /** Lead time in working days; 0 for goods in stock. */
  leadDays: number;
};

/** An option says something only beside others. */
const titleBesideOthers = sql`case when exists (select from product_option s where s.product_id = o.product_id
  and s.id <> o.id) then o.title else '{"tm": "", "ru": ""}' end`;

/** The options of a cart with their present prices, by option id; unknown ids are left out. Stock is not included. */
export async function readOptionsForSale(
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, OptionForSale>> {
  const { rows } = await sql<OptionForSale>`
    select o.id as option, o.product_id as product, p.kind is not distinct from 'certificate' as "isCertificate", p.title, ${titleBesideOthers} as "optionTitle", o.sku, o.price_tenge as price,
      coalesce(o.picture_id, (select picture_id from product_picture where product_id = p.id order by position limit 1))
        as "pictureId",
      p.status = 'published' and o.archived_at is null and o.price_tenge > 0 as "forSale", p.status = 'draft' as "isDraft",
      o.old_price_tenge is not null or exists (select from price_plan_option x
        where x.option_id = o.id and x.ended_at is null and x.price_tenge = o.price_tenge) as "isReduced", p.lead_days as "leadDays"
    from product_option o join product p on p.id = o.product_id
    where o.id = any(${[...options]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.option, row]));
}

/** The longest lead time of these products in working days; 0 for goods in stock. */
export async function readLeadDays(db: Db | Trx, products: readonly number[]): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select coalesce(max(lead_days), 0)::int as days from product where id = any(${[...products]}::int[])`.execute(
    db,
  );
  return rows[0]?.days ?? 0;
}

/** The sale units of these options; pieces are left out. */
export async function readUnits(db: Db | Trx, options: readonly number[]): Promise<Map<number, SaleUnit>> {
  const { rows } = await sql<{ id: number; unit: SaleUnit }>`select id, unit from product_option
    where id = any(${[...options]}::int[]) and unit is not null`.execute(db);
  return new Map(rows.map(({ id, unit }) => [id, unit]));
}

/** The categories of products, including their ancestors. */
export async function readCategoriesOf(
  db: Db | Trx,
  products: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; categories: number[] }>`
    select p.id, array(select x from category c, unnest(array[c.id, c.parent_id]) x where x is not null and (c.id = p.category_id
      or c.id in (select category_id from product_category where product_id = p.id))) as categories
    from product p where p.id = any(${[...products]}::int[])`.execute(db);
  return new Map(rows.map(({ id, categories }) => [id, categories]));
}

/** Titles of products by id, published or not: also for what can no longer be bought. */
export async function readProductTitles(
  db: Db | Trx,
  products: readonly number[],
): Promise<Map<number, { title: LocalText; isDraft: boolean }>> {
  const { rows } = await sql<{ id: number; title: LocalText; isDraft: boolean }>`
    select id, title, status = 'draft' as "isDraft" from product where id = any(${[...products]}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export type SkuPlace = { sku: string; option: number; product: number };

/** A SKU folded as by `foldSku` and in the index. Without lower(), which depends on the server's locale. */
const folded = sql`translate(sku, 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÇŇÖŞÜÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'abcdefghijklmnopqrstuvwxyzäçňöşüýžабвгдеёжзийклмнопрстуфхцчшщъыьэюя')`;

/** The options with these SKUs, ignoring case; archived ones too. */
export async function readSkus(db: Db | Trx, skus: readonly string[]): Promise<SkuPlace[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<SkuPlace>`
    select sku, id as option, product_id as product from product_option
    where ${folded} = any(${skus.map(foldSku)}::text[])`.execute(db);
  return rows;
}

/** Ids of products after a given one, for iterating over all of them. */
export async function readIdsAfter(
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
