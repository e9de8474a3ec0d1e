import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Focus, PictureForm } from '#domain/picture-cut.ts';
import type { Db, Trx } from '#server/platform/db.ts';
import { likePart, listRows } from '#server/platform/list-rows.ts';
import type { Range } from '#server/platform/paging.ts';
import type { PictureRow } from './media.repo.ts';

export type OfficePictureRow = PictureRow & {
  form: PictureForm;
  focus: Focus;
  uses: number;
  createdAt: Date;
};
export type PicturesFilter = { ids?: string; q?: string; unused?: boolean; sort?: string };

/** Every place of the shop that shows a picture. Texts name pictures inside their JSON. */
const uses = sql`(
  (select count(*) from product_picture x where x.picture_id = p.id)
  + (select count(*) from product_option x where x.picture_id = p.id)
  + (select count(*) from category x where x.picture_id = p.id) + (select count(*) from brand x where x.picture_id = p.id)
  + (select count(*) from idea x where x.picture_id = p.id) + (select count(*) from banner x where x.picture_id = p.id)
  + (select count(*) from wrap x where x.picture_id = p.id) + (select count(*) from customer x where x.avatar_id = p.id)
  + (select count(*) from order_line x where x.picture_id = p.id)
  + (select count(*) from shop_text x where x.value::text like '%"' || p.id || '"%'))::int`;
const select = sql`p.id, p.width, p.height, p.placeholder, p.alt, p.renditions, p.form,
  jsonb_build_object('x', p.focus_x, 'y', p.focus_y) as focus, p.created_at as "createdAt", ${uses} as uses`;

export async function findOfficePictures(db: Db, filter: PicturesFilter, range: Range) {
  // Faces of customers are not the shop's pictures.
  const where = [sql`not exists (select from customer x where x.avatar_id = p.id)`];
  if (filter.ids !== undefined) where.push(sql`p.id = any(${filter.ids.split(',')}::text[])`);
  if (filter.q) where.push(sql`(p.alt->>'tm') || ' ' || (p.alt->>'ru') ilike ${likePart(filter.q)}`);
  if (filter.unused !== undefined) where.push(sql`(${uses} = 0) = ${filter.unused}`);
  const order = filter.sort === 'createdAt' ? sql`p.created_at, p.id` : sql`p.created_at desc, p.id`;
  return listRows<OfficePictureRow>(db, { select, from: sql`picture p`, where, order }, range);
}

export async function findOfficePicture(db: Db | Trx, id: string): Promise<OfficePictureRow | undefined> {
  const { rows } = await sql<OfficePictureRow>`select ${select} from picture p where p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export type PictureChange = { alt: LocalText } & Partial<
  Pick<PictureRow, 'width' | 'height' | 'placeholder' | 'renditions'> & { form: PictureForm; focus: Focus }
>;
export async function updatePicture(
  trx: Trx,
  id: string,
  { focus, renditions, ...set }: PictureChange,
): Promise<void> {
  await trx
    .updateTable('picture')
    .set({
      ...set,
      ...(focus ? { focus_x: focus.x, focus_y: focus.y } : {}),
      ...(renditions ? { renditions: JSON.stringify(renditions) } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Refused by the database while anything points at it. */
export async function deletePicture(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('picture').where('id', '=', id).execute();
}
