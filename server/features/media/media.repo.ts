import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** A ready file of a picture; `path` is relative to the storage. */
export type Rendition = { format: 'avif' | 'webp'; width: number; path: string };

/** Where the AVIF of a WebP rests. */
export const avifBeside = (path: string): string => path.replace(/\.webp$/, '.avif');

export type PictureRow = {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  alt: LocalText;
  renditions: Rendition[];
};

type Cut = { form: string; focus: { x: number; y: number } };

export async function findPictures(db: Db | Trx, ids: readonly string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select id, width, height, placeholder, alt, renditions from picture where id = any(${ids})`.execute(db);
  return rows;
}

/** Keeps a picture; the same content twice is one picture. */
export async function savePicture(
  db: Db | Trx,
  { cut, ...picture }: PictureRow & { cut?: Cut },
): Promise<void> {
  const how = cut ? { form: cut.form, focus_x: cut.focus.x, focus_y: cut.focus.y } : {};
  await db
    .insertInto('picture')
    .values({ ...picture, ...how, renditions: JSON.stringify(picture.renditions) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Somebody brought a known picture again: it counts as new, so that it is not tidied away before it is shown. */
export async function touchPicture(trx: Trx, id: string, now: Date): Promise<void> {
  await sql`update picture set created_at = ${now} where id = ${id}`.execute(trx);
}

/** Adds AVIF files to a picture, once. */
export async function addRenditions(
  db: Db | Trx,
  id: string,
  renditions: readonly Rendition[],
): Promise<void> {
  await sql`
    update picture set renditions = renditions || ${JSON.stringify(renditions)}::jsonb
    where id = ${id} and not renditions @> '[{"format": "avif"}]'`.execute(db);
}
