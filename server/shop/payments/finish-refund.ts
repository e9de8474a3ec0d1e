import { nextRefundCheckAt, refundSteps } from '#domain/refund.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { freeClaim, sumDone, updateRefundIf } from './payments-money.repo.ts';
import { insertEvent, lockAttempt, updateAttemptIf } from './payments.repo.ts';
import { refreshPayment } from './refresh-payment.ts';
import type { RefundRecord } from './refund-record.ts';

export type RefundEnd = { state: 'done' | 'refused' | 'unknown'; error: string | null };

/** Tells the buyer that the whole money of their order is back; in the transaction that knows it. */
export type TellReturned = (trx: Trx, orderId: string) => Promise<void>;

/**
 * Writes down how a refund ended, if nobody did before: a refused one frees its claim, an unknown one keeps it and is
 * shown to people, and the order's payment follows.
 * @returns whether it was this call that wrote it down
 */
export async function finishRefund(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  refund: RefundRecord,
  end: RefundEnd,
  how: { tell: TellReturned; staffId?: number },
): Promise<boolean> {
  if (!refundSteps[refund.state].includes(end.state))
    throw new Error(`a refund does not go from ${refund.state} to ${end.state}`);
  const at = ctx.now();
  const isOurs = await inTransaction(ctx.db, async (trx) => {
    await lockOrder(trx, refund.order_id);
    const attempt = await lockAttempt(trx, refund.attempt_id);
    const written = await updateRefundIf(trx, refund.id, refund.state, {
      state: end.state,
      error: end.error?.slice(0, 200) ?? null,
      checks: refund.checks + 1,
      next_check_at: end.state === 'unknown' ? nextRefundCheckAt(refund.checks, at) : null,
      updated_at: at,
    });
    if (!written) return false;
    if (end.state === 'refused') await freeClaim(trx, refund.attempt_id, refund.amount_tenge);
    const isWhole = end.state === 'done' && (await sumDone(trx, attempt.id)) >= attempt.amount_tenge;
    if (isWhole) await updateAttemptIf(trx, attempt.id, 'paid', { state: 'refunded', updated_at: at });
    await note(trx, refund, end, attempt.state, isWhole ? 'refunded' : attempt.state, at);
    const by =
      how.staffId === undefined
        ? { actor: 'bank' as const }
        : { actor: 'staff' as const, staffId: how.staffId };
    await refreshPayment(trx, refund.order_id, { at, ...by });
    if (isWhole) await how.tell(trx, refund.order_id);
    return true;
  });
  if (end.state !== 'done')
    ctx.log.warn({ refund: refund.id, state: end.state, why: end.error }, 'refund needs people');
  return isOurs;
}

async function note(
  trx: Trx,
  refund: RefundRecord,
  end: RefundEnd,
  from: string,
  to: string,
  at: Date,
): Promise<void> {
  await insertEvent(trx, {
    attempt_id: refund.attempt_id,
    at,
    kind: `refund-${end.state}`,
    from_state: from,
    to_state: to,
    raw: JSON.stringify({ refund: refund.id, amount: refund.amount_tenge, error: end.error }),
    is_alarm: end.state !== 'done',
  });
}
