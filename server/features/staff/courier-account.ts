/** What couriers' phones need of the account and its sessions. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findStaffById, type StaffRecord, updateStaff } from './staff.repo.ts';

export { endPhone, listPhones } from './phones.repo.ts';

/** Undefined for an account that is blocked, or no courier any more. */
export async function findCourierAccount(db: Db | Trx, id: number): Promise<StaffRecord | undefined> {
  const staff = await findStaffById(db, id);
  return staff?.role === 'courier' && !staff.blocked_at ? staff : undefined;
}

/** The number to which a phone's code is sent. */
export async function changeMobile(trx: Trx, id: number, mobile: string): Promise<void> {
  await updateStaff(trx, id, { mobile });
}
