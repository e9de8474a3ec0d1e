/** Sessions of couriers' phones in table `staff_session`. */
import type { Db, Trx } from '#server/platform/db/db.ts';

/** Phones of a courier with an active session, the newest first. */
export async function listPhones(db: Db, staffId: number, now: Date) {
  return db
    .selectFrom('staff_session')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'phone')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/** @returns false for another courier's phone, or one that has ended already */
export async function endPhone(
  trx: Trx,
  { id, staffId, now }: { id: string; staffId: number; now: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('staff_session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'phone')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
