/**
 * A whole shop as processes that can be killed one by one: durable PostgreSQL, two servers, and a bank simulator that
 * is never killed.
 */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { type BankSimulator, createBankSimulator } from '#server/bank-simulator/simulator.ts';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openContext } from '#server/boot/open-context.ts';
import type { Context } from '#server/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { loadSeed } from '#server/seed/load-seed.ts';
import { createNode, findPort, type Node } from './nodes.ts';

export type ShopInPieces = AsyncDisposable & {
  nodes: readonly [Node, Node];
  simulator: BankSimulator;
  bankOrigin: string;
  databaseUrl: string;
  /** The test's own connection to database and banks; never killed. */
  ctx: Context;
  killDatabase(): Promise<void>;
};

export async function openPieces(): Promise<ShopInPieces> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-crash-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const dataDir = join(folder, 'postgres');
  // This process starts the database again when it dies, as a supervisor would.
  const database = await startEmbedded({ dataDir, scratch: [folder] });
  opened.defer(() => database.stop());
  await migrate(database.ownerUrl);

  const simulator = createBankSimulator({ now: () => new Date(), newId: () => crypto.randomUUID() });
  const bankOrigin = await simulator.listen(0, '127.0.0.1');
  opened.defer(() => simulator.close());
  const ports = [await findPort(), await findPort()] as const;
  const env = {
    ...settingsOf(bankOrigin),
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    SECRET_KEY: 'a-key-of-the-proof-with-more-than-32-bytes',
    LOG_LEVEL: 'fatal',
    MODE: 'demo',
  };
  const config = readConfig(env);
  const { ctx, close } = await openContext({ ...config, secretKey: env.SECRET_KEY }, database.ownerUrl);
  opened.defer(close);
  await loadSeed(ctx);

  const nodes = [opened.use(createNode(ports[0], env)), opened.use(createNode(ports[1], env))] as const;
  await Promise.all(nodes.map((node) => node.start()));
  const rest = opened.move();
  return {
    nodes,
    simulator,
    bankOrigin,
    databaseUrl: database.ownerUrl,
    ctx,
    async killDatabase() {
      const [pid] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

function settingsOf(bankOrigin: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(demoMerchants).flatMap(([code, { user, password, callbackKey }]) => [
      [`BANK_${code}_URL`, `${bankOrigin}/payment/rest`],
      [`BANK_${code}_USER`, user],
      [`BANK_${code}_PASSWORD`, password],
      [`BANK_${code}_CALLBACK_KEY`, callbackKey],
    ]),
  );
}
