import type { Db } from '#server/platform/db/db.ts';
import { type DeskRow, findOrdersAfter } from './staff-lists.repo.ts';

export type { DeskRow };

/** Orders in the order of their numbers, a portion at a time: for walking through all of them. */
export async function readOrdersAfter(
  db: Db,
  after: number,
  limit: number,
  only: { from?: Date; to?: Date; status?: string | undefined },
): Promise<DeskRow[]> {
  return findOrdersAfter(db, after, limit, only);
}
