import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Focus, PictureForm } from '#domain/media/picture-cut.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { likePart, listLong } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import type { PictureRow } from './media.repo.ts';

export type OfficePictureRow = PictureRow & {
  form: PictureForm;
  focus: Focus;
  uses: number;
  createdAt: Date;
};
export type PicturesFilter = { ids?: string; q?: string; unused?: boolean; sort?: string };

/** Every column that refers to a picture. */
const places = [
  ['product_picture', 'picture_id'],
  ['product_option', 'picture_id'],
  ['category', 'picture_id'],
  ['brand', 'picture_id'],
  ['idea', 'picture_id'],
  ['banner', 'picture_id'],
  ['wrap', 'picture_id'],
  ['customer', 'avatar_id'],
  ['order_line', 'picture_id'],
] as const;
/** Texts refer to pictures inside their JSON. */
const inTexts = sql`(select count(*) from shop_text t, names_in(t.value) name where name = p.id)`;
const uses = sql`(${sql.join(
  [
    ...places.map(
      ([table, column]) =>
        sql`(select count(*) from ${sql.table(table)} x where x.${sql.ref(column)} = p.id)`,
    ),
    inTexts,
  ],
  sql` + `,
)})::int`;
const select = sql`p.id, p.width, p.height, p.placeholder, p.alt, p.renditions, p.form,
  jsonb_build_object('x', p.focus_x, 'y', p.focus_y) as focus, p.created_at as "createdAt", ${uses} as uses`;

/** A page of the library, the newest first; `q` searches in alt texts of both languages. */
export async function findOfficePictures(db: Db, filter: PicturesFilter, range: Range) {
  // Avatars of customers are not in the shop's library.
  const where = [sql`not p.is_face`];
  if (filter.ids !== undefined) where.push(sql`p.id = any(${filter.ids.split(',')}::text[])`);
  if (filter.q) where.push(sql`(p.alt->>'tm') || ' ' || (p.alt->>'ru') ilike ${likePart(filter.q)}`);
  if (filter.unused !== undefined) where.push(filter.unused ? sql`not p.is_shown` : sql`p.is_shown`);
  const oldest = { ahead: sql`p.created_at, p.id desc`, back: sql`p.created_at desc, p.id` };
  const sortOrder = filter.sort === 'createdAt' ? oldest : { ahead: oldest.back, back: oldest.ahead };
  return listLong<OfficePictureRow>(
    db,
    { select, table: sql`picture p`, key: sql`p.id`, where, sortOrder },
    range,
  );
}

export async function findOfficePicture(db: Db | Trx, id: string): Promise<OfficePictureRow | undefined> {
  const { rows } = await sql<OfficePictureRow>`select ${select} from picture p where p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Unused pictures uploaded before a moment, by id, after a given one. */
export async function findUnusedPictures(
  db: Db,
  before: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from picture p where p.id > ${after} and p.created_at < ${before}
      and not p.is_shown and not p.is_face order by p.id limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
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

/** Whoever wants to refer to the picture waits until the transaction ends. */
export async function lockPicture(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('picture').select('id').where('id', '=', id).forUpdate().execute();
}

/** The database refuses it while any row refers to it. */
export async function deletePicture(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('picture').where('id', '=', id).execute();
}
