/** What gift certificates pay, and whether any can be spent: answers for others. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findSpent, findUses } from './certificates.repo.ts';

/** Whether the shop owes anybody on a certificate that has not expired. */
export async function hasSpendableCertificate(db: Db | Trx, now: Date): Promise<boolean> {
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

/** What each paid and what came back of it, also when the order is over. */
export const readSpent = findSpent;

/** What each certificate of an order pays and did not get back, the first spent first. Tenge. */
export const readPaying: (db: Db | Trx, orderId: string) => Promise<{ last4: string; tenge: number }[]> =
  findUses;
