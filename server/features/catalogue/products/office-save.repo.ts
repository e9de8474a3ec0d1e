import { type Insertable, sql } from 'kysely';
import { columnsOf, type RecordOf } from '#domain/fields/kinds.ts';
import { optionFields, productFields } from '#domain/fields/product.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { noteFormerPrices } from './former-prices.repo.ts';

type Product = RecordOf<typeof productFields>;
type Option = { id: number | null } & RecordOf<typeof optionFields>;

/** @param price of the cheapest option, in tenge */
export async function insertProduct(trx: Trx, product: Product, price: number, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values({
      ...columnsOf(productFields, product),
      updated_at: at,
      price_tenge: price,
      published_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param publishedAt set when it is published for the first time now */
export async function updateProduct(
  trx: Trx,
  id: number,
  product: Product,
  facts: { at: Date; publishedAt?: Date },
): Promise<void> {
  await trx
    .updateTable('product')
    .set({
      ...columnsOf(productFields, product),
      updated_at: facts.at,
      ...(facts.publishedAt ? { published_at: facts.publishedAt } : {}),
    })
    .where('id', '=', id)
    .execute();
}

type Links = Pick<Product, 'categories' | 'occasions' | 'recipients' | 'ideas' | 'pictures'>;

/** Replaces all links of the product in one statement; its position within an idea is kept. */
export async function replaceLinks(trx: Trx, id: number, links: Links): Promise<void> {
  await sql`
    with ${replaced('product_category', 'category_id', id, links.categories)},
    ${replaced('product_occasion', 'occasion_id', id, links.occasions)},
    ${replaced('product_recipient', 'recipient_id', id, links.recipients)},
    left_ideas as (delete from idea_product where product_id = ${id} and idea_id <> all(${links.ideas}::int[])),
    joined_ideas as (
      insert into idea_product (idea_id, product_id, position)
      select idea, ${id}::int, coalesce((select max(position) + 1 from idea_product where idea_id = idea), 0)
      from unnest(${links.ideas}::int[]) as idea on conflict do nothing
    ),
    fewer_pictures as (
      delete from product_picture where product_id = ${id} and position >= ${links.pictures.length}
    )
    insert into product_picture as p (product_id, picture_id, position)
    select ${id}::int, picture, place - 1 from unnest(${links.pictures}::text[]) with ordinality as x (picture, place)
    on conflict (product_id, position) do update set picture_id = excluded.picture_id
    where p.picture_id <> excluded.picture_id`.execute(trx);
}

function replaced(table: string, column: string, id: number, ids: readonly number[]) {
  return sql`${sql.ref(`left_${table}`)} as (
      delete from ${sql.table(table)} where product_id = ${id} and ${sql.ref(column)} <> all(${[...ids]}::int[])
    ), ${sql.ref(`joined_${table}`)} as (
      insert into ${sql.table(table)} (product_id, ${sql.ref(column)})
      select ${id}::int, x from unnest(${[...ids]}::int[]) as x on conflict do nothing
    )`;
}

/**
 * Writes options in their order: existing ones updated, new ones inserted, the others archived. Returns their ids in
 * that order.
 * @param isNew a new product has no options to update or archive
 */
export async function saveOptions(
  trx: Trx,
  product: number,
  options: readonly Option[],
  at: Date,
  isNew: boolean,
): Promise<number[]> {
  const rows = options.map(({ id, isArchived, ...option }, position) => ({
    id,
    row: {
      ...columnsOf(optionFields, { ...option, isArchived }),
      position,
      archived_at: isArchived ? at : null,
    },
  }));
  if (isNew) return insertOptions(trx, product, rows);
  // SKUs are released first, so that two options can swap theirs in one save.
  await sql`update product_option set sku = '~' || id where product_id = ${product}
    and id = any(${options.flatMap(({ id }) => id ?? [])}::int[])`.execute(trx);
  const ids: number[] = [];
  for (const { id, row } of rows) {
    if (id === null) {
      ids.push(...(await insertOptions(trx, product, [{ row }])));
      continue;
    }
    const known = trx.updateTable('product_option').set(row);
    const saved = known.where('id', '=', id).where('product_id', '=', product).returning('id');
    ids.push((await saved.executeTakeFirstOrThrow()).id);
  }
  await sql`update product_option set archived_at = ${at} where product_id = ${product} and archived_at is null
    and id <> all(${ids}::int[])`.execute(trx);
  return ids;
}

type NewOption = Omit<Insertable<Tables['product_option']>, 'product_id'>;

async function insertOptions(
  trx: Trx,
  product: number,
  rows: readonly { row: NewOption }[],
): Promise<number[]> {
  const made = await trx
    .insertInto('product_option')
    .values(rows.map(({ row }) => ({ ...row, product_id: product })))
    .returning(['id', 'position'])
    .execute();
  return made.sort((a, b) => a.position - b.position).map(({ id }) => id);
}

/** Archived ones included. */
export async function findOptionIds(trx: Trx, product: number): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('product_option')
    .select('id')
    .where('product_id', '=', product)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type OptionPrice = { id: number; product: number; price: number; oldPrice: number | null };

const liveOptions = (products: readonly number[]) => sql<OptionPrice>`
    select id, product_id as product, price_tenge as price, old_price_tenge as "oldPrice" from product_option
    where product_id = any(${[...products]}::int[]) and archived_at is null
      and not exists (select from product p where p.id = product_id and p.kind = 'certificate') order by id`;

/** Options of goods on sale, locked by id. Face values of certificates are changed one by one. */
export async function lockLiveOptions(trx: Trx, products: readonly number[]): Promise<OptionPrice[]> {
  return (await sql<OptionPrice>`${liveOptions(products)} for no key update`.execute(trx)).rows;
}

/** The same options, only read. */
export async function findLiveOptions(db: Db, products: readonly number[]): Promise<OptionPrice[]> {
  return (await liveOptions(products).execute(db)).rows;
}

/** Saves prices of locked options, in tenge; those that they replace become former prices, where they were shown. */
export async function savePrices(trx: Trx, prices: readonly OptionPrice[], at: Date): Promise<void> {
  await noteFormerPrices(trx, prices, at);
  await sql`update product_option o set price_tenge = x.price, old_price_tenge = x.old_price
    from unnest(${prices.map(({ id }) => id)}::int[], ${prices.map(({ price }) => price)}::bigint[],
      ${prices.map(({ oldPrice }) => oldPrice)}::bigint[]) as x (id, price, old_price)
    where o.id = x.id`.execute(trx);
}

/** A draft that is published for the first time counts as new from then on. */
export async function saveStatus(
  trx: Trx,
  products: readonly number[],
  status: string,
  at: Date,
): Promise<void> {
  await sql`update product set status = ${status}, updated_at = ${at},
      published_at = case when status = 'draft' and ${status}::text = 'published' then ${at} else published_at end
    where id = any(${[...products]}::int[])`.execute(trx);
}

/** Replaces the main category. */
export async function saveCategory(
  trx: Trx,
  products: readonly number[],
  category: number,
  at: Date,
): Promise<void> {
  await sql`delete from product_category x using product p where p.id = any(${[...products]}::int[])
    and x.product_id = p.id and x.category_id = p.category_id`.execute(trx);
  await sql`update product set category_id = ${category}, updated_at = ${at} where id = any(${[...products]}::int[])`.execute(
    trx,
  );
  await sql`insert into product_category (product_id, category_id) select x, ${category}
    from unnest(${[...products]}::int[]) as x on conflict do nothing`.execute(trx);
}

/** Whoever has a product open in the office meanwhile is refused when saving it. */
export async function touchProducts(trx: Trx, products: readonly number[], at: Date): Promise<void> {
  await sql`update product set updated_at = ${at} where id = any(${[...products]}::int[])`.execute(trx);
}
