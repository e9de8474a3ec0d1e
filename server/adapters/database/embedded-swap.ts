/** Replaces the shop's data folder by a restored one, in steps that a later start can finish or undo. */
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '#server/platform/flush-folder.ts';
import { endServer } from './embedded-server.ts';
import { StartError } from './port.ts';

export type Swap = {
  /** The folder that is being restored into. */
  draft: string;
  /** The name to which the shop's folder is renamed, when there is one. */
  kept: string | undefined;
  /** The folder of this cluster in the WAL archive. */
  segments: string;
};

type Mark = Swap & { isReady: boolean };

const markFile = (dataDir: string) => `${dataDir}.swap`;

/** Writes the marker file before the restore begins; every start looks at it first. */
export async function announceSwap(dataDir: string, swap: Swap): Promise<void> {
  await writeMark(dataDir, { ...swap, isReady: false });
}

/** The draft is complete: two renames put it in place, and the next start finishes them if we are killed in between. */
export async function swapFolders(dataDir: string, swap: Swap): Promise<void> {
  await writeMark(dataDir, { ...swap, isReady: true });
  await finishSwap(dataDir);
}

/** Cancels a restore that has not touched the shop's folder. */
export async function dropSwap(dataDir: string): Promise<void> {
  const mark = await readMark(dataDir);
  if (!mark) return;
  // Stop the server of a killed restore, which would archive more WAL.
  if (existsSync(mark.draft)) await endServer(mark.draft);
  for (const left of [mark.draft, `${mark.draft}.owner`, `${mark.draft}.lock`])
    await rm(left, { recursive: true, force: true });
  if (existsSync(dataDir)) await dropLaterTimelines(dataDir, mark.segments);
  await rm(markFile(dataDir), { force: true });
}

/**
 * Finishes an interrupted swap, or undoes a restore that had not got that far. Only the owner of the folder may call
 * it.
 *
 * @throws StartError when there is neither the old shop nor the restored one to open
 */
export async function finishSwap(dataDir: string): Promise<void> {
  const mark = await readMark(dataDir);
  if (!mark) return;
  const { draft, kept, isReady } = mark;
  if (isReady) {
    if (existsSync(draft)) {
      if (kept && existsSync(dataDir)) await rename(dataDir, kept);
      await rename(draft, dataDir);
      await flushFolder(dirname(dataDir));
    }
    await rm(markFile(dataDir), { force: true });
  }
  if (!existsSync(dataDir))
    throw new StartError(
      `A restore into ${dataDir} was cut short. Run it again; or remove ${markFile(dataDir)} to begin with an empty shop.`,
    );
  if (!isReady) await dropSwap(dataDir);
}

/**
 * Deletes segments that the abandoned copy archived on a timeline of its own: later restores would take them for the
 * shop's history.
 */
async function dropLaterTimelines(dataDir: string, segments: string): Promise<void> {
  const timelinesIn = async (folder: string) =>
    (await readdir(folder).catch(() => [])).filter((name) => /^[0-9A-F]{8}/.test(name)).toSorted();
  const ours = (await timelinesIn(join(dataDir, 'pg_wal'))).at(-1)?.slice(0, 8);
  for (const name of await timelinesIn(segments))
    if (ours && name.slice(0, 8) > ours) await rm(join(segments, name), { force: true });
}

async function writeMark(dataDir: string, mark: Mark): Promise<void> {
  const path = markFile(dataDir);
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(JSON.stringify(mark));
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  await flushFolder(dirname(path));
}

async function readMark(dataDir: string): Promise<Mark | undefined> {
  const text = await readFile(markFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Mark;
  } catch {
    throw new StartError(
      `${markFile(dataDir)} cannot be read, so nobody knows how far a restore came. Look at ${dataDir} and the folders beside it, then remove that file.`,
    );
  }
}
