import { migrate } from '#server/platform/migrate.ts';
import { openShop } from './open-shop.ts';

export async function run(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env);
  const { applied } = await migrate(shop.databaseUrl);
  process.stdout.write(
    applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'The schema is the newest.\n',
  );
}
