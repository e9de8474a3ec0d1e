/** The seeded shop that tests of one file share which write nothing; a file in which one of them writes fails. */
import { afterAll } from 'vitest';
import { withDatabase } from '../shop/database.ts';
import { startShop, type TestShop } from '../shop/start-shop.ts';

type SharedShop = { shop: TestShop; rows: Record<string, number> };

let shared: Promise<SharedShop> | undefined;

/** Started by the first test of a file that asks. */
export async function openSharedShop(): Promise<TestShop> {
  shared ??= openShop();
  return (await shared).shop;
}

async function openShop(): Promise<SharedShop> {
  const shop = await startShop({ seed: true, pages: true, clockRuns: true });
  return { shop, rows: await countRows(shop) };
}

/** Closes the shop after each file: called by the setup file of browser tests. */
export function closeAfterFile(): void {
  afterAll(async () => {
    const { shop, rows } = (await shared) ?? {};
    shared = undefined;
    if (!shop) return;
    await using _closed = shop;
    const written = Object.entries(await countRows(shop)).filter(([table, count]) => count !== rows?.[table]);
    if (written.length > 0)
      throw new Error(`tests that share a shop wrote to ${written.map(([table]) => table).join(', ')}`);
  });
}

async function countRows({ databaseUrl }: TestShop): Promise<Record<string, number>> {
  const name = databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1);
  return withDatabase(databaseUrl, name, async (client) => {
    const tables = await client.query("select tablename from pg_tables where schemaname = 'public'");
    const counts = tables.rows.map(
      ({ tablename }) => `select '${tablename}' as name, count(*)::int from ${tablename}`,
    );
    const { rows } = await client.query(counts.join(' union all '));
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  });
}
