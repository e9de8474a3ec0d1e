/** Wrong tries at what a link asks for besides itself: few, and then it sleeps. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { clearTries, countTry, type PinTry } from './links.repo.ts';

/**
 * Counts one try before it is judged, in one statement, so that however many come at once few are.
 * @returns false while the link sleeps: then nothing is judged
 */
export async function countPinTry(db: Db, tried: PinTry): Promise<boolean> {
  return countTry(db, tried);
}

/** The right one takes the wrong ones back. */
export async function clearPinTries(trx: Trx, linkId: string): Promise<void> {
  await clearTries(trx, linkId);
}
