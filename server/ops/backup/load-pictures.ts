import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Backup } from './manifest.ts';
import { pictureFile } from './save-pictures.ts';

const atOnce = 8;

/** Puts back the pictures that the storage lacks: what is there under the same address is the same picture. */
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
