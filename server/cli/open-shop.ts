import { join } from 'node:path';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { findRunningDatabase } from '#server/adapters/database/embedded-owner.ts';
import { openExternal } from '#server/adapters/database/external.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Context, openContext } from '#server/context.ts';
import { banksGiven } from '#server/demo-merchants.ts';
import { migrate } from '#server/platform/migrate.ts';
import { findSecretKey } from '#server/secret-key.ts';

export type OpenShop = { ctx: Context; config: Config; databaseUrl: string } & AsyncDisposable;

/**
 * The shop of the settings without its server, for one command. Joins the database of a shop that is running on the same
 * data folder, or starts it for as long as the command lasts.
 */
export async function openShop(env: Record<string, string | undefined>): Promise<OpenShop> {
  const config = readConfig({ LOG_LEVEL: 'error', ...env });
  await using opened = new AsyncDisposableStack();
  const databaseUrl = await openDatabase(config, opened);
  const secretKey = config.secretKey ?? (await findSecretKey(config.dataDir));
  const { ctx, close } = await openContext({ ...config, banks: banksGiven(config), secretKey }, databaseUrl);
  opened.defer(close);
  const rest = opened.move();
  return { ctx, config, databaseUrl, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}

async function openDatabase(config: Config, opened: AsyncDisposableStack): Promise<string> {
  const folder = join(config.dataDir, 'postgres');
  if (config.databaseUrl === undefined) {
    const running = await findRunningDatabase(folder);
    if (running) return running;
  }
  const database =
    config.databaseUrl === undefined
      ? await startEmbedded({ dataDir: folder })
      : await openExternal(config.databaseUrl);
  opened.defer(() => database.stop());
  await migrate(database.url);
  return database.url;
}
