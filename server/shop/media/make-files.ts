import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { cutPicture, type CutWish } from './cut-picture.ts';
import type { PictureRow, Rendition } from './media.repo.ts';
import { createGate } from './picture-gate.ts';
import type { Upload } from './read-upload.ts';

// A decoded picture takes up to 160 MB, so it is the process that has two places for them, not the caller.
export const gate = createGate({ atOnce: 2, line: 20 });

/** Cuts a picture and keeps its files. Call it behind the gate. */
export async function makeFiles(
  ctx: Pick<Context, 'storage'>,
  id: string,
  upload: Upload,
  cut: CutWish,
): Promise<Pick<PictureRow, 'width' | 'height' | 'placeholder' | 'renditions'>> {
  const { files, placeholder, width, height } = await cutPicture(upload, cut);
  const renditions: Rendition[] = [];
  for (const file of files) {
    const path = picturePath(id, cut, file.width);
    await ctx.storage.write(path, file.webp);
    renditions.push({ format: 'webp', width: file.width, path });
  }
  return { width, height, placeholder, renditions };
}

/** Where a file rests: by content and cut, so that a picture that looks different has a new address. */
function picturePath(id: string, { form, focus }: CutWish, width: number): string {
  const isUsual = form === 'upright' && focus.x === 0.5 && focus.y === 0.5;
  const how = isUsual
    ? ''
    : `-${createHash('sha256')
        .update(JSON.stringify([form, focus]))
        .digest('hex')
        .slice(0, 8)}`;
  return `${id.slice(0, 2)}/${id}${how}-${width}.webp`;
}
