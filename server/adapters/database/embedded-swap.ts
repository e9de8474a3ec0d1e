/** A restored data folder takes the place of the shop's, in steps that a later start can finish or take back. */
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '#server/platform/flush-folder.ts';
import { endServer } from './embedded-server.ts';
import { StartRefused } from './port.ts';

export type Swap = {
  /** The folder that is being restored. */
  draft: string;
  /** The name under which the shop's folder is kept, when there is one. */
  kept: string | undefined;
  /** The archive's folder of this cluster. */
  segments: string;
};

type Mark = Swap & { isReady: boolean };

const markFile = (dataDir: string) => `${dataDir}.swap`;

/** Written before the restore begins; from then on a start looks at it first. */
export async function announceSwap(dataDir: string, swap: Swap): Promise<void> {
  await writeMark(dataDir, { ...swap, isReady: false });
}

/** The draft is whole: two renames put it in place, and a start finishes them should we be killed between. */
export async function swapFolders(dataDir: string, swap: Swap): Promise<void> {
  await writeMark(dataDir, { ...swap, isReady: true });
  await finishSwap(dataDir);
}

/** The restore was given up with the shop's folder untouched. */
export async function dropSwap(dataDir: string): Promise<void> {
  const mark = await readMark(dataDir);
  if (!mark) return;
  // The server of a killed restore must not archive anything more.
  if (existsSync(mark.draft)) await endServer(mark.draft);
  for (const left of [mark.draft, `${mark.draft}.owner`, `${mark.draft}.lock`])
    await rm(left, { recursive: true, force: true });
  if (existsSync(dataDir)) await dropLaterTimelines(dataDir, mark.segments);
  await rm(markFile(dataDir), { force: true });
}

/**
 * Finishes a swap that was cut short, or takes a restore back that had not come so far. For the owner of the folder only.
 * @throws StartRefused when there is neither the old shop nor the restored one to open
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
    throw new StartRefused(
      `A restore into ${dataDir} was cut short. Run it again; or remove ${markFile(dataDir)} to begin with an empty shop.`,
    );
  if (!isReady) await dropSwap(dataDir);
}

/**
 * The abandoned copy has archived the beginning of a timeline of its own, which later restores would take for the shop's
 * history.
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
    throw new StartRefused(
      `${markFile(dataDir)} cannot be read, so nobody knows how far a restore came. Look at ${dataDir} and the folders beside it, then remove that file.`,
    );
  }
}
