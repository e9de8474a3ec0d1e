import type { Db } from '#server/platform/db/db.ts';
import { findDueReservations } from './orders-due.repo.ts';

/** Orders whose hold is over at `now`, by id, the longest over first. */
export async function readDueReservations(db: Db, now: Date, limit: number): Promise<string[]> {
  return findDueReservations(db, now, limit);
}
