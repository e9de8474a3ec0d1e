/** Splits a refund by staff: first the money that was paid, the rest to certificates, the one spent last first. */
import { endedStatuses } from '#domain/order.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { leftOf, splitRefund } from '#domain/payments/refund.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readPaidByCertificates } from '#server/features/certificates/core/certificates.read.ts';
import { takeBackSold } from '#server/features/certificates/take-back-sold.ts';
import { readHeldByCertificates, readSales } from '#server/features/certificates/core/sales.read.ts';
import type { RefundLine } from '#server/features/orders/staff/order-money.ts';
import { readOrderSums } from '#server/features/ledger/payment-money.read.ts';
import { readPaidAttempts } from '#server/features/payments/payments.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Card money that can still be refunded, or money taken on delivery, which is refunded by hand. Tenge.
 * @param held by certificates that the order sold
 */
export async function readMoneyLeft(
  db: Db | Trx,
  { id, payment }: Pick<OrderRecord, 'id' | 'payment'>,
  held: number,
): Promise<number> {
  if (!isPrepaid(payment)) {
    const { paid, refunded } = await readOrderSums(db, id);
    return paid - refunded;
  }
  const attempts = await readPaidAttempts(db, id);
  const paid = attempts.find(({ isKept }) => isKept) ?? attempts[0];
  return paid ? leftOf(paid, held) : 0;
}

/**
 * What the certificates of an order can still get back: nothing before the rest is paid, all of it when the order has
 * ended. Tenge.
 */
export async function readCertificateLeft(
  db: Db | Trx,
  order: Pick<OrderRecord, 'id' | 'status' | 'payment_status' | 'certificate_tenge' | 'promo_tenge'>,
): Promise<number> {
  if (isUnpaid(order.payment_status) || endedStatuses.includes(order.status)) return 0;
  return readPaidByCertificates(db, order);
}

/** `money` undefined: all that is left. */
export type RefundParts = { money: number | undefined; certificate: number };

/** @throws Refusal `order.action-refused` (nothing was ever paid), `refund.too-much` */
export function requireParts(
  { paid, money, certificate }: { paid: number; money: number; certificate: number },
  amount: number | undefined,
): RefundParts {
  if (paid === 0 && certificate === 0) throw new Refusal('order.action-refused');
  if (certificate === 0) return { money: amount, certificate: 0 };
  const parts = splitRefund({ money, certificate }, amount);
  if (!parts) throw new Refusal('refund.too-much');
  return parts;
}

type RefundQuery = { lines?: readonly RefundLine[]; amount: number | undefined; at: Date };

/**
 * The money available for a refund. Certificates in the refunded lines, or all unspent ones when everything is
 * refunded, are ended first and release theirs. The order is locked. Tenge.
 * @throws Refusal `refund.too-much` when such a certificate is spent
 */
export async function freeMoney(
  trx: Trx,
  order: OrderRecord,
  { lines, amount, at }: RefundQuery,
): Promise<number> {
  const { held, unspent } = await readHeldByCertificates(trx, order.id);
  const left = await readMoneyLeft(trx, order, held);
  if (held === 0) return left;
  const isAll = lines === undefined && (amount === undefined || amount === left + unspent);
  if (isAll) await takeBackSold(trx, order.id, { at });
  if (lines) await takeBackLines(trx, order, { lines, at });
  return readMoneyLeft(trx, order, (await readHeldByCertificates(trx, order.id)).held);
}

async function takeBackLines(
  trx: Trx,
  order: OrderRecord,
  { lines, at }: { lines: readonly RefundLine[]; at: Date },
): Promise<void> {
  const positions = new Set((await readSales(trx, order.id)).map(({ position }) => position));
  for (const { position, quantity } of lines.filter((line) => positions.has(line.position))) {
    const count = await takeBackSold(trx, order.id, { at, only: { position, quantity } });
    if (count < quantity) throw new Refusal('refund.too-much');
  }
}
