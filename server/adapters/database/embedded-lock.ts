/** File locks of the operating system: they work across containers, and end with the last process that holds them. */
import { spawn } from 'node:child_process';
import { constants, type FileHandle, open, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './port.ts';

export type FileLock = {
  /** A child process that inherits this descriptor holds the lock as well. */
  fd: number;
  /** Closes our descriptor; the lock lasts while a child process still has it open. */
  release(): Promise<void>;
};

/** Flags of `open` that lock the file, for which Node has no constants; Linux has no such flag. */
const lockingFlags: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20 | 0x4, win32: 0x1000_0000 };
const heldElsewhere = new Set(['EAGAIN', 'EBUSY', 'EWOULDBLOCK']);
const flockPrograms = ['/usr/bin/flock', '/bin/flock'];

/**
 * Locks a file, which is created when missing; `undefined` while another process holds the lock. Process ids would not
 * do, because those of another container are not visible here.
 *
 * @param how `remove`: the file is deleted when the lock is released
 * @throws StartError when the file system or the machine has no locks
 */
export async function tryLock(path: string, how = { remove: false }): Promise<FileLock | undefined> {
  for (;;) {
    const file = await openLocked(path);
    if (!file) return undefined;
    // Its former holder may have removed the file between our opening and locking it.
    if (await isStillAt(path, file)) return toLock(path, file, how.remove);
    await file.close();
  }
}

/** The same, retried for `timeoutMs`. */
export async function waitForLock(
  path: string,
  timeoutMs: number,
  how = { remove: false },
): Promise<FileLock | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const lock = await tryLock(path, how);
    if (lock || performance.now() >= end) return lock;
    await pause(100);
  }
}

function toLock(path: string, file: FileHandle, remove: boolean): FileLock {
  return {
    fd: file.fd,
    release: async () => {
      // Deleted while still locked, so that nobody locks a file that is about to be deleted. Windows refuses that.
      if (remove) await rm(path, { force: true }).catch(() => {});
      await file.close();
    },
  };
}

async function openLocked(path: string): Promise<FileHandle | undefined> {
  const flags = constants.O_RDWR | constants.O_CREAT | (lockingFlags[process.platform] ?? 0);
  const file = await open(path, flags, 0o600).catch((error: NodeJS.ErrnoException) => {
    if (heldElsewhere.has(error.code ?? '')) return undefined;
    throw error;
  });
  if (!file || process.platform in lockingFlags) return file;
  try {
    if (await flock(file.fd, path)) return file;
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return undefined;
}

/**
 * flock(2), which Node lacks: the flock program locks the open file description that we share with it, so the lock
 * outlives the program.
 */
function flock(fd: number, path: string): Promise<boolean> {
  const program = flockPrograms.find((candidate) => existsSync(candidate)) ?? 'flock';
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', fd] });
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    const refuse = (why: string) =>
      reject(
        new StartError(
          `${path} cannot be locked (${why}), and without a lock two shops could destroy each other's data. Move DATA_DIR to a local disk, or set DATABASE_URL.`,
        ),
      );
    child.once('error', (error) => refuse(`${error.message}; flock is part of util-linux`));
    child.once('close', (code) =>
      code === 0 || (code === 1 && said === '') ? resolve(code === 0) : refuse(said.trim() || `code ${code}`),
    );
  });
}

async function isStillAt(path: string, file: FileHandle): Promise<boolean> {
  const [there, ours] = await Promise.all([stat(path).catch(() => undefined), file.stat()]);
  return there?.ino === ours.ino && there.dev === ours.dev;
}
