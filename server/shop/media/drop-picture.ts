import type { Context } from '#server/context.ts';
import { inTransaction, sqlState } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficePicture, removePicture } from './office-pictures.ts';
import { removeFiles } from './remove-files.ts';

const foreignKeyViolation = '23503';

/** Removes a picture with its files if nothing shows it any more; otherwise it stays. */
export async function dropPicture(ctx: Pick<Context, 'db' | 'storage'>, id: string): Promise<void> {
  try {
    const picture = await readOfficePicture(ctx.db, id);
    await inTransaction(ctx.db, (trx) => removePicture(trx, id));
    await removeFiles(ctx, picture);
  } catch (error) {
    if (error instanceof Refusal || sqlState(error) === foreignKeyViolation) return;
    throw error;
  }
}
