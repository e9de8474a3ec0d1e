/** Takes the photo of a deed, part by part, and knows when it is whole. */
import { createHash } from 'node:crypto';
import { proofPhoto } from '#domain/deeds/hand-over-code.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteUnfinished,
  findPhotoDeed,
  lockDeedPhoto,
  saveDeedFile,
  saveReceived,
} from './deed-photos.repo.ts';

export type PhotoPart = { deed: string; offset: number; total: number; data: Buffer };
type Taken = { received: number; isDone: boolean; whole?: { orderId: string; data: Buffer } };

const unfinishedDays = 2;

/**
 * The last part is kept by `finishDeedPhoto` alone: until the photo is a file the phone sends that part again.
 * @returns what is there; `whole` with the last part
 * @throws Refusal `record.not-found` for a deed of somebody else, and one that speaks of no photo; `request.too-large`;
 *   `picture.invalid` for another photo than the deed speaks of
 */
export async function takePhotoPart(
  trx: Trx,
  { deed: id, offset, total, data }: PhotoPart,
  { staffId, at }: { staffId: number; at: Date },
): Promise<Taken> {
  const deed = await findPhotoDeed(trx, id);
  if (!deed?.hash || deed.staffId !== staffId) throw new Refusal('record.not-found');
  await deleteUnfinished(trx, new Date(at.getTime() - unfinishedDays * 86_400_000));
  const { received, isDone } = await lockDeedPhoto(trx, id, at);
  if (isDone || offset !== received.length) return { received: isDone ? total : received.length, isDone };
  const all = Buffer.concat([received, data]);
  if (Math.max(total, all.length) > proofPhoto.most)
    throw new Refusal('request.too-large', { field: 'part' });
  if (all.length < total) {
    await saveReceived(trx, id, all);
    return { received: all.length, isDone: false };
  }
  if (createHash('sha256').update(all).digest('hex') !== deed.hash)
    throw new Refusal('picture.invalid', { field: 'part' });
  return { received: received.length, isDone: false, whole: { orderId: deed.orderId, data: all } };
}

/** The file becomes the deed's, unless another call was quicker. @returns whether it did */
export async function finishDeedPhoto(
  trx: Trx,
  deed: string,
  { fileId, at }: { fileId: string; at: Date },
): Promise<boolean> {
  if ((await lockDeedPhoto(trx, deed, at)).isDone) return false;
  await saveDeedFile(trx, deed, fileId);
  return true;
}
