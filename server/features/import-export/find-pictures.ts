import type { PictureContext } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type ByteSource,
  listZip,
  openZipFile,
  ZipFault,
  type ZipFile,
} from '#server/platform/spreadsheets/zip-read.ts';
import { acceptPicture, probePicture } from '#server/features/media/accept-picture.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { type PictureFault, pictureRefusal } from '#server/features/media/read-upload.ts';
import type { LocalText } from '#contract/shared.ts';
import type { ProblemCode } from './problems.ts';
import type { PlannedProduct } from './walk-spreadsheet.ts';

/** The size of phone pictures, which cannot be scaled down within an archive. */
const mostBytes = 15 * 1024 * 1024;

/** Pictures named in a sheet: files of the ZIP by name, or pictures of the shop by id. */
export type ImportPictures = {
  /** Decodes the picture completely and stores nothing. @throws Refusal `picture.invalid`, ZipFault */
  probe(name: string): Promise<void>;
  /** Stores the picture, once. @throws Refusal `picture.invalid`, ZipFault */
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
  const probed = new Set<string>();
  return {
    count: () => files.size,
    async probe(name) {
      const file = files.get(plain(name));
      if (!file) return requireKnown(ctx.db, name);
      if (probed.has(plain(name))) return;
      await probePicture(await readWhole(file));
      probed.add(plain(name));
    },
    async take(name, alt) {
      const file = files.get(plain(name));
      if (!file) {
        await requireKnown(ctx.db, name);
        return name;
      }
      const before = taken.get(plain(name));
      if (before) return before;
      const { id } = await acceptPicture(ctx, await readWhole(file), alt);
      taken.set(plain(name), id);
      return id;
    },
  };
}

/** @throws Refusal `picture.invalid` when the shop has no picture with this id */
async function requireKnown(db: PictureContext['db'], name: string): Promise<void> {
  const isId = /^[A-Za-z0-9_-]{1,64}$/.test(name);
  if (!isId || !(await readPictures(db, [name])).has(name)) throw new Refusal('picture.invalid');
}

async function readWhole(file: ZipFile): Promise<Buffer> {
  if (file.entry.uncompressedSize > mostBytes) throw pictureRefusal('bytes');
  const pieces: Buffer[] = [];
  for await (const piece of openZipFile(file, mostBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** File names match without folders, ignoring case. */
function plain(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();
}

/** Whether all pictures of a product can be accepted; faults are reported. Nothing is stored. */
export async function tryPictures(pictures: ImportPictures, planned: PlannedProduct): Promise<boolean> {
  let isFit = true;
  for (const value of planned.pictures)
    try {
      await pictures.probe(value);
    } catch (error) {
      planned.note({ column: 'pictures', value, problem: pictureProblem(error) });
      isFit = false;
    }
  return isFit;
}

const byFault: Readonly<Record<PictureFault, ProblemCode>> = {
  kind: 'picture-kind',
  heic: 'picture-heic',
  bytes: 'picture-bytes',
  pixels: 'picture-pixels',
  damaged: 'picture-broken',
};

/** The problem of a refused picture. @throws any error that is not about the picture */
export function pictureProblem(error: unknown): ProblemCode {
  if (error instanceof ZipFault) return 'picture-broken';
  if (!(error instanceof Refusal) || error.code === 'server.busy') throw error;
  const { fault } = (error.facts.data ?? {}) as { fault?: PictureFault };
  return fault ? byFault[fault] : 'picture-unknown';
}
