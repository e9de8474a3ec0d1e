import type { Context } from '#server/context.ts';
import { loadSharp } from './load-sharp.ts';
import { findPictures } from './media.repo.ts';

/** The preview size of messengers; they cannot read AVIF, and crop other aspect ratios. */
const frame = { width: 1200, height: 630 };

/**
 * A picture as link preview for messengers and networks: a JPEG, uncropped, on its average colour. Undefined: no such
 * picture.
 */
export async function drawSharePicture(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  id: string,
): Promise<Buffer | undefined> {
  const [picture] = await findPictures(db, [id]);
  const [largest] = (picture?.renditions ?? [])
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => b.width - a.width);
  const source = largest && (await storage.read(largest.path));
  if (!picture || !source) return undefined;
  const sharp = await loadSharp();
  return sharp(source)
    .resize({ ...frame, fit: 'contain', background: picture.placeholder })
    .flatten({ background: picture.placeholder })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
