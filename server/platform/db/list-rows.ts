import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import type { Range } from './paging.ts';

/** An order and the same backwards. */
export type Order = { ahead: RawBuilder<unknown>; back: RawBuilder<unknown> };

export type RowsQuery = {
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  order: RawBuilder<unknown> | Order;
};

/**
 * A list of a table that grows. The page is found by conditions and order alone; columns are worked out for its rows only,
 * however many were skipped to get there.
 */
export type LongQuery = {
  select: RawBuilder<unknown>;
  /** the table with its alias, and the column that names a row */
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  /** joins that conditions and order need; they never multiply rows */
  narrow?: RawBuilder<unknown> | undefined;
  /** joins that the columns need */
  wide?: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  order: Order;
  /** finding the rows is what takes time, as with a search: they are found once, for the page and for their number */
  isSearch?: boolean;
  /** a search finds and counts the first so many in its order, and no more */
  most?: number | undefined;
};

const none = sql``;
const filtered = (where: readonly RawBuilder<unknown>[]) =>
  where.length === 0 ? none : sql`where ${sql.join([...where], sql` and `)}`;
type Slice = Pick<Range, 'size' | 'offset'>;

/** One page of rows and how many there are in all, for tables that people fill by hand. Conditions are joined by AND. */
export async function listRows<Row>(
  db: Db | Trx,
  query: RowsQuery,
  range: Slice,
): Promise<{ rows: Row[]; total: number }> {
  const where = filtered(query.where);
  const order = 'ahead' in query.order ? query.order.ahead : query.order;
  const [page, total] = await Promise.all([
    sql<Row>`select ${query.select} from ${query.from} ${where} order by ${order}
      limit ${sql.lit(range.size)} offset ${sql.lit(range.offset)}`.execute(db),
    countRows(db, query.from, where),
  ]);
  return { rows: page.rows, total };
}

/** So far a page is found by walking from the beginning; beyond it the nearer end is asked for first. */
const farAway = 1_000;

/** One page of a long list and how many there are in all. */
export async function listLong<Row>(
  db: Db | Trx,
  query: LongQuery,
  range: Slice,
): Promise<{ rows: Row[]; total: number }> {
  const where = filtered(query.where);
  const counting = () => countRows(db, sql`${query.table} ${query.narrow ?? none}`, where);
  if (query.isSearch) {
    const found = await pageAndTotal<Row>(db, query, where, range);
    if (found) return found;
    return { rows: [], total: range.offset === 0 ? 0 : Math.min(await counting(), query.most ?? Infinity) };
  }
  if (range.offset <= farAway) {
    const [rows, total] = await Promise.all([pageOf<Row>(db, query, where, range), counting()]);
    return { rows, total };
  }
  const total = await counting();
  if (range.offset >= total) return { rows: [], total };
  const left = total - range.offset;
  if (left > range.offset) return { rows: await pageOf<Row>(db, query, where, range), total };
  const fromEnd = { size: Math.min(range.size, left), offset: Math.max(0, left - range.size) };
  const rows = await pageOf<Row>(db, { ...query, order: reversed(query.order) }, where, fromEnd);
  return { rows: rows.reverse(), total };
}

const reversed = ({ ahead, back }: Order): Order => ({ ahead: back, back: ahead });

async function pageOf<Row>(
  db: Db | Trx,
  { select, table, key, narrow = none, wide = none, order, most }: LongQuery,
  where: RawBuilder<unknown>,
  { size, offset }: Slice,
  besides = none,
): Promise<Row[]> {
  const slice = sql`limit ${sql.lit(size)} offset ${sql.lit(offset)}`;
  const all = sql`from ${table} ${narrow} ${where} order by ${order.ahead}`;
  const found =
    most === undefined
      ? sql`select ${key} as key ${besides} ${all} ${slice}`
      : sql`select key ${besides} from (select ${key} as key ${all} limit ${sql.lit(most)}) first_ones ${slice}`;
  const { rows } = await sql<Row>`
    with page as materialized (select found.*, row_number() over () as place from (${found}) found)
    select ${select} ${besides === none ? none : sql`, page.found_in_all`}
    from page join ${table} on ${key} = page.key ${wide} order by page.place`.execute(db);
  return rows;
}

/** Both from one walk; nothing where the page is empty. */
async function pageAndTotal<Row>(
  db: Db | Trx,
  query: LongQuery,
  where: RawBuilder<unknown>,
  range: Slice,
): Promise<{ rows: Row[]; total: number } | undefined> {
  type Counted = Row & { found_in_all: number };
  const counted = await pageOf<Counted>(
    db,
    query,
    where,
    range,
    sql`, count(*) over ()::int as found_in_all`,
  );
  const total = counted[0]?.found_in_all;
  if (total === undefined) return undefined;
  return { rows: counted.map(({ found_in_all: _, ...row }) => row as unknown as Row), total };
}

async function countRows(
  db: Db | Trx,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${from} ${where}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/**
 * The order of a list: `sort` is a field of `fields` or one with a minus in front; equal rows go by `last`.
 * @param fields what each sort field means in SQL
 */
export function orderBy(
  sort: string | undefined,
  fields: Readonly<Record<string, RawBuilder<unknown>>>,
  usual: string,
  last: RawBuilder<unknown>,
): Order {
  const input = sort ?? usual;
  const isDown = input.startsWith('-');
  const field = fields[isDown ? input.slice(1) : input];
  if (!field) return { ahead: last, back: sql`${last} desc` };
  const order = { ahead: sql`${field}, ${last}`, back: sql`${field} desc, ${last} desc` };
  return isDown ? reversed(order) : order;
}

/** Ids of a query field (`3,14,15`) as numbers. */
export function idsOf(list: string | undefined): number[] | undefined {
  return list === undefined ? undefined : list.split(',').map(Number);
}

/** A text for LIKE in which nothing of the caller's is a pattern. */
export function likePart(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
