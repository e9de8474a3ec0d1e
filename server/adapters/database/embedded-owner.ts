/** One shop at a time owns a data folder; its other commands find the running database through a note beside it. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { waitForLock } from './embedded-lock.ts';
import { findBirth } from './embedded-process.ts';
import { type Addresses, StartRefused } from './port.ts';

type Note = { pid: number; birth: string | undefined; host?: string } & Partial<Addresses>;

export type Claim = {
  /** Tells our other commands where the database can be reached. */
  announce(addresses: Addresses): Promise<void>;
  release(): Promise<void>;
};

const noteFile = (dataDir: string) => `${dataDir}.owner`;
const lockFile = (dataDir: string) => `${dataDir}.lock`;

/** How long to wait for a shop that is shutting down to release the folder, in milliseconds. */
const patience = 3000;

/**
 * Makes the folder ours until we release it or end. The lock decides; the note only says who and where.
 * @throws StartRefused while another shop owns it, in this container or any other
 */
export async function claimFolder(dataDir: string): Promise<Claim> {
  const lock = await waitForLock(lockFile(dataDir), patience, { remove: true });
  // A shop of a release that knew no lock is found by its process alone.
  const owner = await readNote(dataDir);
  if (!lock || (owner && (await isRunning(owner)))) {
    await lock?.release();
    throw new StartRefused(
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
 * The connection strings of the database that a running shop keeps in `dataDir`, for commands that work
 * beside it; `undefined` when none runs here.
 */
export async function findRunningDatabase(dataDir: string): Promise<Addresses | undefined> {
  const owner = await readNote(dataDir);
  if (owner?.url === undefined || !(await isRunning(owner))) return undefined;
  const { url, directUrl = url, ownerUrl = url } = owner;
  // A shop of the former release tells one string.
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

/** A note that was cut short by the death of its writer counts as none. */
async function readNote(dataDir: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(noteFile(dataDir), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote the note is seen here and is still that same process. */
async function isRunning({ pid, birth }: Note): Promise<boolean> {
  return birth !== undefined && (await findBirth(pid)) === birth;
}
