/**
 * Restore to a point in time (PITR) of the embedded database: the last copy of its folder before the instant, and the WAL since.
 */
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { claimFolder } from '#server/adapters/database/embedded-owner.ts';
import { endServer } from '#server/adapters/database/embedded-server.ts';
import { announceSwap, dropSwap, finishSwap, swapFolders } from '#server/adapters/database/embedded-swap.ts';
import { replayArchive, startEmbedded } from '#server/adapters/database/embedded.ts';
import type { Addresses } from '#server/adapters/database/port.ts';
import { archiveOf, segmentsOf } from './folders.ts';
import { listBackups } from './find-backups.ts';
import { type Backup, unpack } from './manifest.ts';
import { requireWhole } from './restore-backup.ts';

/**
 * The newest backup with a base copy that was completed before `until`.
 *
 * @throws RangeError when there is none
 */
export async function findBase(backups: string, until: Date | undefined): Promise<Backup> {
  const limit = until?.toISOString() ?? '9';
  const found = (await listBackups(backups)).findLast(
    ({ manifest }) => manifest.base && manifest.base.stoppedAt <= limit,
  );
  if (!found)
    throw new RangeError(
      `No backup in ${backups} goes to that instant: it takes one that was made before it, with WAL_ARCHIVE=on.`,
    );
  return found;
}

/**
 * Unpacks the base copy into `dataDir`, which must not exist, and replays the WAL up to `until`, or all of it.
 * `goesOn`: the copy becomes the shop.
 */
export async function layOut(
  backup: Backup,
  backups: string,
  dataDir: string,
  { until, goesOn }: { until?: Date | undefined; goesOn: boolean },
): Promise<void> {
  const { base, files } = backup.manifest;
  if (!base) throw new RangeError(`${backup.folder} has no copy of the data folder.`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    for (const folder of base.folders) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
    for (const { path } of files.filter((file) => file.path.startsWith('base/'))) {
      const place = join(dataDir, path.slice('base/'.length, -'.gz'.length));
      await pipeline(unpack(backup.folder, path), createWriteStream(place, { mode: 0o600 }));
    }
    await chmod(dataDir, 0o700);
    const archive = goesOn ? archiveOf(backups) : undefined;
    await replayArchive({ dataDir, segments: segmentsOf(backups, base.cluster), archive, until });
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    if (/before configured recovery target/.test((error as Error).message))
      throw new RangeError(
        'The kept log ends before that instant. Say --at latest to come as close as it goes.',
      );
    throw error;
  }
}

export type TimeRestore = {
  backup: Backup;
  until: Date | undefined;
  replace: boolean;
  now: Date;
  /** Runs on the restored database before it replaces the shop. */
  prepare?: (database: Addresses) => Promise<void>;
};

type Places = { backups: string; dataDir: string };

/**
 * Restores the embedded database of `dataDir` to an instant. The existing folder is kept beside it.
 *
 * @returns where the existing folder is kept, if there was one
 */
export async function restoreToTime(places: Places, how: TimeRestore): Promise<string | undefined> {
  const { dataDir } = places;
  // Held to the end, so that no shop opens the folder meanwhile, in whatever container.
  await mkdir(dirname(dataDir), { recursive: true });
  const claim = await claimFolder(dataDir);
  try {
    // Finishes or discards what a killed restore left.
    await finishSwap(dataDir).catch(() => dropSwap(dataDir));
    return await restoreBeside(places, how);
  } finally {
    await claim.release();
  }
}

async function restoreBeside({ backups, dataDir }: Places, how: TimeRestore): Promise<string | undefined> {
  const { backup, until, now } = how;
  const isFull = existsSync(dataDir);
  if (isFull && !how.replace)
    throw new RangeError(
      'There is a shop in this data folder already. With --replace the backup takes its place, and that folder is kept beside it.',
    );
  await requireWhole(backup);
  if (isFull) await endServer(dataDir);
  const draft = `${dataDir}.restoring`;
  const kept = isFull ? `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}` : undefined;
  const swap = { draft, kept, segments: segmentsOf(backups, backup.manifest.base?.cluster ?? '') };
  await announceSwap(dataDir, swap);
  try {
    await rm(draft, { recursive: true, force: true });
    await layOut(backup, backups, draft, { until, goesOn: true });
    await prepareDraft(draft, backups, how.prepare);
  } catch (error) {
    await dropSwap(dataDir);
    throw error;
  }
  await swapFolders(dataDir, swap);
  return kept;
}

async function prepareDraft(
  dataDir: string,
  backups: string,
  prepare: TimeRestore['prepare'],
): Promise<void> {
  if (!prepare) return;
  const database = await startEmbedded({ dataDir, archive: archiveOf(backups) });
  try {
    await prepare(database);
  } finally {
    await database.stop();
  }
}
