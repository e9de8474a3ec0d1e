import { leftOf, type RefundReason } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readHeldByCertificates } from '#server/features/certificates/core/sales.read.ts';
import { claimRefund } from './claim-refund.ts';
import { readAttempts, readRefunds } from '#server/features/payments/payments.read.ts';
import { refreshPayment } from '#server/features/payments/settlement/refresh-payment.ts';

export type OrderRefundInput = {
  orderId: string;
  /** Tenge; all that is left when omitted. */
  amount?: number;
  reason: RefundReason;
  staffId?: number;
};

/**
 * Refunds card money of an order, whole or in part. The caller's transaction holds the order's lock; the next scheduled
 * task calls the bank.
 * @returns the refund's id; null when no card money is left
 */
export async function refundCard(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  input: OrderRefundInput,
): Promise<string | null> {
  const attempts = await readAttempts(trx, input.orderId);
  const kept = attempts.find(({ is_kept }) => is_kept);
  const surplus = attempts.find(
    (one) => !one.is_kept && one.paid_at !== null && one.claimed_tenge < one.amount_tenge,
  );
  // A duplicate payment is refunded to its own attempt; the payment that was kept is not touched.
  const isFromSurplus =
    input.reason === 'paid-twice' ||
    (surplus && input.amount !== undefined && input.amount <= surplus.amount_tenge - surplus.claimed_tenge);
  const paid = isFromSurplus ? (surplus ?? kept) : (kept ?? surplus);
  if (!paid) return null;
  const held = paid.is_kept ? (await readHeldByCertificates(trx, input.orderId)).held : 0;
  const { is_kept: isKept, amount_tenge, claimed_tenge: claimed } = paid;
  const left = leftOf({ isKept, amount: amount_tenge, claimed, held });
  const { amount = left, reason, staffId } = input;
  if (left <= 0) return null;
  if (held > 0 && amount > left) throw new Refusal('refund.too-much');
  const at = ctx.now();
  const by = staffId === undefined ? {} : { staffId };
  const id = await claimRefund(ctx, trx, paid, { amount, reason, at, ...by });
  await refreshPayment(trx, input.orderId, {
    at,
    actor: staffId === undefined ? 'system' : 'staff',
    ...by,
  });
  return id;
}

/** Card money of an order that can still be refunded: certificates that it sold hold the rest. Tenge. */
export async function readCardLeft(trx: Trx, orderId: string): Promise<number> {
  const kept = (await readAttempts(trx, orderId)).find(({ is_kept }) => is_kept);
  if (!kept) return 0;
  const { held } = await readHeldByCertificates(trx, orderId);
  return leftOf({ isKept: true, amount: kept.amount_tenge, claimed: kept.claimed_tenge, held });
}

/**
 * The same when staff request it.
 * @throws Refusal `refund.busy` while the answer to an earlier refund is lost, because the sum left is unknown then;
 * `refund.too-much` when nothing is left
 */
export async function requestRefund(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  input: OrderRefundInput,
): Promise<string> {
  const refunds = await readRefunds(trx, input.orderId);
  if (refunds.some(({ state }) => state === 'unknown')) throw new Refusal('refund.busy');
  const id = await refundCard(ctx, trx, input);
  if (id === null) throw new Refusal('refund.too-much');
  return id;
}
