import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '#server/platform/refusal.ts';
import type { Db, Trx } from './db.ts';

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
