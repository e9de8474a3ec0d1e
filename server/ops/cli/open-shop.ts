import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findRunningDatabase } from '#server/adapters/database/embedded-owner.ts';
import { type Config, readConfig } from '#server/config/read-config.ts';
import type { SmsPort } from '#server/adapters/sms/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { type Addresses, type Database, StartError } from '#server/adapters/database/port.ts';
import {
  createBanks,
  createSms,
  createStorage,
  machine,
  openContext,
  openDatabase,
} from '#server/boot/open-context.ts';
import type { Context } from '#server/context.ts';
import { makeDataFolder } from '#server/boot/data-folder.ts';
import { bringSchema } from '#server/platform/db/bring-schema.ts';
import { banksOf, simulatorOrigin } from '#server/boot/demo-merchants.ts';
import { createLog } from '#server/platform/log.ts';
import { claimKey, requireKey } from '#server/platform/db/key-mark.ts';
import { describeMissing, findSchema } from '#server/platform/db/schema.ts';
import { createSecrets, type Secrets } from '#server/platform/secrets.ts';
import { findSecretKey, readDemoKey } from '#server/boot/secret-key.ts';

export type OpenShop = {
  ctx: Context;
  config: Config;
  database: Addresses;
  /** Bypasses any pooler. */
  databaseUrl: string;
} & AsyncDisposable;

/**
 * The schema that a command needs: `newest` refuses an older one, `any` accepts whatever is there, `migrates` brings it
 * up to date. Only commands that prepare a shop migrate: a newer program must not change the schema under running
 * nodes.
 */
export type SchemaRequirement = 'newest' | 'any' | 'migrates';

/**
 * Opens the shop of the settings without its server, for one command. It joins the database of a shop running on the
 * same data folder, or starts it while the command runs.
 *
 * @param how `anyKey`: also with another SECRET_KEY than the data are sealed with
 */
export async function openShop(
  env: Record<string, string | undefined>,
  schema: SchemaRequirement = 'newest',
  how: { anyKey?: boolean } = {},
): Promise<OpenShop> {
  const config = readConfig({ LOG_LEVEL: 'error', ...env });
  await makeDataFolder(config);
  await using opened = new AsyncDisposableStack();
  const database = await joinDatabase(config, opened);
  const databaseUrl = database.directUrl;
  if (schema === 'migrates') await bringSchema(database, { onWait: complain });
  if (schema === 'newest') await requireSchema(database.ownerUrl);
  const secretKey = config.secretKey ?? (await findSecretKey(config.dataDir));
  const secrets = createSecrets(secretKey);
  if (schema === 'migrates') await claimKey(database.ownerUrl, secrets);
  else if (!how.anyKey) await requireKey(database.ownerUrl, secrets);
  const banks = banksOf(config, simulatorOrigin(config));
  const { ctx, close } = await openContext({ ...config, banks, secretKey }, databaseUrl);
  opened.defer(close);
  const rest = opened.move();
  return { ctx, config, database, databaseUrl, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}

/** The database of a shop running on the same data folder, or a new one that ends with `opened`. */
async function joinDatabase(config: Config, opened: AsyncDisposableStack): Promise<Addresses> {
  const isEmbedded = config.databaseUrl === undefined;
  const running = isEmbedded ? await findRunningDatabase(join(config.dataDir, 'postgres')) : undefined;
  if (running) return running;
  const database = await openDatabase(config);
  opened.defer(() => database.stop());
  return database;
}

/** @throws StartError when migrations of this program are missing */
async function requireSchema(databaseUrl: string): Promise<void> {
  const missing = describeMissing(await findSchema(databaseUrl));
  if (missing !== undefined) throw new StartError(missing);
}

/** Writes to stderr, because stdout belongs to the output of a command. */
export const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** All dependencies of the shop, each opened separately, so that a broken one does not hide the others. */
export type Neighbours = {
  config: Config;
  now: () => Date;
  /** undefined where a demonstration has not made its key yet. */
  findSecrets: () => Promise<Secrets | undefined>;
  /** undefined when the embedded database has not been created yet. */
  openDatabase: () => Promise<Database | undefined>;
  /** Bytes free where this folder is, or will be. */
  freeIn: (folder: string) => Promise<number>;
  openStorage: () => Promise<Storage>;
  openSms: () => SmsPort;
  openBanks: () => Context['banks'];
};

/** Time-out of a storage check, shorter than that of a picture. */
const storageTimeoutMs = 8_000;

/** Opens nothing yet. Nothing is logged, because the command reports what it finds. */
export function findNeighbours(config: Config): Neighbours {
  const around = { now: machine.now, log: createLog({ level: 'silent' }) };
  return {
    config,
    now: machine.now,
    findSecrets: () => findSecrets(config),
    async openDatabase() {
      const { databaseUrl, dataDir } = config;
      if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) return undefined;
      const opened = new AsyncDisposableStack();
      const addresses = await joinDatabase(config, opened);
      return { ...addresses, stop: () => opened.disposeAsync() };
    },
    freeIn,
    async openStorage() {
      await makeDataFolder(config);
      return createStorage(config, storageTimeoutMs);
    },
    openSms: () => createSms(config.sms, around),
    openBanks: () => createBanks(banksOf(config), around),
  };
}

async function freeIn(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : freeIn(dirname(folder));
}

/** The key of the settings, or the one that a demonstration made before. Makes none. */
export async function findSecrets(config: Config): Promise<Secrets | undefined> {
  const key = config.secretKey ?? (await readDemoKey(config.dataDir));
  return key === undefined ? undefined : createSecrets(key);
}

/** The target of a restore. Nothing is migrated, and no shop may be running on an embedded database. */
export type RestorePlace = {
  config: Config;
  storage: Storage;
  secrets: Secrets;
  /** The embedded database's folder; undefined with DATABASE_URL. */
  dataDir: string | undefined;
  openDatabase: () => Promise<Database>;
};

/** @throws StartError while a shop is open on the data folder */
export async function openRestorePlace(env: Record<string, string | undefined>): Promise<RestorePlace> {
  const config = readConfig({ LOG_LEVEL: 'error', ...env });
  const dataDir = config.databaseUrl === undefined ? join(config.dataDir, 'postgres') : undefined;
  if (dataDir && (await findRunningDatabase(dataDir)))
    throw new StartError(`A shop is open on ${config.dataDir}. Close it first.`);
  await makeDataFolder(config);
  return {
    config,
    dataDir,
    storage: await createStorage(config),
    secrets: createSecrets(config.secretKey ?? (await findSecretKey(config.dataDir))),
    openDatabase: () => openDatabase(config),
  };
}
