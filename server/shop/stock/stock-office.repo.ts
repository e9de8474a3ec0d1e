import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db.ts';
import { likePart, listLong, orderBy } from '#server/platform/list-rows.ts';
import type { Range } from '#server/platform/paging.ts';

export { lockStock, moveStock, findStock } from './stock.repo.ts';

export async function openMany(trx: Trx, options: readonly number[]): Promise<void> {
  await sql`insert into stock (option_id) select x from unnest(${[...options]}::int[]) as x
    order by x on conflict do nothing`.execute(trx);
}

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

const table = sql`product_option o`;
const joins = sql`join product p on p.id = o.product_id left join stock k on k.option_id = o.id`;
const from = sql`${table} ${joins}`;
const free = sql`coalesce(k.on_hand - k.reserved, 0)`;
const select = sql`o.id, o.product_id as product, p.title, o.title as "optionTitle", o.sku, o.price_tenge as price,
  coalesce(k.on_hand, 0) as "onHand", coalesce(k.reserved, 0) as reserved, ${free} as free`;
const sorts = { free, onHand: sql`coalesce(k.on_hand, 0)`, sku: sql`o.sku`, id: sql`o.id` };

/** Options that are not archived, of products that are not archived. */
export async function findStockRows(db: Db, filter: StockFilter, range: Range) {
  const where = [sql`o.archived_at is null`, sql`p.status <> 'archived'`];
  if (filter.ids) where.push(sql`o.id = any(${[...filter.ids]}::int[])`);
  if (filter.product) where.push(sql`o.product_id = ${filter.product}`);
  if (filter.category)
    where.push(sql`p.id in (select product_id from product_category where category_id = ${filter.category})`);
  if (filter.below !== undefined) where.push(sql`${free} <= ${filter.below}`);
  if (filter.q)
    where.push(sql`o.id = any(array(select id from product_option where sku ilike ${likePart(filter.q.trim())}
      union select x.id from product_option x join product y on y.id = x.product_id
        where y.search_title like '%' || fold(${filter.q}) || '%' and fold(${filter.q}) <> ''))`);
  const order = orderBy(filter.sort, sorts, 'free', sql`o.id`);
  return listLong<StockListRow>(
    db,
    { select, table, key: sql`o.id`, narrow: joins, wide: joins, where, order },
    range,
  );
}

export async function findStockRow(db: Db | Trx, id: number): Promise<StockListRow | undefined> {
  const { rows } = await sql<StockListRow>`select ${select} from ${from} where o.id = ${id}`.execute(db);
  return rows[0];
}

export type MovementRow = {
  id: number;
  at: Date;
  kind: 'receive' | 'correct' | 'reserve' | 'release' | 'ship' | 'return';
  onHandDelta: number;
  reservedDelta: number;
  order: string | null;
  reason: string;
  staff: string | null;
};

export async function findMovements(db: Db, option: number, range: Range) {
  return listLong<MovementRow>(
    db,
    {
      select: sql`m.id, m.at, m.kind, m.on_hand_delta as "onHandDelta", m.reserved_delta as "reservedDelta",
        m.order_id as "order", m.reason, (select name from staff where id = m.staff_id) as staff`,
      table: sql`stock_movement m`,
      key: sql`m.id`,
      where: [sql`m.option_id = ${option}`],
      order: { ahead: sql`m.id desc`, back: sql`m.id` },
    },
    range,
  );
}

/** Options that are sold out, most wanted first, and how many there are of them. */
export async function findOut(db: Db, limit: number): Promise<{ count: number; rows: StockListRow[] }> {
  const out = sql`${from} where o.archived_at is null and p.status = 'published' and ${free} <= 0`;
  const [rows, count] = await Promise.all([
    sql<StockListRow>`select ${select} from ${out} order by p.popularity desc, o.id limit ${sql.lit(limit)}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from ${out}`.execute(db),
  ]);
  return { count: count.rows[0]?.n ?? 0, rows: rows.rows };
}
