import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Takes one number for each key from the table's own sequence, in the order of the keys. */
export async function reserveIds(
  trx: Trx,
  table: keyof Tables,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${keys.length}::integer)
  `.execute(trx);
  return new Map(keys.map((key, place) => [key, need(rows[place]?.id, `${table} ${key}`)]));
}

/** The value of a key that the data promises to have; a slip in the data stops the loading by name. */
export function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demonstration data does not know ${what}`);
  return value;
}
