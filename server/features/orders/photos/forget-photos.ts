/** Photos go: those that staff delete, those of old orders, those of a person who wants to be forgotten. */
import { photosEndBefore } from '#domain/media/order-photos.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import {
  findOldPhotos,
  findPhotos,
  isPhotoKept,
  markPhotosDeleted,
  silencePhotoAnswers,
} from './order-photos.repo.ts';

const portion = 200;

/** The file goes after the commit, unless a row names it then: added before a file is written, and when its row goes. */
export async function dropPhotoFileLater(
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  { path, inSeconds = 0 }: { path: string; inSeconds?: number },
): Promise<void> {
  await ctx.jobs.add(trx, 'drop-order-photo', { path }, { key: `drop-order-photo:${path}`, inSeconds });
}

/**
 * One photo of an order, which the caller has locked.
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

export async function forgetPhotosOf(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  orders: readonly string[],
): Promise<void> {
  await deletePhotos(ctx, trx, { orders });
  await silencePhotoAnswers(trx, orders);
}

/** The scheduled task: photos of orders that have been over for long. */
export async function forgetOldPhotos(ctx: Pick<Context, 'db' | 'jobs' | 'now'>): Promise<void> {
  await inTransaction(ctx.db, async (trx) =>
    deletePhotos(ctx, trx, { ids: await findOldPhotos(trx, photosEndBefore(ctx.now()), portion) }),
  );
}

export const photoJobs: JobHandlers<Context> = {
  'drop-order-photo': async ({ db, storage }, payload) => {
    const path = String(payload['path']);
    if (!(await isPhotoKept(db, path))) await storage.remove(path);
  },
};
