import { createHash } from 'node:crypto';
import type { LocalText, Picture } from '#contract/shared.ts';
import type { Context, PictureContext } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { type CutInput, usualCut } from './cut-picture.ts';
import { gate, makeFiles } from './make-files.ts';
import { findPictures, type PictureRow, savePicture, touchPicture } from './media.repo.ts';
import { saveMaster } from './picture-master.ts';
import { shapePicture } from './read-pictures.ts';
import { readUpload, refuseBroken } from './read-upload.ts';

/**
 * The only way in for pictures from outside: decodes, crops and re-encodes one (which drops all metadata), stores the
 * files and the row. The original is discarded. AVIF follows in a job. The same content twice is the same picture.
 * @param cut form and focus; portrait around the centre when omitted
 * @returns the picture; other tables refer to its `id`
 * @throws Refusal `picture.invalid` for anything but a valid JPEG, PNG or WebP; `server.busy`
 */
export async function acceptPicture(
  ctx: PictureContext,
  data: Buffer,
  alt: LocalText = { tm: '', ru: '' },
  cut: CutInput = usualCut,
): Promise<Picture> {
  const made = await makePicture(ctx, data, alt, cut);
  return inTransaction(ctx.db, (trx) => storePicture(ctx, trx, made));
}

/** A picture whose files are written and whose row is not yet, or an existing one. */
export type MadePicture = { row: PictureRow; cut: CutInput; isKnown: boolean };

/** First half: decodes, crops and stores the files, outside of any transaction. */
export async function makePicture(
  ctx: Pick<Context, 'db' | 'storage' | 'jobs'>,
  data: Buffer,
  alt: LocalText,
  cut: CutInput,
): Promise<MadePicture> {
  const id = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const [known] = await findPictures(ctx.db, [id]);
  if (known) return { row: known, cut, isKnown: true };
  const made = await gate(async () => {
    const upload = await readUpload(data);
    const made = await makeFiles(ctx, id, upload, cut);
    await saveMaster(ctx, id, upload);
    return made;
  });
  return { row: { id, alt, ...made }, cut, isKnown: false };
}

const probeSide = 64;

/**
 * Decodes a picture completely, as accepting it would, and stores nothing. @throws Refusal `picture.invalid`;
 * `server.busy`
 */
export async function probePicture(data: Buffer): Promise<void> {
  await gate(async () => {
    const { open } = await readUpload(data);
    await refuseBroken(() => open().resize(probeSide, probeSide).raw().toBuffer());
  });
}

/** Second half: stores the row and queues the AVIF job, in the caller's transaction. */
export async function storePicture(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  { row, cut, isKnown }: MadePicture,
): Promise<Picture> {
  if (isKnown) await touchPicture(trx, row.id, ctx.now());
  else {
    await savePicture(trx, { ...row, cut });
    await ctx.jobs.add(trx, 'render-avif', { id: row.id }, { key: `render-avif:${row.id}` });
  }
  return shapePicture(row);
}
