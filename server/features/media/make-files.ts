import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { cutPicture, type CutInput } from './cut-picture.ts';
import type { PictureRow, Rendition } from './media.repo.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { filesOf, removeUnnamedLater } from './remove-unnamed.ts';
import type { Upload } from './read-upload.ts';

// Decoding takes up to 165 MB, of a progressive JPEG 290, so the limit of two is for the whole process.
export const gate = createSemaphore({ permits: 2, longestQueue: 20, retryAfter: 5 });

const daySeconds = 86_400;

/**
 * Renders a picture and stores its files, and queues a job that deletes them a day later if no row names them. Call it
 * inside the `gate` semaphore.
 * @param widths of the files, ascending; those of the form when omitted
 */
export async function makeFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'jobs'>,
  id: string,
  upload: Upload,
  cut: CutInput,
  widths?: readonly number[],
): Promise<Pick<PictureRow, 'width' | 'height' | 'placeholder' | 'renditions'>> {
  const { files, placeholder, width, height } = await cutPicture(upload, cut, widths);
  const renditions = files.map(
    (file): Rendition => ({ format: 'webp', width: file.width, path: picturePath(id, cut, file.width) }),
  );
  await inTransaction(ctx.db, (trx) => removeUnnamedLater(ctx, trx, filesOf({ id, renditions }), daySeconds));
  for (const { width, webp } of files) await ctx.storage.write(picturePath(id, cut, width), webp);
  return { width, height, placeholder, renditions };
}

/** The storage path of a file: by content and crop, so that a picture that looks different has a new URL. */
function picturePath(id: string, { form, focus }: CutInput, width: number): string {
  const isUsual = form === 'upright' && focus.x === 0.5 && focus.y === 0.5;
  const how = isUsual
    ? ''
    : `-${createHash('sha256')
        .update(JSON.stringify([form, focus]))
        .digest('hex')
        .slice(0, 8)}`;
  return `${id.slice(0, 2)}/${id}${how}-${width}.webp`;
}
