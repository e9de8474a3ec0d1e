import { Readable } from 'node:stream';
import type { PhotoReport } from '#contract/orders/photos.ts';
import { mayAnswerPhotos } from '#domain/media/order-photos.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { FileReply } from '#server/platform/http/stream.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { OrderRecord } from '../order-record.ts';
import { findPhotoAnswer, findPhotos } from './order-photos.repo.ts';

/**
 * The photos of a parcel and what its buyer said about them; null while there is none.
 * @param addressOf where this reader may fetch a photo
 */
export async function readPhotoReport(
  db: Db | Trx,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
  addressOf: (photo: string) => string,
): Promise<PhotoReport | null> {
  const [photos, answer] = await Promise.all([findPhotos(db, id), findPhotoAnswer(db, id)]);
  if (photos.length === 0 && !answer) return null;
  return {
    photos: photos.map(({ path: _, ...photo }) => ({ ...photo, src: addressOf(photo.id) })),
    answer: answer?.answer ?? null,
    words: answer?.words ?? '',
    isDone: (answer?.doneAt ?? null) !== null,
    mayAnswer: mayAnswerPhotos(status, photos.length, answer?.answer ?? null),
  };
}

/**
 * One photo of an order whose reader the caller knows: its buyer, the holder of its link, or staff.
 * @throws Refusal `record.not-found`, also for a photo of another order
 */
export async function sendPhoto(
  ctx: Pick<Context, 'db' | 'storage'>,
  orderId: string,
  photoId: string,
): Promise<FileReply> {
  const photo = (await findPhotos(ctx.db, orderId)).find(({ id }) => id === photoId);
  const data = photo && (await ctx.storage.read(photo.path));
  if (!data) throw new Refusal('record.not-found');
  return { name: `${photoId}.webp`, type: 'image/webp', body: Readable.from([data]) };
}
