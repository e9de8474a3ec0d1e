/** One run of the `postgres` program: started, watched until it answers, stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { idsOf, type Account } from './embedded-account.ts';
import { findCommand, isAlive } from './embedded-process.ts';

export type Launch = { postgres: string; account: Account; dataDir: string; flags: string[] };

export type Server = {
  pid: number;
  /** Settles when the program has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

const attempts = 60;
const emptyLockIsOld = 5;
const stillHeld = /lock file .* (already exists|is empty)|pre-existing shared memory|is still in use/;

/**
 * Starts the program and waits until it answers. After a hard kill the folder stays locked until the
 * last of the former processes is gone, so a locked folder is tried again for some seconds.
 */
export async function launchServer(launch: Launch): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    await endFormerServer(launch.dataDir, launch.flags);
    // An empty lock file is written to in an instant, or left over from a power cut.
    if (attempt === emptyLockIsOld) await removeEmptyLock(launch.dataDir);
    try {
      return await launchOnce(launch);
    } catch (error) {
      if (attempt === attempts || !stillHeld.test((error as Error).message)) throw error;
      await pause(200);
    }
  }
}

async function launchOnce({ postgres, account, dataDir, flags }: Launch): Promise<Server> {
  const [command, args] = account.wrap(postgres, ['-D', dataDir, ...flags]);
  // Detached, so that Ctrl-C in a terminal reaches us alone: we finish our work before the database goes.
  const child = spawn(command, args, {
    ...(command === postgres ? idsOf(account) : {}),
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
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

/** A shop that has nothing else to do may end, and its guard then ends the database; only a stop is waited for. */
function holdProcess(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  (child.stderr as unknown as { [way in typeof how]: () => void })[how]();
}

/** The eighth line of postmaster.pid says "ready" once connections are welcome, or "standby" where they may only ask. */
async function isReady(dataDir: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readLock(dataDir)) ?? [];
  if (lines[0] !== `${pid}` || !['ready', 'standby'].includes(lines[7]?.trim() ?? '')) return false;
  // A copy that replays the log is on its way to an instant; its signal is removed when it has arrived.
  return access(join(dataDir, 'recovery.signal')).then(
    () => false,
    () => true,
  );
}

async function readLock(dataDir: string): Promise<string[] | undefined> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text?.split('\n');
}

/**
 * Deals with whoever wrote the lock file last. An orphan of a killed shop is shut down. A stranger that
 * merely inherited the process number is not: our own number is written instead, which PostgreSQL takes
 * for a stale lock and still checks that no former process has the data in memory.
 */
async function endFormerServer(dataDir: string, flags: string[]): Promise<void> {
  const lines = await readLock(dataDir);
  const socket = lines?.[4] ?? '';
  const litter = /^\/tmp\/sowgat-\w+$/.test(socket) && !flags.some((flag) => flag.endsWith(socket));
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return;
  const command = await findCommand(pid);
  const isOrphan = command?.includes('postgres') && command.includes(dataDir);
  if (isOrphan) await stopProcess(pid, untilGone(pid));
  if (litter) await rm(socket, { recursive: true, force: true });
  if (isOrphan || command === undefined || pid === process.pid) return;
  await writeFile(join(dataDir, 'postmaster.pid'), [process.pid, ...lines.slice(1)].join('\n'));
}

async function removeEmptyLock(dataDir: string): Promise<void> {
  if ((await readLock(dataDir))?.join('') === '') await rm(join(dataDir, 'postmaster.pid'));
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(20);
}

/** Fast shutdown, then immediate, then none too gently: each only when the one before took too long. */
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
