import type { PictureContext } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type ByteSource,
  listZip,
  openZipFile,
  type ZipFile,
} from '#server/platform/spreadsheets/zip-read.ts';
import { acceptPicture } from '#server/features/media/accept-picture.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import type { LocalText } from '#contract/shared.ts';

const mostBytes = 8 * 1024 * 1024;

/** Pictures a sheet names: files of the ZIP by name, or pictures of the shop by id. */
export type ImportPictures = {
  has(name: string): Promise<boolean>;
  /** Takes the picture in, once. @throws Refusal `picture.invalid` */
  take(name: string, alt: LocalText): Promise<string>;
  count(): number;
};

/** @throws ZipFault when the archive cannot be read */
export async function openPictures(
  ctx: PictureContext,
  source: ByteSource | undefined,
): Promise<ImportPictures> {
  const files = new Map<string, ZipFile>();
  for (const file of source ? await listZip(source) : []) {
    const name = plain(file.name);
    if (name && !file.name.endsWith('/') && !file.name.startsWith('__MACOSX')) files.set(name, file);
  }
  const taken = new Map<string, string>();
  const known = new Map<string, boolean>();
  const inShop = async (name: string) => {
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) return false;
    const found = known.get(name) ?? (await readPictures(ctx.db, [name])).has(name);
    known.set(name, found);
    return found;
  };
  return {
    count: () => files.size,
    has: async (name) => files.has(plain(name)) || (await inShop(name)),
    async take(name, alt) {
      const file = files.get(plain(name));
      if (!file) {
        if (await inShop(name)) return name;
        throw new Refusal('picture.invalid');
      }
      const before = taken.get(plain(name));
      if (before) return before;
      const pieces: Buffer[] = [];
      for await (const piece of openZipFile(file, mostBytes)) pieces.push(piece);
      const { id } = await acceptPicture(ctx, Buffer.concat(pieces), alt);
      taken.set(plain(name), id);
      return id;
    },
  };
}

/** People name files with and without folders, in any case. */
function plain(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();
}
