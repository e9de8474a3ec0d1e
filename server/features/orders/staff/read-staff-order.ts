import type { Db, Trx } from '#server/platform/db/db.ts';
import { type StaffEvent, type StaffOrderRow, findStaffEvents, findStaffRow } from './staff-lists.repo.ts';

/** An order with whom it is for, or undefined. */
export async function readStaffOrder(db: Db | Trx, id: string): Promise<StaffOrderRow | undefined> {
  return findStaffRow(db, id);
}

/** The whole timeline, what customers do not see included. */
export async function readStaffEvents(db: Db | Trx, id: string): Promise<StaffEvent[]> {
  return findStaffEvents(db, id);
}
