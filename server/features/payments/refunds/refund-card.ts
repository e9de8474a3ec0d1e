import type { RefundPart } from '#domain/payments/refund-parts.ts';
import { leftOf, type RefundReason } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readHeldByCertificates } from '#server/features/certificates/core/sales.read.ts';
import { claimRefund } from './claim-refund.ts';
import {
  type AttemptWithMoney,
  readPaidAttempts,
  readRefunds,
} from '#server/features/payments/payments.read.ts';
import { refreshPayment } from '#server/features/payments/settlement/refresh-payment.ts';

export type OrderRefundInput = {
  orderId: string;
  /** Tenge; all that is left when omitted. */
  amount?: number;
  reason: RefundReason;
  /** The words of staff. */
  note?: string | undefined;
  staffId?: number;
  /** What it is of; the shop pays for the rest. */
  parts?: readonly RefundPart[] | undefined;
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
  const found = await findPaid(trx, input);
  if (!found || found.left <= 0) return null;
  const { paid, held, left } = found;
  const { amount = left, reason, note, parts, staffId } = input;
  if (held > 0 && amount > left) throw new Refusal('refund.too-much');
  const at = ctx.now();
  const by = staffId === undefined ? {} : { staffId };
  const id = ctx.newId();
  await claimRefund(trx, paid, { id, amount, reason, note, parts, at, ...by });
  await refreshPayment(trx, input.orderId, {
    at,
    actor: staffId === undefined ? 'system' : 'staff',
    ...by,
  });
  return id;
}

/** The attempt that a refund is of, and what is left of its money. Tenge. */
async function findPaid(
  trx: Trx,
  { orderId, reason, amount }: OrderRefundInput,
): Promise<{ paid: AttemptWithMoney; held: number; left: number } | undefined> {
  const attempts = await readPaidAttempts(trx, orderId);
  const kept = attempts.find(({ isKept }) => isKept);
  const surplus = attempts.find((one) => !one.isKept && leftOf(one) > 0);
  // A duplicate payment is refunded to its own attempt; the payment that was kept is not touched.
  const isFromSurplus =
    reason === 'paid-twice' || (surplus && amount !== undefined && amount <= leftOf(surplus));
  const paid = isFromSurplus ? (surplus ?? kept) : (kept ?? surplus);
  return paid && { paid, ...(await readLeft(trx, paid)) };
}

/** What may still be refunded of an attempt: certificates that its order sold hold the rest. Tenge. */
async function readLeft(trx: Trx, attempt: AttemptWithMoney): Promise<{ held: number; left: number }> {
  const held = attempt.isKept ? (await readHeldByCertificates(trx, attempt.order_id)).held : 0;
  return { held, left: leftOf(attempt, held) };
}

/** Card money of an order that can still be refunded. Tenge. */
export async function readCardLeft(trx: Trx, orderId: string): Promise<number> {
  const kept = (await readPaidAttempts(trx, orderId)).find(({ isKept }) => isKept);
  return kept ? (await readLeft(trx, kept)).left : 0;
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
