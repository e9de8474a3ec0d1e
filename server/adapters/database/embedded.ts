/** The embedded PostgreSQL: a real server, on this machine, that stops with the shop. */
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import { giveTo, pickAccount } from './embedded-account.ts';
import { archiveFlags, quoteForShell } from './embedded-log.ts';
import { openPortAddress, openSocketAddress, servingRole, type Address } from './embedded-address.ts';
import { findBinaries } from './embedded-binaries.ts';
import { explain, prepareFolder } from './embedded-folder.ts';
import { claimFolder } from './embedded-owner.ts';
import { launchServer, postGuard, type Launch, type Server } from './embedded-server.ts';
import { finishSwap } from './embedded-swap.ts';
import type { Addresses, Database } from './port.ts';

export type EmbeddedOptions = {
  /** The folder of the database cluster; created when missing, with its parents. */
  dataDir: string;
  /** `false` only for tests: without fsync, so a power cut may lose everything. Default `true`. */
  durable?: boolean;
  /** Over a TCP port instead of a Unix socket; the default on Windows. */
  overPort?: boolean;
  /** Further folders to remove if this process is killed. */
  scratch?: string[];
  /** Archives the WAL in this folder, for point-in-time recovery. */
  archive?: string | undefined;
  /** Further settings of PostgreSQL, `name=value`. */
  settings?: string[];
};

const database = 'sowgat';
const always = [
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
  'log_min_messages=error',
];
const nonDurable = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=4GB',
  'autovacuum=off',
];

/**
 * Starts the database of `dataDir` and resolves when it accepts connections: about a second, longer the first time. If
 * its process dies later it is started again at the same address.
 *
 * @throws StartError with a sentence for people when it cannot start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { durable = true, scratch = [], overPort = process.platform === 'win32' } = options;
  const dataDir = await placeOf(options.dataDir);
  const claim = await claimFolder(dataDir).catch((error) => Promise.reject(explain(error, dataDir)));
  // Closes what was opened in reverse order, at the end or as soon as something fails.
  await using opened = new AsyncDisposableStack();
  opened.defer(() => claim.release());
  try {
    await finishSwap(dataDir);
    const binaries = await findBinaries();
    const account = await pickAccount(dataDir, binaries.folder);
    await prepareFolder({ dataDir, binaries, account, durable });
    const address = overPort ? await openPortAddress(dataDir) : await openSocketAddress(account);
    opened.defer(() => address.remove());
    const named = [...always, ...(durable ? [] : nonDurable), ...(options.settings ?? [])];
    const archiving = options.archive ? await archiveFlags(dataDir, options.archive, account) : [];
    const flags = [...named.flatMap((setting) => ['-c', setting]), ...archiving, ...address.flags];
    const launch = { postgres: binaries.postgres, account, dataDir, flags };
    const stop = await superviseServer(launch, [...address.litter, ...scratch]);
    opened.defer(stop);
    await makeDatabase(address);
    const addresses = addressesOf(address);
    await claim.announce(addresses);
    const rest = opened.move();
    return { ...addresses, stop: () => rest.disposeAsync() };
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** The absolute path without symbolic links, so that one folder has one name. */
async function placeOf(dataDir: string): Promise<string> {
  const parent = dirname(resolve(dataDir));
  try {
    await mkdir(parent, { recursive: true });
    return join(await realpath(parent), basename(dataDir));
  } catch (error) {
    throw explain(error, resolve(dataDir));
  }
}

/** Starts the server, and restarts it whenever it ends without having been stopped. */
async function superviseServer(launch: Launch, litter: string[]): Promise<() => Promise<void>> {
  const asked = new AbortController();
  let server = await launchServer(launch);
  let dismissGuard = postGuard(server.pid, litter);
  async function watch(current: Server): Promise<void> {
    await current.ended;
    dismissGuard();
    while (!asked.signal.aborted) {
      try {
        server = await launchServer(launch);
        dismissGuard = postGuard(server.pid, litter);
        void watch(server);
        return;
      } catch {
        // The cause may pass, such as a full disk; until then the shop reports itself as not ready.
        await pause(1000, undefined, { ref: false });
      }
    }
  }
  void watch(server);
  return async () => {
    asked.abort();
    await server.stop();
    dismissGuard();
  };
}

function addressesOf(address: Address): Addresses {
  const url = address.servingUrl(database);
  return { url, directUrl: url, ownerUrl: address.url(database) };
}

/** Connects for the first time, and creates the database and the serving role where they are missing. */
async function makeDatabase(address: Address): Promise<void> {
  await using client = await connectWithRetries(address.url('postgres'));
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
  await makeServingRole(client, address.servingPassword);
}

/** Data folders of the previous release do not have this role yet. */
async function makeServingRole(client: Client, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [servingRole]);
  if (rowCount === 0)
    await client.query(`create role ${servingRole} login nosuperuser nocreatedb nocreaterole noinherit`);
  if (password !== undefined) await client.query(`alter role ${servingRole} password '${password}'`);
}

const cannotConnectNow = '57P03';

/** Retries: right after recovery the server reports "ready" a moment before it accepts connections. */
async function connectWithRetries(url: string): ReturnType<typeof connect> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect(url, 'sowgat-start');
    } catch (error) {
      if ((error as { code?: string }).code !== cannotConnectNow || attempt === 300) throw error;
      await pause(100);
    }
  }
}

type ReplayOptions = {
  /** An unpacked copy of a data folder that no server uses. */
  dataDir: string;
  /** The folder of the copied cluster in the WAL archive. */
  segments: string;
  /** The archive to continue with, when the copy becomes the shop; undefined for one that is only inspected. */
  archive: string | undefined;
  /** Point in time: stops before the first commit after it; undefined replays the whole archive. */
  until: Date | undefined;
};

/** Point-in-time recovery of a copied data folder, which is then closed again, ready for an ordinary start. */
export async function replayArchive({ dataDir, segments, archive, until }: ReplayOptions): Promise<void> {
  await writeFile(join(dataDir, 'recovery.signal'), '');
  const binaries = await findBinaries();
  const account = await pickAccount(dataDir, binaries.folder);
  await giveTo(account, dataDir);
  await giveTo(account, segments);
  const settings = [
    `restore_command=gunzip -c <${quoteForShell(`${segments}/%f.gz`)} >"%p"`,
    'recovery_target_action=promote',
    // Otherwise it would report "ready" during the replay.
    'hot_standby=off',
    ...(until ? [`recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`] : []),
  ];
  // It accepts connections once it has replayed everything and was promoted, on a new timeline that the archive has to
  // receive.
  const database = await startEmbedded({ dataDir, settings, archive });
  await database.stop();
}
