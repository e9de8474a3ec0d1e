/** A primary and its streaming replica, from the embedded PostgreSQL programs. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { giveTo, pickAccount } from '#server/adapters/database/embedded-account.ts';
import { openSocketAddress } from '#server/adapters/database/embedded-address.ts';
import { findBinaries } from '#server/adapters/database/embedded-binaries.ts';
import { prepareFolder } from '#server/adapters/database/embedded-folder.ts';
import { launchServer, postGuard } from '#server/adapters/database/embedded-server.ts';

export type Postgres = AsyncDisposable & {
  /** A direct connection, without the switchboard. */
  url: string;
  socket: string;
  dataDir: string;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** A clean shutdown. */
  stop(): Promise<void>;
  /** Starts it again at the same address; resolves when it accepts connections. */
  startAgain(): Promise<void>;
  /** Sends a signal to the program and all its child processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
};

const name = 'sowgat';
const settings = [
  'max_connections=200',
  'timezone=UTC',
  'jit=off',
  'log_min_messages=panic',
  'wal_level=replica',
  'wal_keep_size=512MB',
  'hot_standby=on',
  'shared_buffers=64MB',
].flatMap((setting) => ['-c', setting]);

export async function startPrimary(dataDir: string): Promise<Postgres> {
  const binaries = await findBinaries();
  const account = await pickAccount(dataDir, binaries.folder);
  await prepareFolder({ dataDir, binaries, account, durable: true });
  const primary = await start(dataDir);
  const admin = new pg.Client({ connectionString: primary.url.replace(/\/\w+$/, '/postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return primary;
}

/**
 * Makes a base backup of a running primary and starts it as a streaming replica. The embedded programs lack
 * pg_basebackup.
 */
export async function startReplica(primary: Postgres, dataDir: string): Promise<Postgres> {
  const binaries = await findBinaries();
  const account = await pickAccount(primary.dataDir, binaries.folder);
  const backup = new pg.Client({ connectionString: primary.url });
  await backup.connect();
  await backup.query("select pg_backup_start('replica', true)");
  await cp(primary.dataDir, dataDir, {
    recursive: true,
    filter: (path) => !/\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/.test(path),
  });
  await mkdir(join(dataDir, 'pg_wal', 'archive_status'), { recursive: true });
  const { rows } = await backup.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await backup.end();
  await writeFile(join(dataDir, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(dataDir, 'standby.signal'), '');
  const user = new URL(primary.url).username;
  await writeFile(
    join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socket} user=${user} application_name=copy'\n`,
  );
  await giveTo(account, dataDir);
  return start(dataDir);
}

/** Makes replication synchronous: commits wait until the replica has them on disk. */
export async function requireSynchronous(primary: Postgres): Promise<void> {
  await primary.query("alter system set synchronous_standby_names = 'copy'");
  await primary.query('select pg_reload_conf()');
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await primary.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_replication where sync_state = 'sync'",
    );
    if (row?.n === 1) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the replica does not follow');
}

async function start(dataDir: string): Promise<Postgres> {
  const binaries = await findBinaries();
  const account = await pickAccount(dataDir, binaries.folder);
  const address = await openSocketAddress(account);
  const { postgres } = binaries;
  const launch = { postgres, account, dataDir, flags: [...settings, ...address.flags] };
  let server = await launchServer(launch);
  let dismissGuard = postGuard(server.pid, [...address.litter, dataDir]);
  const url = address.url(name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    dataDir,
    socket: address.litter[0] ?? '',
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
    },
    stop: () => server.stop(),
    async startAgain() {
      dismissGuard();
      server = await launchServer(launch);
      dismissGuard = postGuard(server.pid, [...address.litter, dataDir]);
    },
    async signal(signal) {
      for (const pid of [server.pid, ...(await childrenOf(server.pid))]) process.kill(pid, signal);
    },
    query: async (text) => (await pool.query(text)).rows,
    async [Symbol.asyncDispose]() {
      await pool.end().catch(() => undefined);
      await server.stop();
      dismissGuard();
      await address.remove();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.trim().split(' ').filter(Boolean).map(Number);
}
