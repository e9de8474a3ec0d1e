/** Takes the photos of a deed, each part by part, and knows when one is whole. */
import { createHash } from 'node:crypto';
import { photosText, proofPhoto } from '#domain/couriers/hand-over-code.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteUnfinished,
  findPhotoDeed,
  lockDeedPhoto,
  type PhotoDeed,
  type PhotoKey,
  saveDeedFile,
  saveReceived,
} from './deed-photos.repo.ts';

/** `hashes` of all photos of a deed that has several. */
export type PhotoPart = PhotoKey & {
  hashes: readonly string[];
  offset: number;
  total: number;
  data: Buffer;
};
type PhotoPartReceipt = { received: number; isDone: boolean; whole?: { orderId: string; data: Buffer } };

const unfinishedDays = 2;

/**
 * Only `finishDeedPhoto` stores the last part: until the photo is a file the phone sends that part again.
 * @returns the bytes received; `whole` with the last part
 * @throws Refusal `record.not-found` for another courier's deed, and one without a photo; `request.too-large`;
 * `picture.invalid` for a photo with another hash
 */
export async function takePhotoPart(
  trx: Trx,
  { offset, total, data, ...which }: PhotoPart,
  { staffId, at }: { staffId: number; at: Date },
): Promise<PhotoPartReceipt> {
  const deed = await findPhotoDeed(trx, which.deed);
  const hash = deed?.staffId === staffId && hashOf(deed, which);
  if (!deed || !hash) throw new Refusal('record.not-found');
  await deleteUnfinished(trx, new Date(at.getTime() - unfinishedDays * 86_400_000));
  const { received, isDone } = await lockDeedPhoto(trx, which, at);
  if (isDone || offset !== received.length) return { received: isDone ? total : received.length, isDone };
  const all = Buffer.concat([received, data]);
  if (Math.max(total, all.length) > proofPhoto.most)
    throw new Refusal('request.too-large', { field: 'part' });
  if (all.length < total) {
    await saveReceived(trx, which, all);
    return { received: all.length, isDone: false };
  }
  if (sha256(all) !== hash) throw new Refusal('picture.invalid', { field: 'part' });
  return { received: received.length, isDone: false, whole: { orderId: deed.orderId, data: all } };
}

const sha256 = (of: Buffer | string): string => createHash('sha256').update(of).digest('hex');

/** The hash of one photo; nothing when the deed speaks of no such photo. */
function hashOf({ hash, count }: PhotoDeed, { hashes, place }: Pick<PhotoPart, 'hashes' | 'place'>) {
  if (count === 1) return place === 1 && hashes.length === 0 ? hash : null;
  return hashes.length === count && sha256(photosText(hashes)) === hash ? hashes[place - 1] : null;
}

/** Attaches the file to the deed, unless another call did. @returns whether this call did */
export async function finishDeedPhoto(
  trx: Trx,
  photo: PhotoKey,
  { fileId, at }: { fileId: string; at: Date },
): Promise<boolean> {
  if ((await lockDeedPhoto(trx, photo, at)).isDone) return false;
  await saveDeedFile(trx, photo, fileId);
  return true;
}
