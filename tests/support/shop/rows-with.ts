import { sql } from 'kysely';
import type { TestShop } from './start-shop.ts';

/** Every row of every table that contains a text. */
export async function rowsWith(shop: TestShop, text: string): Promise<string[]> {
  const tables = await shop.ctx.db.introspection.getTables();
  const found: string[] = [];
  for (const { schema, name } of tables.filter(({ isView }) => !isView)) {
    const { rows } = await sql`select * from ${sql.id(schema ?? 'public', name)}`.execute(shop.ctx.db);
    for (const row of rows) if (JSON.stringify(row).includes(text)) found.push(name);
  }
  return found;
}
