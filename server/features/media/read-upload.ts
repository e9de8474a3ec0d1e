import type { Sharp } from 'sharp';
import { Refusal } from '#server/platform/refusal.ts';
import { loadSharp } from './load-sharp.ts';

const maxPixels = 40_000_000;
const seconds = 5;

/** What a file begins with says what it is; its name and the type it was sent with say nothing. */
const beginnings = {
  jpeg: (data: Buffer) => data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (data: Buffer) => data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (data: Buffer) =>
    data.subarray(0, 4).toString('latin1') === 'RIFF' && data.subarray(8, 12).toString('latin1') === 'WEBP',
};

export type Upload = { open: () => Sharp; width: number; height: number };

/**
 * Opens an uploaded picture: a true JPEG, PNG or WebP of at most 40 megapixels, with at least one.
 * `open` gives it upright (a telephone's EXIF says which way up), first frame only, strict about damage.
 * @throws Refusal `picture.invalid`
 */
export async function readUpload(data: Buffer): Promise<Upload> {
  const format = Object.entries(beginnings).find(([, begins]) => begins(data))?.[0];
  if (!format) throw new Refusal('picture.invalid', { field: 'file' });
  const sharp = await loadSharp();
  const open = () =>
    sharp(data, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1, sequentialRead: true })
      .timeout({ seconds })
      .autoOrient();
  const facts = await refuseBroken(() =>
    sharp(data, { limitInputPixels: maxPixels, failOn: 'warning' }).metadata(),
  );
  const { width, height } = facts.autoOrient;
  if (facts.format !== format || width * height > maxPixels)
    throw new Refusal('picture.invalid', { field: 'file' });
  return { open, width, height };
}

/** Whatever the decoder cannot read is the sender's mistake; that it ran out of time is ours. */
export async function refuseBroken<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isTimeout(error)) throw new Refusal('server.busy', { retryAfter: 10 });
    throw new Refusal('picture.invalid', { field: 'file' });
  }
}

/** libvips says `timeout: 40% complete`, with further lines about what it stopped. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /m.test(error.message);
