/** Rate limit of PIN tries per link: after a few wrong ones the link is locked. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { clearTries, countTry, findLock, type PinTry } from './links.repo.ts';

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
  const { end, failures } = await findLock(db, tried.linkId);
  if (end) return { retryAfter: Math.ceil((end.getTime() - tried.at.getTime()) / 1_000) };
  // Fewer failures than lock it for good: a concurrent try was right and has just ended the lock.
  return { retryAfter: failures < tried.limits.most ? 1 : null };
}

/** A right PIN resets the count. */
export async function clearPinTries(trx: Trx, linkId: string): Promise<void> {
  await clearTries(trx, linkId);
}
