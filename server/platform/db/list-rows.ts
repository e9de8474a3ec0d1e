import { type RawBuilder, sql } from 'kysely';
import { fold, splitQuery } from '#domain/search.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Db, Trx } from './db.ts';
import type { Range } from './paging.ts';

/** An ORDER BY and its reverse. */
export type SortOrder = { ahead: RawBuilder<unknown>; back: RawBuilder<unknown> };

export type RowsQuery = {
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  sortOrder: RawBuilder<unknown> | SortOrder;
};

/**
 * A list of a table that keeps growing. Only conditions and order decide which rows make the page; the other columns
 * are computed for those rows only, however many were skipped.
 */
export type LongQuery = {
  select: RawBuilder<unknown>;
  /** the table with its alias, and its key column */
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  /** joins that conditions and order need; they must not multiply rows */
  narrow?: RawBuilder<unknown> | undefined;
  /** joins that only the selected columns need */
  wide?: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  sortOrder: SortOrder;
  /** finding the rows is the expensive part, as with a search: one scan serves both the page and the total */
  isSearch?: boolean;
  /** a search stops after this many rows in its order, for the page and for the total */
  most?: number | undefined;
};

const none = sql``;
const filtered = (where: readonly RawBuilder<unknown>[]) =>
  where.length === 0 ? none : sql`where ${sql.join([...where], sql` and `)}`;
type Slice = Pick<Range, 'size' | 'offset'>;

/** One page of rows and the total count, for small tables that staff fill by hand. Conditions are joined by AND. */
export async function listRows<Row>(
  db: Db | Trx,
  query: RowsQuery,
  range: Slice,
): Promise<{ rows: Row[]; total: number }> {
  const where = filtered(query.where);
  const sortOrder = 'ahead' in query.sortOrder ? query.sortOrder.ahead : query.sortOrder;
  const [page, total] = await Promise.all([
    sql<Row>`select ${query.select} from ${query.from} ${where} order by ${sortOrder}
      limit ${sql.lit(range.size)} offset ${sql.lit(range.offset)}`.execute(db),
    countRows(db, query.from, where),
  ]);
  return { rows: page.rows, total };
}

/** Up to this offset a page is read from the beginning; beyond it from the nearer end. */
const farAway = 1_000;

/** One page of a long list and the total count. */
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
  const rows = await pageOf<Row>(db, { ...query, sortOrder: reversed(query.sortOrder) }, where, fromEnd);
  return { rows: rows.reverse(), total };
}

const reversed = ({ ahead, back }: SortOrder): SortOrder => ({ ahead: back, back: ahead });

async function pageOf<Row>(
  db: Db | Trx,
  { select, table, key, narrow = none, wide = none, sortOrder, most }: LongQuery,
  where: RawBuilder<unknown>,
  { size, offset }: Slice,
  besides = none,
): Promise<Row[]> {
  const slice = sql`limit ${sql.lit(size)} offset ${sql.lit(offset)}`;
  const all = sql`from ${table} ${narrow} ${where} order by ${sortOrder.ahead}`;
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

/** Page and total from one scan; undefined where the page is empty. */
async function pageAndTotal<Row>(
  db: Db | Trx,
  query: LongQuery,
  where: RawBuilder<unknown>,
  range: Slice,
): Promise<{ rows: Row[]; total: number } | undefined> {
  type CountedRow = Row & { found_in_all: number };
  const counted = await pageOf<CountedRow>(
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
 * ORDER BY of a list: `sort` is a field of `fields`, with a leading minus for descending; `last` breaks ties.
 *
 * @param fields the SQL of each sort field
 */
export function orderBy(
  sort: string | undefined,
  fields: Readonly<Record<string, RawBuilder<unknown>>>,
  usual: string,
  last: RawBuilder<unknown>,
): SortOrder {
  const input = sort ?? usual;
  const isDown = input.startsWith('-');
  const field = fields[isDown ? input.slice(1) : input];
  if (!field) return { ahead: last, back: sql`${last} desc` };
  const sortOrder = { ahead: sql`${field}, ${last}`, back: sql`${field} desc, ${last} desc` };
  return isDown ? reversed(sortOrder) : sortOrder;
}

/** The ids of a query field (`3,14,15`) as numbers. */
export function idsOf(list: string | undefined): number[] | undefined {
  return list === undefined ? undefined : list.split(',').map(Number);
}

/** Words of the program as a list for `in (…)`; as literals, so that partial indexes on them are found. */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)));

/** A LIKE pattern that finds the text anywhere, with the caller's wildcards escaped. */
export function likePart(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a folded text contains the query in any spelling. Nothing contains one without letters and digits. */
export function containsFolded(folded: RawBuilder<unknown>, q: string): RawBuilder<unknown> {
  const words = fold(q);
  return words === '' ? sql`false` : sql`${folded} like ${likePart(words)}`;
}

/** Whether a folded text contains every word of the query, in any order. */
export function containsWords(folded: RawBuilder<unknown>, q: string): RawBuilder<unknown> {
  const words = splitQuery(q);
  if (words.length === 0) return sql`false`;
  return sql`(${sql.join(
    words.map(({ word }) => sql`${folded} like ${likePart(word)}`),
    sql` and `,
  )})`;
}

type KeysQuery = {
  /** the table with its alias, and the joins that conditions need */
  from: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
};

/**
 * The keys of all rows that conditions find, ascending.
 * @param count how many of them the caller has seen
 * @throws Refusal `selection.changed` when there is another number of them now
 */
export async function selectKeys<Key>(
  db: Db | Trx,
  { from, key, where }: KeysQuery,
  count: number,
): Promise<Key[]> {
  const { rows } = await sql<{ key: Key; total: number }>`
    select ${key} as key, count(*) over ()::int as total from ${from}
    where ${sql.join([sql`true`, ...where], sql` and `)} order by 1 limit ${sql.lit(count + 1)}`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total !== count) throw new Refusal('selection.changed', { data: { was: count, now: total } });
  return rows.map((row) => row.key);
}

const portion = 100;

/** A long list in parts, so that each statement stays short. */
export function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / portion) }, (_, at) =>
    all.slice(at * portion, (at + 1) * portion),
  );
}
