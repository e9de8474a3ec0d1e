import type { Sharp } from 'sharp';
import { Refusal } from '#server/platform/refusal.ts';
import { loadSharp } from './load-sharp.ts';

/**
 * Photos of phones have 50 megapixels. A baseline JPEG is scaled down while it is decoded (165 MB for that many); a
 * progressive one is kept whole until its last scan (365 MB), like the other formats.
 */
const mostPixels = 40_000_000;
const mostPhotoPixels = 52_000_000;
const seconds = 5;

/** Why a picture was refused: no picture, HEIC of an iPhone, too many bytes, too many pixels, damaged. */
export type PictureFault = 'kind' | 'heic' | 'bytes' | 'pixels' | 'damaged';
/** The refusal `picture.invalid` that says why. */
export const pictureRefusal = (fault: PictureFault): Refusal =>
  new Refusal('picture.invalid', { field: 'file', data: { fault } });

const heic = /^[^]{4}ftyp(hei|hev|mif1|msf1)/;

/** The format is recognised by its first bytes; file name and Content-Type are ignored. */
const beginnings = {
  jpeg: (data: Buffer) => data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (data: Buffer) => data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (data: Buffer) =>
    data.subarray(0, 4).toString('latin1') === 'RIFF' && data.subarray(8, 12).toString('latin1') === 'WEBP',
};

export type Upload = { open: () => Sharp; width: number; height: number };

/**
 * Opens an uploaded picture: a valid JPEG, PNG or WebP of at most 40 megapixels, a baseline JPEG of 52, at least one
 * pixel. `open` decodes it rotated by its EXIF orientation, first frame only, strict about damage.
 * @throws Refusal `picture.invalid`; `data.fault` says why
 */
export async function readUpload(data: Buffer): Promise<Upload> {
  const kinds = Object.keys(beginnings) as (keyof typeof beginnings)[];
  const format = kinds.find((kind) => beginnings[kind](data));
  if (!format) throw pictureRefusal(heic.test(data.toString('latin1', 0, 12)) ? 'heic' : 'kind');
  const sharp = await loadSharp();
  const limitInputPixels = format === 'jpeg' ? mostPhotoPixels : mostPixels;
  const open = () =>
    sharp(data, { limitInputPixels, failOn: 'warning', pages: 1, sequentialRead: true })
      .timeout({ seconds })
      .autoOrient();
  const facts = await refuseBroken(() => sharp(data, { limitInputPixels, failOn: 'warning' }).metadata());
  const { width, height } = facts.autoOrient;
  if (facts.format !== format) throw pictureRefusal('kind');
  if (width * height > (facts.isProgressive ? mostPixels : limitInputPixels)) throw pictureRefusal('pixels');
  return { open, width, height };
}

/** A decoding error is the sender's mistake; a timeout is ours. */
export async function refuseBroken<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isTimeout(error)) throw new Refusal('server.busy', { retryAfter: 10 });
    throw pictureRefusal(isTooLarge(error) ? 'pixels' : 'damaged');
  }
}

/** libvips reports `timeout: 40% complete`, with further lines about what it stopped. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /m.test(error.message);

/** sharp reports this before it decodes anything. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('exceeds pixel limit');
