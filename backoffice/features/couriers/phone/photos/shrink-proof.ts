import { proofPhoto } from '#domain/couriers/hand-over-code.ts';
import type { Photo } from '../photos.ts';

/** Longest side and quality, tried one after the other until the file is small enough. */
const tries = [
  [1_280, 0.8],
  [1_280, 0.6],
  [1_024, 0.5],
  [800, 0.45],
  [640, 0.4],
] as const;

/** Scales a photo down for slow connections, upright. @throws when this browser cannot decode it */
export async function shrinkProof(file: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(file);
  try {
    let photo: Blob | undefined;
    for (const [longest, quality] of tries) {
      photo = await draw(bitmap, longest, quality);
      if (photo.size <= proofPhoto.aim) break;
    }
    return new Uint8Array(await (photo as Blob).arrayBuffer());
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, longest: number, quality: number): Promise<Blob> {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Every browser encodes JPEG; not all encode WebP.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('no picture');
  return blob;
}
