/** Aspect ratios of pictures, and where a picture is cropped. */

export const pictureForms = ['upright', 'wide', 'hero', 'free'] as const;
export type PictureForm = (typeof pictureForms)[number];
/** The point that must stay visible, as fractions of width and height. */
export type Focus = { x: number; y: number };
export const middle: Focus = { x: 0.5, y: 0.5 };

type CutShape = { /** width to height; null: not cropped */ ratio: number | null; widths: readonly number[] };
/** Products are portrait, banners landscape, the hero of the home page is wider still. */
export const pictureCuts: Readonly<Record<PictureForm, CutShape>> = {
  upright: { ratio: 4 / 5, widths: [200, 400, 800, 1200] },
  wide: { ratio: 16 / 9, widths: [400, 800, 1200, 1600] },
  hero: { ratio: 12 / 5, widths: [800, 1200, 1600, 2400] },
  free: { ratio: null, widths: [200, 400, 800, 1200, 1600] },
};

export type Region = { left: number; top: number; width: number; height: number };

/** The largest crop of a picture in this aspect ratio, as close around the focus as the edges allow. Pixels. */
export function cutAround(size: { width: number; height: number }, form: PictureForm, focus: Focus): Region {
  const ratio = pictureCuts[form].ratio ?? size.width / size.height;
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)));
  const place = (whole: number, part: number, share: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * share - part / 2)));
  return {
    left: place(size.width, width, focus.x),
    top: place(size.height, height, focus.y),
    width,
    height,
  };
}

/** Whether a picture is too small for where it is shown: it has at most the first two widths of its form. */
export function isSmall({ width }: { width: number }, form: PictureForm): boolean {
  const [, , enough = 0] = pictureCuts[form].widths;
  return width < enough;
}

/** The longest side worth uploading, pixels: the widest file is made from it. */
const longestSent = 3_000;
/** Uploaded unchanged when its side is no longer and its size no larger than this. */
const mostSentBytes = 4 * 1024 * 1024;

/** The size a picture is scaled down to before the upload; null when it may be uploaded unchanged. */
export function sizeToSend(
  { width, height }: { width: number; height: number },
  bytes: number,
): { width: number; height: number } | null {
  const share = Math.min(1, longestSent / Math.max(width, height));
  if (share === 1 && bytes <= mostSentBytes) return null;
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
