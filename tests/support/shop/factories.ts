/** Test data: each call inserts one more record, with a title of its own unless given. */
import { randomBytes } from 'node:crypto';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { refreshProducts } from '#server/features/catalogue/products/refresh-products.ts';
import { freshPhone, openingTime } from './start-shop.ts';

/** Any object with a database, such as TestShop. */
export type WithDb = { ctx: { db: Db } };
export type Title = string | LocalText;

export type OptionInput = {
  title?: Title;
  /** tenge */
  price?: number;
  oldPrice?: number;
  /** units on hand */
  count?: number;
  /** of them reserved for orders */
  reserved?: number;
  archived?: boolean;
};
export type ProductInput = {
  title?: Title;
  description?: Title;
  /** the main category; a new one by default */
  category?: number;
  categories?: readonly number[];
  brand?: number;
  occasions?: readonly number[];
  recipients?: readonly number[];
  pictures?: readonly string[];
  /** one option of 100.00 with ten units by default */
  options?: readonly OptionInput[];
  status?: 'draft' | 'published' | 'archived';
  kind?: 'goods' | 'certificate';
  popularity?: number;
  /** working days to make it */
  leadDays?: number;
  /** created this many days before the tests' opening time */
  daysAgo?: number;
  attributes?: readonly { label: LocalText; value: LocalText }[];
};
export type MadeProduct = { id: number; option: number; options: number[] };

const word = () => randomBytes(5).toString('hex');
export const both = (title: Title | undefined, kind: string): LocalText =>
  typeof title === 'string'
    ? { tm: title, ru: title }
    : (title ?? { tm: `${kind} ${word()}`, ru: `${kind} ${word()}` });

export async function addCategory(
  { ctx: { db } }: WithDb,
  input: { title?: Title; parent?: number; visible?: boolean } = {},
): Promise<number> {
  const row = { title: both(input.title, 'Bölüm'), is_visible: input.visible ?? true };
  return made(
    db
      .insertInto('category')
      .values(input.parent === undefined ? row : { ...row, parent_id: input.parent })
      .returning('id'),
  );
}

export async function addBrand({ ctx: { db } }: WithDb, title = `Brend ${word()}`): Promise<number> {
  return made(
    db
      .insertInto('brand')
      .values({ title, description: both('', '') })
      .returning('id'),
  );
}

export async function addOccasion(
  { ctx: { db } }: WithDb,
  input: { title?: Title; month?: number; day?: number } = {},
): Promise<number> {
  const date = { month: input.month ?? null, day: input.day ?? null };
  return made(
    db
      .insertInto('occasion')
      .values({ key: word(), title: both(input.title, 'Baýram'), ...date })
      .returning('id'),
  );
}

export async function addRecipient({ ctx: { db } }: WithDb, title?: Title): Promise<number> {
  return made(
    db
      .insertInto('recipient')
      .values({ key: word(), title: both(title, 'Kime') })
      .returning('id'),
  );
}

/** A product with options and stock. */
export async function addProduct(shop: WithDb, input: ProductInput = {}): Promise<MadeProduct> {
  const { db } = shop.ctx;
  const category = input.category ?? (await addCategory(shop));
  const options = input.options ?? [{}];
  const cheapest = Math.min(...options.map(({ price }) => price ?? 10_000));
  const id = await made(
    db
      .insertInto('product')
      .values({
        title: both(input.title, 'Haryt'),
        description: both(input.description ?? '', ''),
        category_id: category,
        brand_id: input.brand ?? null,
        price_tenge: cheapest,
        status: input.status ?? 'published',
        kind: input.kind ?? null,
        popularity: input.popularity ?? 0,
        lead_days: input.leadDays ?? 0,
        attributes: JSON.stringify(input.attributes ?? []),
        published_at: new Date(openingTime - (input.daysAgo ?? 100) * 86_400_000),
      })
      .returning('id'),
  );
  const categories = new Set([category, ...(input.categories ?? [])]);
  for (const category_id of categories)
    await db.insertInto('product_category').values({ product_id: id, category_id }).execute();
  for (const occasion_id of input.occasions ?? [])
    await db.insertInto('product_occasion').values({ product_id: id, occasion_id }).execute();
  for (const recipient_id of input.recipients ?? [])
    await db.insertInto('product_recipient').values({ product_id: id, recipient_id }).execute();
  for (const [position, picture_id] of (input.pictures ?? []).entries())
    await db.insertInto('product_picture').values({ product_id: id, picture_id, position }).execute();
  const ids: number[] = [];
  for (const [position, option] of options.entries()) ids.push(await addOption(db, id, position, option));
  await refreshProducts(shop.ctx, [id]);
  return { id, option: ids[0] as number, options: ids };
}

async function addOption(db: Db, product: number, position: number, input: OptionInput): Promise<number> {
  const id = await made(
    db
      .insertInto('product_option')
      .values({
        product_id: product,
        title: both(input.title ?? '', ''),
        sku: word(),
        price_tenge: input.price ?? 10_000,
        old_price_tenge: input.oldPrice ?? null,
        position,
        archived_at: input.archived ? new Date(openingTime) : null,
      })
      .returning('id'),
  );
  const stock = { option_id: id, on_hand: input.count ?? 10, reserved: input.reserved ?? 0 };
  await db.updateTable('stock').set(stock).where('option_id', '=', id).execute();
  // Recorded as received, because units on hand must equal the sum of movements.
  await db
    .insertInto('stock_movement')
    .values({
      option_id: id,
      kind: 'receive',
      on_hand_delta: stock.on_hand,
      reserved_delta: stock.reserved,
      at: new Date(openingTime),
    })
    .execute();
  return id;
}

/** Sets the units on hand, as a stock count would. */
export async function setStock(shop: WithDb, option: number, on_hand: number, reserved = 0): Promise<void> {
  await shop.ctx.db.updateTable('stock').set({ on_hand, reserved }).where('option_id', '=', option).execute();
}

export async function addIdea(
  shop: WithDb,
  input: { title?: Title; products?: readonly number[]; visible?: boolean } = {},
): Promise<number> {
  const { db } = shop.ctx;
  const title = both(input.title, 'Pikir');
  const id = await made(
    db
      .insertInto('idea')
      .values({ title, subtitle: title, story: title, is_visible: input.visible ?? true })
      .returning('id'),
  );
  for (const [position, product_id] of (input.products ?? []).entries())
    await db.insertInto('idea_product').values({ idea_id: id, product_id, position }).execute();
  if (input.products?.length) await refreshProducts(shop.ctx, input.products);
  return id;
}

/** A picture row without files. */
export async function addPicture({ ctx: { db } }: WithDb): Promise<string> {
  const id = word();
  const renditions = ['avif', 'webp'].flatMap((format) =>
    [200, 400].map((width) => ({ format, width, path: `${id}/${width}.${format}` })),
  );
  await db
    .insertInto('picture')
    .values({
      id,
      width: 400,
      height: 500,
      placeholder: '#f5e3de',
      alt: both('Surat', ''),
      renditions: JSON.stringify(renditions),
    })
    .execute();
  return id;
}

/** A customer's row; `signIn` of people.ts creates one by signing in. */
export async function addCustomer(
  { ctx: { db } }: WithDb,
  input: { name?: string; surname?: string } = {},
): Promise<number> {
  const customer = {
    phone: freshPhone(),
    name: '',
    surname: '',
    created_at: new Date(openingTime),
    ...input,
  };
  return made(db.insertInto('customer').values(customer).returning('id'));
}

export async function made(insert: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> {
  return (await insert.executeTakeFirstOrThrow()).id;
}
