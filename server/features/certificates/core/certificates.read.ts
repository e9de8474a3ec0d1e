/** For other features: what certificates pay, and whether any can be spent. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findOpenUses, findSpent, findUses } from './balances.repo.ts';

/** Whether any unexpired certificate has a balance. */
export async function hasSpendableCertificate(db: Db | Trx, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('certificate')
    .innerJoin('certificate_money', 'certificate_id', 'id')
    .select('id')
    .where('state', '=', 'active')
    .where('balance_tenge', '>', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What each certificate paid and got back, also for an ended order. */
export const readSpent = findSpent;

/** Numbers of the orders under way that keep some of a certificate, which is locked. */
export const readOpenUses = findOpenUses;

/** What each certificate of an order pays, less what it got back; the first one spent first. Tenge. */
export const readPaying: (db: Db | Trx, orderId: string) => Promise<{ last4: string; tenge: number }[]> =
  findUses;
