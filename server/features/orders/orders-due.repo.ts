import type { Db } from '#server/platform/db/db.ts';

/** Unpaid card orders whose goods have waited long enough, the longest first. */
export async function findDueReservations(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'awaiting-payment')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends holds at `latest` that would end after it. One statement for an order, and only while it waits for its money.
 * @param beyond no hold that this clock has planned ends later
 * @returns how many there were
 */
export async function cutReservations(db: Db, latest: Date, beyond: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ expires_at: latest })
    .where('status', '=', 'awaiting-payment')
    .where('expires_at', '>', beyond)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
