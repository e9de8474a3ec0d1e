/** Rate limit of PIN tries per link: after a few wrong ones the link is locked. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { clearTries, countTry, type PinTry } from './links.repo.ts';

/**
 * Counts one try before it is checked, in one statement, so that concurrent tries are limited too.
 * @returns false while the link is locked: then nothing is checked
 */
export async function countPinTry(db: Db, tried: PinTry): Promise<boolean> {
  return countTry(db, tried);
}

/** A right PIN resets the count. */
export async function clearPinTries(trx: Trx, linkId: string): Promise<void> {
  await clearTries(trx, linkId);
}
