import { rm } from 'node:fs/promises';
import { dropSegments } from '#server/adapters/database/embedded-log.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { markOf } from '#server/platform/db/key-mark.ts';
import { listBackups } from './find-backups.ts';
import { type Backup, nameBackup, openDraft } from './manifest.ts';
import { segmentsOf } from './folders.ts';
import { copyDataFolder } from './copy-data-folder.ts';
import { savePictures } from './pictures.ts';
import { saveTables } from './save-tables.ts';

export type BackupPlaces = {
  /** The folder of all backups. */
  backups: string;
  /** Rows are read as the serving role, bypassing any pooler; only the owner may copy a data folder. */
  database: { directUrl: string; ownerUrl: string };
  storage: Storage;
  /** The data folder of the embedded database; undefined unless its WAL is archived. */
  archivedDataDir: string | undefined;
};

/**
 * Makes a complete backup: rows, pictures, and a base copy of the data folder where the WAL is archived. The shop stays
 * open. An interrupted backup never counts as one.
 */
export async function makeBackup(
  places: BackupPlaces,
  { now, secrets }: { now: () => Date; secrets: Secrets },
): Promise<Backup> {
  const older = (await listBackups(places.backups)).at(-1);
  const draft = await openDraft(places.backups, nameBackup(now()));
  const base = places.archivedDataDir
    ? { base: await copyDataFolder(places.database.ownerUrl, places.archivedDataDir, draft) }
    : {};
  const { stored, keyMark = markOf(secrets), ...rows } = await saveTables(places.database.directUrl, draft);
  const pictures = await savePictures(places.storage, stored, draft, older);
  return draft.finish({ ...rows, ...pictures, ...base, keyMark });
}

/** Keeps the newest backups, and the WAL that they need. @returns the removed folders */
export async function dropOldBackups(backups: string, keep: number): Promise<string[]> {
  const all = await listBackups(backups);
  const old = all.slice(0, Math.max(0, all.length - keep)).map(({ folder }) => folder);
  for (const folder of old) await rm(folder, { recursive: true, force: true });
  const kept = all.slice(old.length).flatMap(({ manifest }) => manifest.base ?? []);
  for (const cluster of new Set(kept.map((base) => base.cluster))) {
    const first = kept.find((base) => base.cluster === cluster)?.firstSegment;
    if (first) await dropSegments(segmentsOf(backups, cluster), first);
  }
  return old;
}
