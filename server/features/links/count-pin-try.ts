/** Rate limit of PIN tries per link: after a few wrong ones the link is locked. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { clearTries, countTry, findLockEnd, type PinTry } from './links.repo.ts';

export type PinLock = {
  /** Seconds until the next try; null when the link has to be sent again first. */
  retryAfter: number | null;
};

/**
 * Counts one try before it is checked, in one statement, so that concurrent tries are limited too.
 * @returns the lock while the link is locked: then nothing is checked
 */
export async function countPinTry(db: Db, tried: PinTry): Promise<PinLock | undefined> {
  if (await countTry(db, tried)) return undefined;
  const end = await findLockEnd(db, tried.linkId);
  return { retryAfter: end && Math.ceil((end.getTime() - tried.at.getTime()) / 1_000) };
}

/** A right PIN resets the count. */
export async function clearPinTries(trx: Trx, linkId: string): Promise<void> {
  await clearTries(trx, linkId);
}
