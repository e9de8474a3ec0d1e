import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { removePicture } from './office-pictures.ts';

const foreignKeyViolation = '23503';

/** Removes a picture with its files if nothing shows it any more; otherwise it stays. */
export async function dropPicture(ctx: Pick<Context, 'db' | 'jobs'>, id: string): Promise<void> {
  try {
    await inTransaction(ctx.db, (trx) => removePicture(ctx, trx, id));
  } catch (error) {
    if (error instanceof Refusal || sqlState(error) === foreignKeyViolation) return;
    throw error;
  }
}
