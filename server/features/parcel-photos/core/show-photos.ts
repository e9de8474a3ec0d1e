import { Readable } from 'node:stream';
import { callAddress } from '#contract/client.ts';
import type { PhotoReport } from '#contract/parcel-photos/photos.ts';
import {
  mayAnswerPhotos,
  packedStatuses,
  type PhotoFacts,
  photoState,
} from '#domain/parcel-photos/order-photos.ts';
import type { Context, DbContext } from '#server/context.ts';
import { readOrder } from '#server/features/orders/core/orders.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { FileReply } from '#server/platform/http/stream.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { findFiles } from './private-files.repo.ts';
import {
  findLeftReason,
  findPhotoAnswer,
  findPhotographedOrSkipped,
  findPhotos,
  type PhotoAnswerRow,
  type PhotoRow,
} from './order-photos.repo.ts';

export { findPhotoChanges, findPhotos, findSkipReason } from './order-photos.repo.ts';

/**
 * The photos of a parcel and of its hand-over, and the buyer's answer; null when there is no photo.
 * @param addressOf the URL of a photo for this reader
 */
export async function readPhotoReport(
  { db, now }: { db: Db | Trx; now: () => Date },
  order: Pick<OrderRecord, 'id' | 'status' | 'photo_asked_until'>,
  addressOf: (photo: string) => string,
): Promise<PhotoReport | null> {
  const { id } = order;
  const [photos, proofs, answer] = await Promise.all([
    findPhotos(db, id),
    findProofs(db, id),
    findPhotoAnswer(db, id),
  ]);
  if (photos.length === 0 && proofs.length === 0 && !answer) return null;
  const shape = ({ id: photo, width, height }: PhotoRow) => ({
    id: photo,
    width,
    height,
    src: addressOf(photo),
  });
  const leftWhy = answer ? await findLeftReason(db, id) : undefined;
  const isLeft = leftWhy !== undefined || !packedStatuses.includes(order.status);
  const facts = { ...photoFacts(order, photos, answer), isLeft };
  const { askedUntil, isDone } = facts;
  const at = now();
  return {
    photos: photos.map(shape),
    ...(proofs.length > 0 ? { proofs: proofs.map(shape) } : {}),
    answer: facts.answer,
    words: answer?.words ?? '',
    isDone,
    mayAnswer: mayAnswerPhotos(order.status, facts, at),
    state: photoState(facts, at),
    ...(leftWhy ? { leftWhy } : {}),
    ...(askedUntil ? { askedUntil: askedUntil.toISOString() } : {}),
  };
}

/** The input from which the state of an order's photos is derived. */
export function photoFacts(
  { photo_asked_until: askedUntil }: Pick<OrderRecord, 'photo_asked_until'>,
  { length: photos }: readonly PhotoRow[],
  answer: PhotoAnswerRow | undefined,
): PhotoFacts {
  return { photos, answer: answer?.answer ?? null, isDone: (answer?.doneAt ?? null) !== null, askedUntil };
}

/** Photos of the hand-over. */
async function findProofs(db: Db | Trx, orderId: string): Promise<PhotoRow[]> {
  const files = await findFiles(db, orderId, ['proof']);
  return files.map(({ width, height, ...file }) => ({ ...file, width: width ?? 1, height: height ?? 1 }));
}

/**
 * Sends one photo of an order to its buyer, the holder of its link, or staff; the caller has checked the reader.
 * @throws Refusal `record.not-found`, also for a photo of another order
 */
export async function sendPhoto(
  ctx: Pick<Context, 'db' | 'storage'>,
  orderId: string,
  photoId: string,
): Promise<FileReply> {
  const all = [...(await findPhotos(ctx.db, orderId)), ...(await findProofs(ctx.db, orderId))];
  const photo = all.find(({ id }) => id === photoId);
  const data = photo && (await ctx.storage.read(photo.path));
  if (!data) throw new Refusal('record.not-found');
  return { name: `${photoId}.webp`, type: 'image/webp', body: Readable.from([data]) };
}

/** Those of these orders whose packer is asked for a photo first: none while the shop wants no photos. */
export async function findWithoutPhoto(
  { db, config }: Pick<Context, 'db' | 'config'>,
  orders: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!(await readFeatures({ db, config })).includes('photo-report')) return new Set();
  return new Set(orders).difference(await findPhotographedOrSkipped(db, orders));
}

/** The photos of a parcel, each fetched by the order's link. @throws Refusal `order.not-found` */
export async function showByLink(ctx: DbContext, id: string, token: string): Promise<PhotoReport | null> {
  const address = (photo: string) =>
    callAddress('GET /api/order-link/:token/photos/:photo/', { params: { token, photo } });
  return readPhotoReport(ctx, await readOrder(ctx.db, id), address);
}
