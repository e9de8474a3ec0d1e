/** For other features: what certificates pay, and whether any can be spent. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findCharges, findOpenUses } from './balances.repo.ts';
import { endedStatuses, type OrderStatus } from '#domain/order.ts';

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

/** What is needed of an order, as its row names it. */
export type SpendingOrder = { id: string; certificate_tenge: number };
type EndingOrder = SpendingOrder & { status: OrderStatus };

/** What each certificate paid and got back, also for an ended order. Tenge. */
export async function readSpent(db: Db | Trx, { id, status }: EndingOrder) {
  const isOver = endedStatuses.includes(status);
  return (await findCharges(db, id))
    .filter(({ agreed }) => agreed > 0)
    .map(({ agreed, paid, ...one }) => ({
      ...one,
      tenge: agreed,
      returned: isOver ? agreed : agreed - paid,
    }));
}

/** Numbers of the orders under way that keep some of a certificate, which is locked. */
export const readOpenUses = findOpenUses;

/** What each certificate of an order pays, or would have paid of one that has ended; the first one spent first. Tenge. */
export async function readPaying(
  db: Db | Trx,
  { id, status }: EndingOrder,
): Promise<{ last4: string; tenge: number }[]> {
  const isOver = endedStatuses.includes(status);
  return (await findCharges(db, id))
    .map(({ last4, agreed, paid }) => ({ last4, tenge: isOver ? agreed : paid }))
    .filter(({ tenge }) => tenge > 0);
}

/** What certificates pay of an order, less what they got back. Tenge. */
export async function readPaidByCertificates(db: Db | Trx, order: SpendingOrder): Promise<number> {
  if (order.certificate_tenge === 0) return 0;
  return (await findCharges(db, order.id)).reduce((sum, { paid }) => sum + paid, 0);
}
