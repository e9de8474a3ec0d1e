import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { pictures } from './data/pictures.ts';
import type { SeedPicture } from './seed-types.ts';
import type { SeedRendition } from './render-picture.ts';

const folder = projectFile('server/seed/pictures');
/** Enough to keep a disk busy, few enough for a bucket far away. */
const atOnce = 32;

/** Where a rendition rests in the storage: by content, so that a changed picture has a new address. */
function storagePath(picture: SeedPicture, rendition: SeedRendition): string {
  return `${picture.id.slice(0, 2)}/${picture.id}-${rendition.width}.${rendition.format}`;
}

/** Every ready file of the demonstration, and where it rests in the storage. */
export function listPictureFiles(): { from: string; to: string }[] {
  return pictures.flatMap((picture) =>
    picture.renditions.map((rendition) => ({
      from: join(folder, rendition.file),
      to: storagePath(picture, rendition),
    })),
  );
}

/** Copies the ready files into the shop's storage; what is there already stays. */
export async function storePictures(storage: Storage): Promise<void> {
  const queue = listPictureFiles().values();
  async function carry(): Promise<void> {
    for (const file of queue) {
      if (!(await storage.exists(file.to))) await storage.write(file.to, await readFile(file.from));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, carry));
}

/** Registers the pictures in the database. */
export async function insertPictures(trx: Trx): Promise<void> {
  const rows = pictures.map((picture) => ({
    id: picture.id,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    alt: picture.alt,
    renditions: JSON.stringify(
      picture.renditions.map((rendition) => ({
        format: rendition.format,
        width: rendition.width,
        path: storagePath(picture, rendition),
      })),
    ),
  }));
  await trx
    .insertInto('picture')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
