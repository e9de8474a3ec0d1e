/** PgBouncer in front of a test's database, where it is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPort } from '../../../lab/prove/crash/nodes.ts';

const told = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(told.stdout ?? '') ?? [];
export const hasPooler = told.status === 0 && process.platform !== 'win32';
/** Prepared statements in transaction mode work since version 1.21. */
export const knowsPrepared = Number(major) > 1 || Number(minor) >= 21;

/** @returns the address of the same database through a new pooler */
export async function openPooler(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<AsyncDisposable & { url: string }> {
  const { hostname, username, pathname } = new URL(databaseUrl);
  const socket = decodeURIComponent(hostname);
  const { uid, gid } = await stat(socket);
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-pooler-'));
  await chmod(folder, 0o755);
  const port = await findPort();
  const settings = [
    '[databases]',
    `* = host=${socket} port=5432`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${join(folder, 'users')}`,
    `pool_mode = ${mode}`,
    'default_pool_size = 40',
    ...(knowsPrepared ? ['max_prepared_statements = 200'] : []),
  ];
  await writeFile(join(folder, 'users'), ['sowgat', 'sowgat_shop'].map((name) => `"${name}" ""\n`).join(''));
  await writeFile(join(folder, 'pooler.ini'), `${settings.join('\n')}\n`);
  const child = spawn('pgbouncer', ['-q', join(folder, 'pooler.ini')], { uid, gid, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilOpen(port);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    if (attempt === 50) throw new Error('pgbouncer does not open its port');
    await pause(100);
  }
}
