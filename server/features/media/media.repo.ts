import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** A file of a picture; `path` is relative to the storage. */
export type Rendition = { format: 'avif' | 'webp'; width: number; path: string };

/** The path of the AVIF beside a WebP. */
export const avifBeside = (path: string): string => path.replace(/\.webp$/, '.avif');

export type PictureRow = {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  alt: LocalText;
  renditions: Rendition[];
};

type CutFocus = { form: string; focus: { x: number; y: number } };

/** In no order; unknown ids are left out. */
export async function findPictures(db: Db | Trx, ids: readonly string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select id, width, height, placeholder, alt, renditions from picture where id = any(${ids})`.execute(db);
  return rows;
}

/** Inserts a picture; the same content twice is one picture. */
export async function savePicture(
  db: Db | Trx,
  { cut, ...picture }: PictureRow & { cut?: CutFocus },
): Promise<void> {
  const how = cut ? { form: cut.form, focus_x: cut.focus.x, focus_y: cut.focus.y } : {};
  await db
    .insertInto('picture')
    .values({ ...picture, ...how, renditions: JSON.stringify(picture.renditions) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A known picture was uploaded again: it counts as new, so that it is not deleted before it is used. */
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
