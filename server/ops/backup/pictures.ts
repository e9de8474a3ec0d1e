import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Backup, Draft } from './manifest.ts';
import type { StoredPicture } from './save-tables.ts';

/** Concurrent transfers, enough to keep a remote bucket busy. */
const atOnce = 8;

/** Path of a stored picture in a backup. */
export const pictureFile = (path: string) => `pictures/${path}`;

/**
 * Copies the pictures that the database references. A changed picture gets a new path, so files of an older backup are
 * reused instead of read again.
 */
export async function savePictures(
  storage: Storage,
  stored: readonly StoredPicture[],
  draft: Draft,
  older: Backup | undefined,
): Promise<{ pictures: string[]; missingPictures: string[] }> {
  const had = new Map(older?.manifest.files.map((file) => [file.path, file]));
  const pictures: string[] = [];
  const missingPictures: string[] = [];
  const queue = new Map(stored.map((one) => [one.path, one])).values();
  async function carry(): Promise<void> {
    for (const { path, isOptional } of queue) {
      const known = had.get(pictureFile(path));
      if (known && older && (await draft.share(known, older.folder))) {
        pictures.push(path);
        continue;
      }
      const data = await storage.read(path);
      if (data) {
        await draft.write(pictureFile(path), data);
        pictures.push(path);
      } else if (!isOptional) missingPictures.push(path);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, carry));
  return { pictures: pictures.sort(), missingPictures: missingPictures.sort() };
}

/** Restores the pictures that the storage lacks: an existing one at the same path is the same picture. */
export async function loadPictures({ folder, manifest }: Backup, storage: Storage): Promise<number> {
  let written = 0;
  const queue = manifest.pictures.values();
  async function carry(): Promise<void> {
    for (const path of queue) {
      if (await storage.exists(path)) continue;
      await storage.write(path, await readFile(join(folder, pictureFile(path))));
      written += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, carry));
  return written;
}
