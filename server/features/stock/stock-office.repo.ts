import { type RawBuilder, sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { likePart, listLong, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export type StockFilter = {
  ids?: readonly number[] | undefined;
  q?: string | undefined;
  product?: number | undefined;
  category?: number | undefined;
  below?: number | undefined;
  sort?: string | undefined;
};
export type StockListRow = {
  id: number;
  product: number;
  title: LocalText;
  optionTitle: LocalText;
  sku: string;
  price: number;
  onHand: number;
  reserved: number;
  free: number;
};

const table = sql`stock k`;
const key = sql`k.option_id`;
const ofOption = sql`join product_option o on o.id = k.option_id`;
const wide = sql`${ofOption} join product p on p.id = o.product_id`;
const free = sql`(k.on_hand - k.reserved)`;
const select = sql`o.id, o.product_id as product, p.title, o.title as "optionTitle", o.sku, o.price_tenge as price,
  k.on_hand as "onHand", k.reserved, ${free} as free`;
const sorts = { free, onHand: sql`k.on_hand`, sku: sql`o.sku`, id: key };

/** Options that are not archived, of products that are not archived. */
export async function findStockRows(db: Db, filter: StockFilter, range: Range) {
  const where = [sql`k.is_listed`];
  if (filter.ids) where.push(sql`${key} = any(${[...filter.ids]}::int[])`);
  if (filter.product)
    where.push(sql`${key} in (select id from product_option where product_id = ${filter.product})`);
  if (filter.category)
    where.push(sql`${key} in (select x.id from product_category c join product_option x on x.product_id = c.product_id
      where c.category_id in (select id from category where id = ${filter.category} or parent_id = ${filter.category}))`);
  if (filter.below !== undefined) where.push(sql`${free} <= ${filter.below}`);
  if (filter.q)
    where.push(sql`${key} = any(array(select id from product_option where sku ilike ${likePart(filter.q.trim())}
      union select id from product_option where barcode = ${filter.q.trim()}
      union select x.id from product_option x join product y on y.id = x.product_id
        where y.search_title like '%' || fold(${filter.q}) || '%' and fold(${filter.q}) <> ''))`);
  const narrow = /^-?sku$/.test(filter.sort ?? '') ? ofOption : undefined;
  const sortOrder = orderBy(filter.sort, sorts, 'free', key);
  const isSearch = Boolean(filter.q || filter.category);
  return listLong<StockListRow>(db, { select, table, key, narrow, wide, where, sortOrder, isSearch }, range);
}

export async function findStockRow(db: Db | Trx, id: number): Promise<StockListRow | undefined> {
  const { rows } = await sql<StockListRow>`select ${select} from ${table} ${wide}
    where k.option_id = ${id}`.execute(db);
  return rows[0];
}

export type MovementRow = {
  id: number;
  at: Date;
  kind: 'receive' | 'correct' | 'reserve' | 'release' | 'ship' | 'return';
  onHandDelta: number;
  reservedDelta: number;
  order: string | null;
  number: number | null;
  reason: string;
  staff: string | null;
};

/** The newest first; changes of units on hand and of reserved ones. */
export async function findMovements(db: Db, option: number, range: Range) {
  return listLong<MovementRow>(
    db,
    {
      select: sql`m.id, m.at, m.kind, m.on_hand_delta as "onHandDelta", m.reserved_delta as "reservedDelta",
        m.order_id as "order", (select number from shop_order where id = m.order_id) as number,
        m.reason, (select name from staff where id = m.staff_id) as staff`,
      table: sql`stock_movement m`,
      key: sql`m.id`,
      where: [sql`m.option_id = ${option}`],
      sortOrder: { ahead: sql`m.id desc`, back: sql`m.id` },
    },
    range,
  );
}

/** Options that are sold out, most wanted first, with their total number. */
export async function findOut(db: Db, limit: number): Promise<{ count: number; rows: StockListRow[] }> {
  const sortOrder = { ahead: sql`p.popularity desc, ${key}`, back: sql`p.popularity, ${key} desc` };
  return findOnSale(db, { units: sql`${free} <= 0`, sortOrder, limit });
}

/** Options that are nearly sold out, fewest units first, with their total number. */
export async function findLow(
  db: Db,
  most: number,
  limit: number,
): Promise<{ count: number; rows: StockListRow[] }> {
  const sortOrder = {
    ahead: sql`${free}, p.popularity desc, ${key}`,
    back: sql`${free} desc, p.popularity, ${key} desc`,
  };
  return findOnSale(db, { units: sql`${free} between 1 and ${most}`, sortOrder, limit });
}

type OnSale = {
  units: RawBuilder<unknown>;
  sortOrder: { ahead: RawBuilder<unknown>; back: RawBuilder<unknown> };
  limit: number;
};

async function findOnSale(db: Db, { units, sortOrder, limit }: OnSale) {
  const { rows, total } = await listLong<StockListRow>(
    db,
    {
      select,
      table,
      key,
      narrow: wide,
      wide,
      where: [sql`k.is_listed`, units, sql`p.status = 'published'`],
      sortOrder,
      isSearch: true,
    },
    { size: limit, offset: 0 },
  );
  return { count: total, rows };
}
