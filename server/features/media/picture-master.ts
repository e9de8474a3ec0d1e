import type { Context } from '#server/context.ts';
import { readUpload, refuseBroken, type Upload } from './read-upload.ts';

const longestSide = 2_400;

/**
 * Stores the whole picture, re-encoded like everything else and never served: its name has no picture ending. Later
 * crops are made from it.
 */
export async function saveMaster(ctx: Pick<Context, 'storage'>, id: string, upload: Upload): Promise<void> {
  const data = await refuseBroken(() =>
    upload
      .open()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 88, effort: 2 })
      .toBuffer(),
  );
  await ctx.storage.write(masterPath(id), data);
}

/** undefined for pictures that came with the demonstration: they have no master. */
export async function openMaster(ctx: Pick<Context, 'storage'>, id: string): Promise<Upload | undefined> {
  const data = await ctx.storage.read(masterPath(id));
  return data && readUpload(data);
}

/** Beside the renditions, in lower case, for file systems that ignore case. */
export const masterPath = (id: string): string =>
  `${id.slice(0, 2).toLowerCase()}/${id.toLowerCase()}.master`;
