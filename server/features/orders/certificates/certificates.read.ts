/** Whether any gift certificate can be spent: an answer for others. */
import type { Db } from '#server/platform/db/db.ts';

/** Whether the shop owes anybody on a certificate that has not expired. */
export async function hasSpendableCertificate(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('certificate')
    .select('id')
    .where('state', '=', 'active')
    .where('balance_tenge', '>', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
