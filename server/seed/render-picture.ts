import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureForm } from './picture-sizes.ts';

/** One ready file of a picture; `file` is relative to the pictures folder and always has forward slashes. */
export type SeedRendition = {
  readonly file: string;
  readonly format: 'avif' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

/**
 * Writes one picture in every width and both formats and tells what it wrote.
 * Effort 4 for AVIF: higher takes minutes more for a few per cent.
 */
export async function renderPicture(
  source: Buffer,
  key: string,
  form: PictureForm,
  into: string,
): Promise<SeedRendition[]> {
  await mkdir(join(into, key), { recursive: true });
  const renditions: SeedRendition[] = [];
  for (const width of form.widths) {
    const height = Math.round(width * form.ratio);
    const sized = await sharp(source).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
    const raw = { raw: { width, height, channels: 3 as const } };
    const files = {
      avif: await sharp(sized, raw).avif({ quality: 46, effort: 4 }).toBuffer(),
      webp: await sharp(sized, raw).webp({ quality: 72, effort: 5 }).toBuffer(),
    };
    for (const format of ['avif', 'webp'] as const) {
      const file = `${key}/${width}.${format}`;
      await writeFile(join(into, file), files[format]);
      renditions.push({ file, format, width, height, bytes: files[format].length });
    }
  }
  return renditions;
}

/** The colour of the backdrop (`#rrggbb`), shown while the picture loads: the average of the upper edge. */
export async function findPlaceholder(source: Buffer): Promise<string> {
  const { width, height } = await sharp(source).metadata();
  const strip = await sharp(source)
    .extract({ left: 0, top: 0, width, height: Math.ceil(height * 0.06) })
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer();
  return `#${strip.toString('hex')}`;
}
