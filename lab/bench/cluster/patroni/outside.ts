/**
 * `npm run demo:cluster -- patroni`: checks the required programs and starts the demonstration in its own network,
 * process and mount namespaces, which the kernel removes completely however it ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const programs = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/bin/unshare',
  '/usr/bin/setpriv',
];
const isThere = (program: string) => existsSync(program) || existsSync(`/usr${program}`);
/** Time for an interrupted run to print its table, in milliseconds. */
const graceMs = 5_000;

/**
 * @param words parts of names: runs only those faults
 * @returns the exit code
 */
export async function showPatroni(words: readonly string[]): Promise<number> {
  const missing = programs.filter((program) => !existsSync(program));
  if (!['/usr/sbin/ip', '/sbin/ip'].some(isThere)) missing.push('ip');
  if (missing.length > 0) return refuse(`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`);
  if (process.getuid?.() !== 0) return refuse('only root may make networks of its own');
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-patroni-'));
  await chmod(folder, 0o755);
  try {
    return await runApart(folder, words);
  } finally {
    // Processes that write there may still be ending.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

function refuse(reason: string): number {
  process.stderr.write(
    `Not shown: ${reason}. It runs as root on Debian 12 or newer with PostgreSQL 15: apt-get install patroni etcd-server haproxy postgresql-15 iproute2\n`,
  );
  return 2;
}

async function runApart(folder: string, words: readonly string[]): Promise<number> {
  const inside = spawn(
    'setpriv',
    [
      ...['--pdeathsig', 'KILL', 'unshare', '--net', '--pid', '--mount', '--fork', '--kill-child'],
      // The shell is process 1 and reaps orphaned processes.
      ...['--mount-proc', 'sh', '-c', '"$@"; exit $?', 'sh'],
      ...[process.execPath, join(import.meta.dirname, 'inside.ts'), folder, ...words],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const end = () => {
    // The child sees its stdin close, prints its results and ends.
    inside.stdin.end();
    setTimeout(() => inside.kill('SIGKILL'), graceMs).unref();
  };
  // Both the terminal and the parent may send the signal: a second one must not interrupt the cleanup.
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  const [code] = (await once(inside, 'exit')) as [number | null];
  return code ?? 1;
}
