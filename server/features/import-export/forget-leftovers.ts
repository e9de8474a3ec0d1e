import type { Context, PictureContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { deleteUnusedPictures } from '#server/features/media/drop-picture.ts';
import {
  deleteRun,
  findPicturesToPutBack,
  findRested,
  forgetParts,
  lockRun,
  type RunRow,
} from './import-runs.repo.ts';
import { dropParts } from './chunks.ts';

const dayMs = 86_400_000;
/** An import that was not applied expires after this many days. */
const importDays = 7;
/** Days that a picture may be in the library without being used. */
const pictureDays = 30;

/** Scheduled task: deletes imports that were never applied, files of finished ones, and unused pictures. */
export async function forgetLeftovers(ctx: PictureContext & Pick<Context, 'log'>): Promise<void> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  for (const run of await findRested(ctx.db, ago(importDays)))
    await forgetRun(ctx, run).catch((err: unknown) =>
      ctx.log.warn({ err, import: run.id }, 'an old import could not be deleted; it is tried again'),
    );
  await deleteUnusedPictures(ctx, ago(pictureDays), findPicturesToPutBack);
}

/** Files first: after an interruption the row is found again. */
async function forgetRun(ctx: Pick<Context, 'db' | 'storage'>, { id, state }: RunRow): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const run = await lockRun(trx, id);
    if (run?.state !== state) return;
    await dropParts(ctx, run);
    if (state === 'applied' || state === 'undone') await forgetParts(trx, id);
    else await deleteRun(trx, id);
  });
}
