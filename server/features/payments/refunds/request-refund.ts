import type { RefundReason } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import { claimRefund } from './claim-refund.ts';
import { readRefunds, readAttempts } from '#server/features/payments/payments.read.ts';
import { refreshPayment } from '#server/features/payments/settlement/refresh-payment.ts';

export type OrderRefundInput = {
  orderId: string;
  /** Tenge; without it everything that is left. */
  amount?: number;
  reason: RefundReason;
  staffId?: number;
};

/**
 * Gives back card money of an order, whole or in part, once: for the office.
 * @returns the refund's id; the bank is called by the next scheduled task
 * @throws Refusal `order.not-found`; `refund.too-much` if less is left; `refund.busy` while the answer to an earlier
 * refund is lost, because then nobody knows how much is left
 */
export function requestRefund(
  ctx: Pick<Context, 'db' | 'now' | 'newId'>,
  input: OrderRefundInput,
): Promise<string> {
  return inTransaction(ctx.db, async (trx) => {
    await lockOrder(trx, input.orderId);
    const refunds = await readRefunds(trx, input.orderId);
    if (refunds.some(({ state }) => state === 'unknown')) throw new Refusal('refund.busy');
    const id = await refundInside(ctx, trx, input);
    if (id === null) throw new Refusal('refund.too-much');
    return id;
  });
}

/**
 * The same within the caller's transaction, which holds the order's lock: used when a paid order is cancelled.
 * @returns null when no card money is left to give back
 */
export async function refundInside(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  input: OrderRefundInput,
): Promise<string | null> {
  const attempts = await readAttempts(trx, input.orderId);
  const kept = attempts.find(({ is_kept }) => is_kept);
  const surplus = attempts.find(
    (one) => !one.is_kept && one.paid_at !== null && one.claimed_tenge < one.amount_tenge,
  );
  // Money that came twice goes back to where it came from a second time; the payment that was kept stays whole.
  const isFromSurplus =
    input.reason === 'paid-twice' ||
    (surplus && input.amount !== undefined && input.amount <= surplus.amount_tenge - surplus.claimed_tenge);
  const paid = isFromSurplus ? (surplus ?? kept) : (kept ?? surplus);
  const left = paid ? paid.amount_tenge - paid.claimed_tenge : 0;
  const { amount = left, reason, staffId } = input;
  if (!paid || left === 0) return null;
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
