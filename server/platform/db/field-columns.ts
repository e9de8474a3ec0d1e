import { type RawBuilder, sql } from 'kysely';
import type { Fields } from '#domain/fields/kinds.ts';

/** The stored fields of a record under their own names, for a select. @param table its alias */
export function columnsAs(fields: Fields, table: string): RawBuilder<unknown> {
  const columns = Object.entries(fields).flatMap(([name, { column }]) =>
    column === undefined ? [] : [sql`${sql.ref(`${table}.${column}`)} as ${sql.id(name)}`],
  );
  return sql.join(columns);
}
