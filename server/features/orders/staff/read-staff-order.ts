import type { Db, Trx } from '#server/platform/db/db.ts';
import { type DeskEvent, type DeskRow, findDeskEvents, findDeskRow } from './staff-lists.repo.ts';

/** An order with whom it is for, or undefined. */
export async function readDeskRow(db: Db | Trx, id: string): Promise<DeskRow | undefined> {
  return findDeskRow(db, id);
}

/** The whole timeline, what customers do not see included. */
export async function readDeskEvents(db: Db | Trx, id: string): Promise<DeskEvent[]> {
  return findDeskEvents(db, id);
}
