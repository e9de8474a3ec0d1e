import { judgeUnsentRefund, nextRefundCheckAt } from '#domain/payments/refund.ts';
import type { BankContext } from '#server/context.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { readAttemptMoney } from '#server/features/ledger/payment-money.read.ts';
import { queryFigures } from '#server/features/payments/attempts/query-figures.ts';
import { finishRefund, type RefundEnd, type RefundNotifier } from './finish-refund.ts';
import { updateRefundIf } from './refunds.repo.ts';
import { findAttempt } from '#server/features/payments/payments.repo.ts';
import type { RefundRecord } from './refund-record.ts';

/**
 * The reason of a refund refused without being sent: the bank's sums match neither the books before this refund nor
 * after it.
 */
export const bankHasRefunded = 'bank-has-refunded';

/**
 * Sends a claimed refund to the bank, at most once: it is `sent` before the call, and only a call that was certainly
 * not transmitted makes it `claimed` again. First the bank's sums are compared with ours: money refunded manually in
 * the bank's own portal is booked if it is exactly this refund, and not refunded twice in any case.
 */
export async function sendRefund(
  ctx: BankContext,
  refund: RefundRecord,
  tell: RefundNotifier,
): Promise<void> {
  const finish = async (from: RefundRecord, end: RefundEnd) => {
    await finishRefund(ctx, from, end, { tell });
  };
  const attempt = await findAttempt(ctx.db, refund.attempt_id);
  const bank = attempt && ctx.banks.get(attempt.bank);
  if (!attempt || !bank || attempt.bank_order_id === null) return postpone(ctx, refund, 'switched-off');
  const { back: done } = await readAttemptMoney(ctx.db, attempt.id);
  const figures = await queryFigures(ctx, attempt, done);
  if (typeof figures === 'string') return postpone(ctx, refund, figures);
  const judged = judgeUnsentRefund({ amount: refund.amount_tenge, doneBefore: done }, figures.refunded);
  const seen = { refundedAtBank: figures.refunded, bookedBefore: done };
  if (judged === 'seen-at-bank') return finish(refund, { state: 'done', error: null, seen });
  if (judged === 'differs')
    return finish(refund, { state: 'refused', error: `${bankHasRefunded}:${figures.refunded}`, seen });
  if (!(await markSent(ctx, refund))) return;
  const answer = await bank.refund({
    bankOrderId: attempt.bank_order_id,
    amount: refund.amount_tenge,
    externalRefundId: refund.id,
    ...(figures.deposited === null ? {} : { expectedDepositedAmount: figures.deposited }),
  });
  const sent = { ...refund, state: 'sent' as const };
  if (answer.kind === 'done') return finish(sent, { state: 'done', error: null });
  if (answer.kind === 'refused')
    return finish(sent, { state: 'refused', error: `${answer.code}:${answer.message}` });
  if (answer.kind === 'unreachable') return postpone(ctx, sent, answer.reason);
  return finish(sent, { state: 'unknown', error: answer.reason });
}

/** One refund of an attempt is in flight at a time; a second waits. */
async function markSent(ctx: BankContext, refund: RefundRecord): Promise<boolean> {
  const at = ctx.now();
  try {
    return await updateRefundIf(ctx.db, refund.id, 'claimed', {
      state: 'sent',
      updated_at: at,
      next_check_at: new Date(at.getTime() + 60_000),
    });
  } catch (error) {
    if (sqlState(error) === '23505') return false;
    throw error;
  }
}

/** Nothing was sent: it is retried later with the same claim. */
async function postpone(ctx: BankContext, refund: RefundRecord, why: string): Promise<void> {
  const at = ctx.now();
  await updateRefundIf(ctx.db, refund.id, refund.state, {
    state: 'claimed',
    error: why.slice(0, 200),
    checks: refund.checks + 1,
    next_check_at: nextRefundCheckAt(refund.checks, at),
    updated_at: at,
  });
}
