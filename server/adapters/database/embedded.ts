/** The PostgreSQL that comes with the shop: real, local, and gone when the shop is. */
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
  /** The folder of the database cluster; made when missing. Its parent may be missing too. */
  dataDir: string;
  /** `false` only for tests: a power cut may lose everything, and each start is the first. Default `true`. */
  durable?: boolean;
  /** By port instead of by socket, as always on Windows. */
  overPort?: boolean;
  /** Further folders to remove if this process is killed. */
  scratch?: string[];
  /** Keeps the write-ahead log in this folder, so that a backup can be brought to any instant. */
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
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=4GB',
  'autovacuum=off',
];

/**
 * Starts the database of `dataDir` and resolves when it answers: about a second, some more the first time.
 * A database that dies later is started again at the same address.
 * @throws StartRefused with a sentence for people when it cannot.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { durable = true, scratch = [], overPort = process.platform === 'win32' } = options;
  const dataDir = await placeOf(options.dataDir);
  const claim = await claimFolder(dataDir).catch((error) => Promise.reject(explain(error, dataDir)));
  // What was opened is closed in the opposite order, at the end or as soon as something goes wrong.
  await using opened = new AsyncDisposableStack();
  opened.defer(() => claim.release());
  try {
    await finishSwap(dataDir);
    const binaries = await findBinaries();
    const account = await pickAccount(dataDir, binaries.folder);
    await prepareFolder({ dataDir, binaries, account, durable });
    const address = overPort ? await openPortAddress(dataDir) : await openSocketAddress(account);
    opened.defer(() => address.remove());
    const named = [...always, ...(durable ? [] : careless), ...(options.settings ?? [])];
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

/** The absolute, link-free path: the same folder must not go by two names. */
async function placeOf(dataDir: string): Promise<string> {
  const parent = dirname(resolve(dataDir));
  try {
    await mkdir(parent, { recursive: true });
    return join(await realpath(parent), basename(dataDir));
  } catch (error) {
    throw explain(error, resolve(dataDir));
  }
}

/** Starts the server, and starts it again whenever it ends without having been asked to. */
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
        // A full disk may be cleared, a folder may come back; until then the shop reports itself as not ready.
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

/** A first connection proves more than a ready line; it also makes our database and the serving role where they are missing. */
async function makeDatabase(address: Address): Promise<void> {
  await using client = await connectPatiently(address.url('postgres'));
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
  await makeServingRole(client, address.servingPassword);
}

/** Data folders of the former release have no such role yet. */
async function makeServingRole(client: Client, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [servingRole]);
  if (rowCount === 0)
    await client.query(`create role ${servingRole} login nosuperuser nocreatedb nocreaterole noinherit`);
  if (password !== undefined) await client.query(`alter role ${servingRole} password '${password}'`);
}

const cannotConnectNow = '57P03';

/** At the end of a replay there is a moment in which the server counts as ready and is not. */
async function connectPatiently(url: string): ReturnType<typeof connect> {
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
  /** A copied data folder, unpacked and nobody's yet. */
  dataDir: string;
  /** The archive's folder of the copied cluster. */
  segments: string;
  /** The folder of the archive, when the copy is to go on as the shop; undefined for one that is only looked at. */
  archive: string | undefined;
  /** Stops before the first commit after this instant; undefined replays all there is. */
  until: Date | undefined;
};

/** Brings a copied data folder to an instant and closes it again, ready for an ordinary start. */
export async function replayArchive({ dataDir, segments, archive, until }: ReplayOptions): Promise<void> {
  await writeFile(join(dataDir, 'recovery.signal'), '');
  const binaries = await findBinaries();
  const account = await pickAccount(dataDir, binaries.folder);
  await giveTo(account, dataDir);
  await giveTo(account, segments);
  const settings = [
    `restore_command=gunzip -c <${quoteForShell(`${segments}/%f.gz`)} >"%p"`,
    'recovery_target_action=promote',
    // Otherwise it would count as ready while it still replays.
    'hot_standby=off',
    ...(until ? [`recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`] : []),
  ];
  // It answers once it has replayed everything and become a primary, on a timeline that the archive has to know of.
  const database = await startEmbedded({ dataDir, settings, archive });
  await database.stop();
}
