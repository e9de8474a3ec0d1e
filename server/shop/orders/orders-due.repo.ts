import type { Db } from '#server/platform/db.ts';

/** Unpaid card orders whose goods have waited long enough, the longest first. */
export async function findDueHolds(db: Db, now: Date, limit: number): Promise<string[]> {
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
