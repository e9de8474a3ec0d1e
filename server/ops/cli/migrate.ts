import { bringSchema } from '#server/platform/db/bring-schema.ts';
import { writeTables } from '#server/platform/db/write-tables.ts';
import { claimKey } from '#server/platform/db/key-mark.ts';
import { complain, openShop } from './open-shop.ts';

/** Brings the schema up to date; waits while another node does. */
export async function run(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env, 'any');
  const { applied } = await bringSchema(shop.database, { onWait: complain });
  await claimKey(shop.database.ownerUrl, shop.ctx.secrets);
  process.stdout.write(
    applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'The schema is the newest.\n',
  );
}

/** For developers: writes the types of all tables anew, from the schema of the database. */
export async function runTables(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env);
  await writeTables(shop.databaseUrl);
  process.stdout.write('server/platform/db/tables.ts is written.\n');
}
