/** A node of the shop as `npm start` runs it, on the database of a test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config/read-config.ts';
import { type RunningShop, startShop } from '#server/boot/start.ts';
import { findPort } from '../../lab/prove/crash/nodes.ts';
import { startShop as startTestShop } from '../support/shop/start-shop.ts';

export type OpenNode = AsyncDisposable & { shop: RunningShop; origin: string };

/** A shop with the demonstration goods; nodes are started separately. */
export async function openSeeded() {
  return startTestShop({ seed: true });
}

export async function openNode(databaseUrl: string, env: Record<string, string> = {}): Promise<OpenNode> {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-node-'));
  const port = await findPort();
  const bank = {
    BANK_HALK_URL: 'http://127.0.0.1:9/rest',
    BANK_SENAGAT_URL: 'http://127.0.0.1:9/rest',
    BANK_RYSGAL_URL: 'http://127.0.0.1:9/rest',
  };
  const config = readConfig({
    ...bank,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a-key-of-the-tests-with-more-than-32-bytes',
    ...env,
  });
  const shop = await startShop(config, () => undefined);
  return {
    shop,
    origin: shop.url,
    async [Symbol.asyncDispose]() {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
