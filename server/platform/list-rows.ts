import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import type { Range } from './paging.ts';

export type RowsQuery = {
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  order: RawBuilder<unknown>;
};

/** One page of rows and how many there are in all. Conditions are joined by AND. */
export async function listRows<Row>(
  db: Db | Trx,
  query: RowsQuery,
  range: Pick<Range, 'size' | 'offset'>,
): Promise<{ rows: Row[]; total: number }> {
  const where = query.where.length === 0 ? sql`` : sql`where ${sql.join([...query.where], sql` and `)}`;
  const [page, count] = await Promise.all([
    sql<Row>`select ${query.select} from ${query.from} ${where} order by ${query.order}
      limit ${sql.lit(range.size)} offset ${sql.lit(range.offset)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${query.from} ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
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
): RawBuilder<unknown> {
  const wish = sort ?? usual;
  const isDown = wish.startsWith('-');
  const field = fields[isDown ? wish.slice(1) : wish];
  if (!field) return last;
  return isDown ? sql`${field} desc, ${last} desc` : sql`${field}, ${last}`;
}

/** Ids of a query field (`3,14,15`) as numbers. */
export function idsOf(list: string | undefined): number[] | undefined {
  return list === undefined ? undefined : list.split(',').map(Number);
}

/** A text for LIKE in which nothing of the caller's is a pattern. */
export function likePart(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
