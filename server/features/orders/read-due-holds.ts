import type { Db } from '#server/platform/db/db.ts';
import { findDueHolds } from './orders-due.repo.ts';

/** Orders whose hold is over at `now`, by id, the longest over first. */
export async function readDueHolds(db: Db, now: Date, limit: number): Promise<string[]> {
  return findDueHolds(db, now, limit);
}
