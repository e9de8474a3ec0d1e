/** One run of the `postgres` program: start, wait until it answers, stop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { giveTo, idsOf, type Account } from './embedded-account.ts';
import { type FileLock, waitForLock } from './embedded-lock.ts';
import { findCommand, isAlive } from './embedded-process.ts';
import { StartError } from './port.ts';

export type Launch = { postgres: string; account: Account; dataDir: string; flags: string[] };

export type Server = {
  pid: number;
  /** Resolves when the program has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Every process of the server inherits this lock: while one runs, in whatever container, no other server starts. */
const lockFile = (dataDir: string) => join(dataDir, 'sowgat.lock');

/** How long the remaining processes of a killed server may take to end, in milliseconds. */
const lockTimeoutMs = 10_000;

/**
 * Starts the program and waits until it answers.
 * @throws StartError while another server works on the folder
 */
export async function launchServer(launch: Launch): Promise<Server> {
  const { dataDir, account, flags } = launch;
  const lock = await lockServer(dataDir);
  try {
    await giveTo(account, lockFile(dataDir));
    await removeLeftovers(dataDir, flags);
    return await launchOnce(launch, lock.fd);
  } finally {
    await lock.release();
  }
}

/** Stops a server that a killed shop left running on the folder, and waits until all its processes have ended. */
export async function endServer(dataDir: string): Promise<void> {
  await (await lockServer(dataDir)).release();
}

async function lockServer(dataDir: string): Promise<FileLock> {
  await endOrphan(dataDir);
  const lock = await waitForLock(lockFile(dataDir), lockTimeoutMs);
  if (lock) return lock;
  throw new StartError(
    `A database server that this shop did not start still works on ${dataDir}, perhaps in another container. Stop it first, or set DATA_DIR to a folder of its own.`,
  );
}

async function launchOnce({ postgres, account, dataDir, flags }: Launch, lock: number): Promise<Server> {
  const [command, args] = account.wrap(postgres, ['-D', dataDir, ...flags]);
  // Detached, so that Ctrl-C in a terminal reaches only us: we finish our work before the database stops.
  const child = spawn(command, args, {
    ...(command === postgres ? idsOf(account) : {}),
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', lock],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  while (!(await isReady(dataDir, child.pid))) {
    const over = await Promise.race([ended.then(() => true), pause(15, false)]);
    if (over) throw Object.assign(new Error(`postgres ended: ${said}`), { stderr: said });
  }
  const pid = child.pid as number;
  holdProcess(child, 'unref');
  return {
    pid,
    ended,
    stop: () => {
      holdProcess(child, 'ref');
      return stopProcess(pid, ended);
    },
  };
}

/**
 * Ref'd only while we wait for it to stop; otherwise the database does not keep this process alive, and the guard stops
 * it afterwards.
 */
function holdProcess(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  (child.stderr as unknown as { [way in typeof how]: () => void })[how]();
}

/**
 * The eighth line of postmaster.pid is "ready" once connections are accepted, or "standby" where they are read-only.
 */
async function isReady(dataDir: string, pid: number | undefined): Promise<boolean> {
  const lines = await readPidFile(dataDir);
  if (lines[0] !== `${pid}` || !['ready', 'standby'].includes(lines[7]?.trim() ?? '')) return false;
  // A restored copy is still replaying the log; PostgreSQL removes the file when it is done.
  return !existsSync(join(dataDir, 'recovery.signal'));
}

async function readPidFile(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

/**
 * Stops the server of a killed shop, if its process is visible here: that of another container ends with the container.
 */
async function endOrphan(dataDir: string): Promise<void> {
  const pid = Number((await readPidFile(dataDir))[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const command = await findCommand(pid);
  if (command?.includes('postgres') && command.includes(dataDir)) await stopProcess(pid, untilGone(pid));
}

/**
 * Removes the socket and postmaster.pid of a killed server. Its process id may be reused by now, which PostgreSQL would
 * take for a running server; the lock proves that there is none.
 */
async function removeLeftovers(dataDir: string, flags: string[]): Promise<void> {
  const socket = (await readPidFile(dataDir))[4] ?? '';
  if (/^\/tmp\/sowgat-\w+$/.test(socket) && !flags.some((flag) => flag.endsWith(socket)))
    await rm(socket, { recursive: true, force: true });
  await rm(join(dataDir, 'postmaster.pid'), { force: true });
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(20);
}

/** Fast shutdown, then immediate, then SIGKILL: each 10 seconds after the one before. */
async function stopProcess(pid: number, ended: Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return ended;
    }
    const over = await Promise.race([ended.then(() => true), pause(10_000, false, { ref: false })]);
    if (over) return;
  }
}

/** Waits for its stdin to close, which happens however the shop ends, then stops the database and removes the paths. */
const script = `cat >/dev/null; kill -INT "$1"; n=0
while kill -0 "$1" && [ $n -lt 200 ]; do sleep 0.05; n=$((n+1)); done; shift; rm -rf "$@"`;

/**
 * Starts a guard that stops process `pid` and removes `paths` when this process dies, even if it is killed outright.
 * Returns a function that dismisses the guard. Not on Windows, which has no `sh`: there the next start cleans up.
 */
export function postGuard(pid: number, paths: string[]): () => void {
  if (process.platform === 'win32') return () => {};
  const guard = spawn('sh', ['-c', script, 'guard', `${pid}`, ...paths], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return () => void guard.kill('SIGKILL');
}
