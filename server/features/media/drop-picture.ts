import type { Context } from '#server/context.ts';
import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findUnusedPictures } from './media-office.repo.ts';
import { removePicture } from './office-pictures.ts';

const foreignKeyViolation = '23503';

/** Deletes a picture with its files unless it is used somewhere. */
export async function dropPicture(ctx: Pick<Context, 'db' | 'jobs'>, id: string): Promise<void> {
  try {
    await inTransaction(ctx.db, (trx) => removePicture(ctx, trx, id));
  } catch (error) {
    if (error instanceof Refusal || sqlState(error) === foreignKeyViolation) return;
    throw error;
  }
}

const portion = 200;

/**
 * Deletes unused pictures uploaded before a moment, with their files.
 * @param findNeeded which of these may still be needed
 */
export async function deleteUnusedPictures(
  ctx: Pick<Context, 'db' | 'jobs'>,
  before: Date,
  findNeeded: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await findUnusedPictures(ctx.db, before, after, portion);
    const last = ids.at(-1);
    if (last === undefined) return;
    const stillNeeded = await findNeeded(ctx.db, ids);
    for (const id of ids) if (!stillNeeded.has(id)) await dropPicture(ctx, id);
    after = last;
  }
}
