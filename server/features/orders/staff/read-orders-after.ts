import type { Db } from '#server/platform/db/db.ts';
import { type StaffOrderRow, findOrdersAfter } from './staff-lists.repo.ts';

export type { StaffOrderRow as DeskRow };

/** Orders in the order of their numbers, a portion at a time: for walking through all of them. */
export async function readOrdersAfter(
  db: Db,
  after: number,
  limit: number,
  only: { from?: Date; to?: Date; status?: string | undefined },
): Promise<StaffOrderRow[]> {
  return findOrdersAfter(db, after, limit, only);
}
