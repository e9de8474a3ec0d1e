import { type RawBuilder, sql } from 'kysely';
import type { Fields } from '#domain/fields/kinds.ts';

/** The stored fields of a record as select columns, aliased to their field names. @param table its alias */
export function columnsAs(fields: Fields, table: string): RawBuilder<unknown> {
  const columns = Object.entries(fields).flatMap(([name, { kind, column }]) => {
    if (column === undefined) return [];
    const stored = sql.ref(`${table}.${column}`);
    return [sql`${kind === 'time' ? sql`to_char(${stored}, 'HH24:MI')` : stored} as ${sql.id(name)}`];
  });
  return sql.join(columns);
}
