/** One shop at a time owns a data folder; its other commands find the running database through the same note. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { findBirth } from './embedded-process.ts';
import { StartRefused } from './port.ts';

type Note = { pid: number; birth: string | undefined; url?: string };

const noteFile = (dataDir: string) => `${dataDir}.owner`;

/**
 * Writes down that the folder is ours.
 * @throws StartRefused while another living process owns it.
 */
export async function claimFolder(dataDir: string): Promise<void> {
  const note = JSON.stringify(await ownNote());
  for (;;) {
    const owner = await readOwner(dataDir);
    if (owner)
      throw new StartRefused(
        `The data in ${dataDir} is in use by another running shop (process ${owner.pid}). Stop that one first, or set DATA_DIR to a folder of its own.`,
      );
    await rm(noteFile(dataDir), { force: true });
    const won = await writeFile(noteFile(dataDir), note, { flag: 'wx', mode: 0o600 }).then(
      () => true,
      ifTaken,
    );
    if (won) return;
  }
}

/** Tells our other commands where the database can be reached. */
export async function announceUrl(dataDir: string, url: string): Promise<void> {
  await writeFile(noteFile(dataDir), JSON.stringify({ ...(await ownNote()), url }), { mode: 0o600 });
}

export async function releaseFolder(dataDir: string): Promise<void> {
  await rm(noteFile(dataDir), { force: true });
}

/**
 * The connection string of the database that a running shop keeps in `dataDir`, for commands that work
 * beside it; `undefined` when none runs.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  return (await readOwner(dataDir))?.url;
}

async function ownNote(): Promise<Note> {
  return { pid: process.pid, birth: await findBirth(process.pid) };
}

/** The note's writer, if it still lives. A half-written note counts as none: its writer died over it. */
async function readOwner(dataDir: string): Promise<Note | undefined> {
  try {
    const note = JSON.parse(await readFile(noteFile(dataDir), 'utf8')) as Note;
    const birth = await findBirth(note.pid);
    return birth !== undefined && birth === note.birth ? note : undefined;
  } catch {
    return undefined;
  }
}

function ifTaken(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}
