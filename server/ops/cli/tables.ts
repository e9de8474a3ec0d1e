import { writeTables } from '#server/platform/db/write-tables.ts';
import { openShop } from './open-shop.ts';

export async function run(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env);
  await writeTables(shop.databaseUrl);
  process.stdout.write('server/platform/db/tables.ts is written.\n');
}
