import type { Db } from '#server/platform/db/db.ts';
import { countAttention, findAttention, type AttentionRow } from './orders-attention.repo.ts';

/** Orders that wait for a person: money owed or in doubt, and times to be agreed on anew. What is settled is not among them. */
export function readAttention(db: Db, limit: number): Promise<AttentionRow[]> {
  return findAttention(db, limit);
}

/** How many of them there are, by kind; an order with several kinds counts in each. */
export function readAttentionCounts(db: Db): Promise<{ kind: string; orders: number }[]> {
  return countAttention(db);
}
