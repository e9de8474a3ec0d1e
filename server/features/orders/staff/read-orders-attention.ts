import type { Db } from '#server/platform/db/db.ts';
import { countTrouble, findTrouble, type TroubleRow } from './orders-attention.repo.ts';

/** Orders that wait for a person: money owed or in doubt, and times to be agreed on anew. What is settled is not among them. */
export function readTrouble(db: Db, limit: number): Promise<TroubleRow[]> {
  return findTrouble(db, limit);
}

/** How many of them there are, by kind; an order with several kinds counts in each. */
export function readTroubleCounts(db: Db): Promise<{ kind: string; orders: number }[]> {
  return countTrouble(db);
}
