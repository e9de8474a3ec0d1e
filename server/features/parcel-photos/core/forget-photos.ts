/** Deletes photos and private files: single ones, those of old orders, those of a person to be erased. */
import { photosEndBefore } from '#domain/parcel-photos/order-photos.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import { isFileKept, markFilesDeleted, markOldFilesDeleted } from './private-files.repo.ts';
import {
  findOldPhotos,
  findPhotos,
  isPhotoKept,
  markPhotosDeleted,
  erasePhotoAnswers,
} from './order-photos.repo.ts';

const portion = 200;

/**
 * Deletes the file after the commit, unless a row names it by then; queued before a file is written, and when its row
 * is deleted.
 */
export async function dropPhotoFileLater(
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  { path, inSeconds = 0 }: { path: string; inSeconds?: number },
): Promise<void> {
  await ctx.jobs.add(trx, 'drop-order-photo', { path }, { key: `drop-order-photo:${path}`, inSeconds });
}

/**
 * Deletes one photo of an order, which the caller has locked.
 * @returns how many are left
 * @throws Refusal `record.not-found`
 */
export async function deletePhotoOf(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  { orderId, photo }: { orderId: string; photo: string },
): Promise<number> {
  const photos = await findPhotos(trx, orderId);
  if (!photos.some(({ id }) => id === photo)) throw new Refusal('record.not-found');
  await deletePhotos(ctx, trx, { ids: [photo] });
  return photos.length - 1;
}

async function deletePhotos(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  which: { ids: readonly string[] } | { orders: readonly string[] },
): Promise<void> {
  for (const path of await markPhotosDeleted(trx, which, ctx.now()))
    await dropPhotoFileLater(ctx, trx, { path });
}

/** Deletes photos, private files and answers of orders of an erased person; the files themselves after the commit. */
export async function forgetPhotosOf(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  orders: readonly string[],
): Promise<void> {
  await deletePhotos(ctx, trx, { orders });
  for (const path of await markFilesDeleted(trx, { orders, at: ctx.now() }))
    await dropPhotoFileLater(ctx, trx, { path });
  await erasePhotoAnswers(trx, orders);
}

/** Scheduled task: deletes photos and files of orders that ended long ago. */
export async function forgetOldPhotos(ctx: Pick<Context, 'db' | 'jobs' | 'now'>): Promise<void> {
  const at = ctx.now();
  const before = photosEndBefore(at);
  await inTransaction(ctx.db, async (trx) => {
    await deletePhotos(ctx, trx, { ids: await findOldPhotos(trx, before, portion) });
    for (const path of await markOldFilesDeleted(trx, { before, at, limit: portion }))
      await dropPhotoFileLater(ctx, trx, { path });
  });
}

export const photoJobs: JobHandlers<Context> = {
  'drop-order-photo': async ({ db, storage }, payload) => {
    const path = String(payload['path']);
    if (!(await isPhotoKept(db, path)) && !(await isFileKept(db, path))) await storage.remove(path);
  },
};
