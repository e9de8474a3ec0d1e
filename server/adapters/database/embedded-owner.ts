/**
 * One shop at a time owns a data folder. Its other commands find the running database through a note beside the folder.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { waitForLock } from './embedded-lock.ts';
import { findBirth } from './embedded-process.ts';
import { type Addresses, StartError } from './port.ts';

type Note = { pid: number; birth: string | undefined; host?: string } & Partial<Addresses>;

export type Claim = {
  /** Writes the addresses of the database into the note, for other commands. */
  announce(addresses: Addresses): Promise<void>;
  release(): Promise<void>;
};

const noteFile = (dataDir: string) => `${dataDir}.owner`;
const lockFile = (dataDir: string) => `${dataDir}.lock`;

/** How long to wait for a shop that is shutting down to release the folder, in milliseconds. */
const lockTimeoutMs = 3000;

/**
 * Claims the folder until it is released or this process ends. The lock decides; the note only says who and where.
 *
 * @throws StartError while another shop owns it, in this container or any other
 */
export async function claimFolder(dataDir: string): Promise<Claim> {
  const lock = await waitForLock(lockFile(dataDir), lockTimeoutMs, { remove: true });
  // Releases before the lock existed are detected by their process alone.
  const owner = await readNote(dataDir);
  if (!lock || (owner && (await isRunning(owner)))) {
    await lock?.release();
    throw new StartError(
      `The data in ${dataDir} is in use by another running shop${describe(owner)}. Stop that one first, or set DATA_DIR to a folder of its own.`,
    );
  }
  const ours = { pid: process.pid, birth: await findBirth(process.pid), host: hostname() };
  await writeNote(dataDir, ours);
  return {
    announce: (addresses) => writeNote(dataDir, { ...ours, ...addresses }),
    release: async () => {
      await rm(noteFile(dataDir), { force: true });
      await lock.release();
    },
  };
}

/**
 * The connection strings of the database that a running shop serves from `dataDir`, for commands that run beside it;
 * `undefined` when none runs here.
 */
export async function findRunningDatabase(dataDir: string): Promise<Addresses | undefined> {
  const owner = await readNote(dataDir);
  if (owner?.url === undefined || !(await isRunning(owner))) return undefined;
  const { url, directUrl = url, ownerUrl = url } = owner;
  // The previous release wrote only `url`.
  return { url, directUrl, ownerUrl };
}

function describe(owner: Note | undefined): string {
  if (!owner) return '';
  return owner.host === undefined || owner.host === hostname()
    ? ` (process ${owner.pid})`
    : ` (process ${owner.pid} on ${owner.host})`;
}

function writeNote(dataDir: string, note: Note): Promise<void> {
  return writeFile(noteFile(dataDir), JSON.stringify(note), { mode: 0o600 });
}

/** The note, or undefined when it is missing or was cut short. */
async function readNote(dataDir: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(noteFile(dataDir), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote the note is visible here and is still the same process. */
async function isRunning({ pid, birth }: Note): Promise<boolean> {
  return birth !== undefined && (await findBirth(pid)) === birth;
}
