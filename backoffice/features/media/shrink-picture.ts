import { sizeToSend } from '#domain/media/picture-cut.ts';

export const largestPicture = 15 * 1024 * 1024;
const sentAsIs = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Scales a photo down before the upload, upright: a phone's 50 megapixels are more than the shop shows and the server
 * accepts. A file that this browser cannot decode is sent unchanged, and the server refuses it with a reason.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  try {
    const isReadable = sentAsIs.has(file.type);
    const size = sizeToSend(bitmap, file.size) ?? (isReadable ? null : bitmap);
    return (size && (await draw(bitmap, size))) || file;
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
