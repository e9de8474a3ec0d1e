/** For other features: what certificates pay, and whether any can be spent. */
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findCharges, findOpenUses } from './balances.repo.ts';
import { endedStatuses } from '#domain/order.ts';
import { certificateTenge, type OrderRecord } from '#server/features/orders/core/order-record.ts';

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

type CertifiedOrder = Pick<OrderRecord, 'id' | 'status' | 'discount_tenge' | 'promo_tenge'>;

/** What each certificate paid and got back, also for an ended order. Tenge. */
export async function readSpent(db: Db | Trx, { id, status }: CertifiedOrder) {
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
  { id, status }: CertifiedOrder,
): Promise<{ last4: string; tenge: number }[]> {
  const isOver = endedStatuses.includes(status);
  return (await findCharges(db, id))
    .map(({ last4, agreed, paid }) => ({ last4, tenge: isOver ? agreed : paid }))
    .filter(({ tenge }) => tenge > 0);
}

/** What certificates pay of an order, less what they got back. Tenge. */
export async function readPaidByCertificates(
  db: Db | Trx,
  order: Pick<OrderRecord, 'id' | 'discount_tenge' | 'promo_tenge'>,
): Promise<number> {
  if (certificateTenge(order) === 0) return 0;
  return (await findCharges(db, order.id)).reduce((sum, { paid }) => sum + paid, 0);
}
