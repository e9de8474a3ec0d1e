import { nextRefundCheckAt, refundSteps } from '#domain/payments/refund.ts';
import { endedStatuses } from '#domain/order.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { type PaymentMoney, readAttemptMoney } from '#server/features/ledger/payment-money.read.ts';
import { endPending } from '#server/features/ledger/post.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { updateRefundIf } from './refunds.repo.ts';
import { insertEvent, lockAttempt, updateAttemptIf } from '#server/features/payments/payments.repo.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { postDropped } from '#server/features/payments/post-money.ts';
import { undoReturn } from '#server/features/orders/core/begin-return.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { refreshPayment } from '#server/features/payments/settlement/refresh-payment.ts';
import type { CardRefund } from './refund-record.ts';

export type RefundEnd = {
  state: 'done' | 'refused' | 'unknown';
  error: string | null;
  /** Set when the refund was found at the bank: the sum refunded there, and the sum booked before. Tenge. */
  seen?: { refundedAtBank: number; bookedBefore: number };
};

/** Notifies the buyer of a refund, in the transaction that records it. @param refund tenge, its own id, and why */
export type RefundNotifier = (
  trx: Trx,
  orderId: string,
  refund: { id: string; amount: number; reason: string },
) => Promise<void>;

/**
 * Records the outcome of a refund, once: a refused one releases its claim, an unknown one keeps it and is shown to
 * staff, and the order's payment status follows.
 * @returns whether this call recorded it
 */
export async function finishRefund(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  refund: CardRefund,
  end: RefundEnd,
  how: { tell: RefundNotifier; staffId?: number },
): Promise<boolean> {
  if (!refundSteps[refund.state].includes(end.state))
    throw new Error(`a refund does not go from ${refund.state} to ${end.state}`);
  const at = ctx.now();
  const isOurs = await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id);
    const attempt = await lockAttempt(trx, refund.attempt_id);
    const written = await updateRefundIf(trx, refund.id, refund.state, {
      state: end.state,
      error: end.error?.slice(0, 200) ?? null,
      checks: refund.checks + 1,
      next_check_at: end.state === 'unknown' ? nextRefundCheckAt(refund.checks, at) : null,
      updated_at: at,
    });
    if (!written) return false;
    const { back } = await endClaim(trx, refund, { order, attempt, state: end.state, at });
    const isWhole = end.state === 'done' && back >= attempt.amount_tenge;
    if (isWhole) await updateAttemptIf(trx, attempt.id, 'paid', { state: 'refunded', updated_at: at });
    const states = [attempt.state, isWhole ? 'refunded' : attempt.state] as const;
    await note(trx, refund, end, { states, at, isDecided: how.staffId !== undefined });
    const by =
      how.staffId === undefined
        ? { actor: 'bank' as const }
        : { actor: 'staff' as const, staffId: how.staffId };
    await refreshPayment(trx, refund.order_id, { at, ...by });
    const { id, amount_tenge: amount, reason } = refund;
    if (end.state === 'done') await how.tell(trx, refund.order_id, { id, amount, reason });
    return true;
  });
  if (end.state !== 'done')
    ctx.log.warn({ refund: refund.id, state: end.state, why: end.error }, 'refund needs people');
  return isOurs;
}

type ClaimEnd = Pick<RefundEnd, 'state'> & { order: OrderRecord; attempt: AttemptRecord; at: Date };

/**
 * Money that a bank did not give back is that of an order that keeps it and goes on; else it is owed to the card.
 * @returns the money of the attempt
 */
async function endClaim(
  trx: Trx,
  { id, amount_tenge: amount }: CardRefund,
  { order, attempt, state, at }: ClaimEnd,
): Promise<PaymentMoney> {
  const how = state === 'done' ? 'post' : 'void';
  if (state !== 'unknown') await endPending(trx, { code: 'card-refund', source: id }, { how, at });
  const money = await readAttemptMoney(trx, attempt.id);
  if (state !== 'refused' || !money.isKept || endedStatuses.includes(order.status)) return money;
  await postDropped(trx, attempt, { id, amount, at });
  await undoReturn(trx, order, { id, at });
  return money;
}

async function note(
  trx: Trx,
  refund: CardRefund,
  end: RefundEnd,
  { states: [from, to], at, isDecided }: { states: readonly [string, string]; at: Date; isDecided: boolean },
): Promise<void> {
  const kind = end.seen && end.state === 'done' ? 'seen-at-bank' : `refund-${end.state}`;
  await insertEvent(trx, {
    attempt_id: refund.attempt_id,
    at,
    kind: isDecided ? `${kind}:decided` : kind,
    from_state: from,
    to_state: to,
    raw: JSON.stringify({ refund: refund.id, amount: refund.amount_tenge, error: end.error, ...end.seen }),
    // What staff have decided is no alarm.
    is_alarm: end.state !== 'done' && !isDecided,
  });
}
