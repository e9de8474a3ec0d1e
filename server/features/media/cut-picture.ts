import type { Sharp } from 'sharp';
import {
  cutAround,
  type Focus,
  middle,
  pictureCuts,
  type PictureForm,
  type Region,
} from '#domain/media/picture-cut.ts';
import { loadSharp } from './load-sharp.ts';
import { refuseBroken, type Upload } from './read-upload.ts';

/** How a picture is cropped; portrait around its centre by default. */
export type CutInput = { form: PictureForm; focus: Focus };
export const usualCut: CutInput = { form: 'upright', focus: middle };

export type CutPicture = {
  width: number;
  height: number;
  files: { width: number; webp: Buffer }[];
  placeholder: string;
};
type Raw = { raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * Renders a picture in the shop's sizes as WebP without metadata. Sizes larger than the picture are skipped; the
 * smallest one is always made.
 * @param widths of the files, ascending; those of the form when omitted
 * @throws Refusal `picture.invalid` when it cannot be decoded completely; `server.busy` when that took too long
 */
export async function cutPicture(
  upload: Upload,
  { form, focus }: CutInput = usualCut,
  widths: readonly number[] = pictureCuts[form].widths,
): Promise<CutPicture> {
  const region = cutAround(upload, form, focus);
  const [smallest = 200, ...larger] = widths;
  const heightOf = (size: number) => Math.max(1, Math.round((size * region.height) / region.width));
  const sizes = [smallest, ...larger.filter((size) => size <= region.width)];
  const largest = sizes.at(-1) ?? smallest;
  const sharp = await loadSharp();
  return refuseBroken(async () => {
    // Decoded once, to the largest size; the smaller ones are made from that.
    const { data, info } = await cutOut(upload, region, largest, heightOf(largest))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw: Raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const files: CutPicture['files'] = [];
    for (const size of sizes) {
      const cut = sharp(data, raw).resize(size, heightOf(size)).webp({ quality: 80, effort: 3 });
      files.push({ width: size, webp: await cut.toBuffer() });
    }
    return {
      width: largest,
      height: heightOf(largest),
      files,
      placeholder: await findColour(sharp(data, raw)),
    };
  });
}

/**
 * The region at its final size. A large picture is scaled down before it is cropped, so that a JPEG or WebP is never
 * decoded at full size.
 */
function cutOut(upload: Upload, region: Region, width: number, height: number): Sharp {
  if (width > region.width) return upload.open().extract(region).resize(width, height, { fit: 'fill' });
  const scale = { x: width / region.width, y: height / region.height };
  const whole = {
    width: Math.max(width, Math.round(upload.width * scale.x)),
    height: Math.max(height, Math.round(upload.height * scale.y)),
  };
  return upload
    .open()
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({
      left: Math.min(whole.width - width, Math.round(region.left * scale.x)),
      top: Math.min(whole.height - height, Math.round(region.top * scale.y)),
      width,
      height,
    });
}

/** The average colour, `#rrggbb`, shown while the picture loads. */
async function findColour(picture: Sharp): Promise<string> {
  const dot = await picture
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = dot;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}
