import type { Picture } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findPictures, type PictureRow, type Rendition } from './media.repo.ts';

/** The URL of a picture file on the shop's own origin. */
const pictureUrl = (path: string): string => `/pictures/${path}`;

/** Pictures by id, as the contract has them; one query for any number. Unknown ids are left out. */
export async function readPictures(
  db: Db | Trx,
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, Picture>> {
  const wanted = [...new Set([...ids].filter((id) => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const rows = await findPictures(db, wanted);
  return new Map(rows.map((row) => [row.id, shapePicture(row)]));
}

/** `src` is the middle WebP: supported by every browser of the last six years. */
export function shapePicture(row: PictureRow): Picture {
  const webp = row.renditions.filter(({ format }) => format === 'webp').sort((a, b) => a.width - b.width);
  const avif = row.renditions.filter(({ format }) => format === 'avif').sort((a, b) => a.width - b.width);
  const middle = webp.find(({ width }) => width >= 400) ?? webp.at(-1) ?? avif[0];
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    alt: row.alt,
    src: middle ? pictureUrl(middle.path) : '',
    srcset: { avif: sourceSet(avif), webp: sourceSet(webp) },
  };
}

function sourceSet(renditions: readonly Rendition[]): string {
  return renditions.map(({ path, width }) => `${pictureUrl(path)} ${width}w`).join(', ');
}

/** The picture of an id, or null. */
export function pictureOf(id: string | null, pictures: ReadonlyMap<string, Picture>): Picture | null {
  return (id && pictures.get(id)) || null;
}

/** Replaces the `picture` id of rows with the picture itself; one query for any number. */
export async function withPictures<Row extends { picture: string | null }>(
  db: Db | Trx,
  rows: readonly Row[],
): Promise<(Omit<Row, 'picture'> & { picture: Picture | null })[]> {
  const pictures = await readPictures(
    db,
    rows.map(({ picture }) => picture),
  );
  return rows.map((row) => ({ ...row, picture: pictureOf(row.picture, pictures) }));
}
