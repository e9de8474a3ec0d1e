import { Readable } from 'node:stream';
import type { OfficePicture } from '#contract/media/office.ts';
import type { LocalText, PageInfo } from '#contract/shared.ts';
import type { Focus, PictureForm } from '#domain/media/picture-cut.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { FileReply } from '#server/platform/http/stream.ts';
import { pageOf, type Range } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { gate, makeFiles } from './make-files.ts';
import {
  deletePicture,
  findOfficePicture,
  findOfficePictures,
  lockPicture,
  type OfficePictureRow,
  type PictureChange,
  type PicturesFilter,
  updatePicture,
} from './media-office.repo.ts';
import { openMaster } from './picture-master.ts';
import { shapePicture } from './read-pictures.ts';
import { filesOf, removeUnnamedLater } from './remove-unnamed.ts';

export type { PictureChange };

export async function readOfficePictures(
  db: Db,
  filter: PicturesFilter,
  range: Range,
): Promise<{ data: OfficePicture[]; page: PageInfo }> {
  const { rows, total } = await findOfficePictures(db, filter, range);
  return { data: rows.map(shape), page: pageOf(range, total) };
}

/** @throws Refusal `record.not-found` */
export async function readOfficePicture(db: Db | Trx, id: string): Promise<OfficePicture> {
  const row = await findOfficePicture(db, id);
  if (!row) throw new Refusal('record.not-found');
  return shape(row);
}

/** The size at which staff choose the crop. */
const wholeSide = 800;

/**
 * The whole picture for choosing its crop: re-encoded, so that not even staff get the uploaded bytes.
 * @throws Refusal `record.not-found`, also without a master; `server.busy`
 */
export async function sendWhole(ctx: Pick<Context, 'db' | 'storage'>, id: string): Promise<FileReply> {
  await readOfficePicture(ctx.db, id);
  const data = await gate(async () => {
    const master = await openMaster(ctx, id);
    if (!master) throw new Refusal('record.not-found');
    const small = master.open().resize(wholeSide, wholeSide, { fit: 'inside', withoutEnlargement: true });
    return small.webp({ quality: 75, effort: 2 }).toBuffer();
  });
  return { name: `${id}.webp`, type: 'image/webp', body: Readable.from([data]) };
}

/**
 * Prepares a change of alt texts, form or focus: with new files when the crop changes. Write it with
 * `savePictureChange`.
 * @throws Refusal `record.not-found`; `record.conflict` when the master no longer exists
 */
export async function prepareChange(
  ctx: Pick<Context, 'db' | 'storage' | 'jobs'>,
  id: string,
  input: { alt: LocalText; form?: PictureForm; focus?: Focus },
): Promise<PictureChange> {
  const { form: oldForm, focus: oldFocus } = await readOfficePicture(ctx.db, id);
  const { form = oldForm, focus = oldFocus, alt } = input;
  if (form === oldForm && focus.x === oldFocus.x && focus.y === oldFocus.y) return { alt };
  const files = await gate(async () => {
    const master = await openMaster(ctx, id);
    if (!master) throw new Refusal('record.conflict', { field: 'focus' });
    return makeFiles(ctx, id, master, { form, focus });
  });
  return { alt, form, focus, ...files };
}

/** URLs of a former crop may be in pages that are still open or cached. */
const formerCutSeconds = 30 * 86_400;

/** Writes a prepared change; AVIF of new files follows in a job, and the former files are deleted after a month. */
export async function savePictureChange(
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  id: string,
  change: PictureChange,
): Promise<void> {
  const former = await findOfficePicture(trx, id);
  await updatePicture(trx, id, change);
  if (!former || !change.renditions) return;
  await removeUnnamedLater(ctx, trx, filesOf(former), formerCutSeconds);
  await ctx.jobs.add(trx, 'render-avif', { id }, { key: `render-avif:${id}` });
}

/**
 * Its files are deleted after the commit. The database, too, refuses it while rows refer to it.
 * @throws Refusal `record.not-found`, `record.in-use`
 */
export async function removePicture(ctx: Pick<Context, 'jobs'>, trx: Trx, id: string): Promise<void> {
  await lockPicture(trx, id);
  const picture = await findOfficePicture(trx, id);
  if (!picture) throw new Refusal('record.not-found');
  if (picture.uses > 0) throw new Refusal('record.in-use');
  await deletePicture(trx, id);
  await removeUnnamedLater(ctx, trx, filesOf(picture));
}

function shape(row: OfficePictureRow): OfficePicture {
  return {
    ...shapePicture(row),
    form: row.form,
    focus: row.focus,
    uses: row.uses,
    createdAt: row.createdAt.toISOString(),
  };
}
