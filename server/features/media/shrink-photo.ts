import { gate } from './make-files.ts';
import { readUpload, refuseBroken } from './read-upload.ts';

const longestSide = 1_280;

export type SmallPhoto = { data: Buffer; width: number; height: number };

/**
 * A photo that belongs to no page of the shop, re-encoded as WebP without metadata, at most 1,280 pixels on its longest
 * side.
 * @throws Refusal `picture.invalid`; `server.busy`
 */
export async function shrinkPhoto(data: Buffer): Promise<SmallPhoto> {
  return gate(async () => {
    const { open } = await readUpload(data);
    const { data: webp, info } = await refuseBroken(() =>
      open()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .webp({ quality: 76, effort: 3 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { data: webp, width: info.width, height: info.height };
  });
}
