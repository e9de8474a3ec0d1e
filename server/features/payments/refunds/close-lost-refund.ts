import { judgeLostRefund, nextRefundCheckAt, refundedAtBank } from '#domain/payments/refund.ts';
import type { BankContext } from '#server/context.ts';
import { readAttemptMoney } from '#server/features/ledger/payment-money.read.ts';
import { queryBank } from '#server/features/payments/attempts/query-bank.ts';
import { finishRefund, type RefundNotifier } from './finish-refund.ts';
import { updateRefundIf } from './refunds.repo.ts';
import { findAttempt } from '#server/features/payments/payments.repo.ts';
import type { RefundRecord } from './refund-record.ts';

/**
 * Queries the bank about a refund whose answer was lost. It is never sent again by the program: when the bank's sums
 * show it, it is done; until then staff see it and can decide.
 */
export async function closeLostRefund(
  ctx: BankContext,
  refund: RefundRecord,
  tell: RefundNotifier,
): Promise<void> {
  if (refund.state === 'sent') {
    await finishRefund(ctx, refund, { state: 'unknown', error: 'interrupted' }, { tell });
    return;
  }
  const attempt = await findAttempt(ctx.db, refund.attempt_id);
  if (!attempt) return;
  const { bankStatus } = await queryBank(ctx, attempt);
  const isOurs = bankStatus.kind === 'status' && bankStatus.status.orderNumber === attempt.order_number;
  const { back: doneBefore } = await readAttemptMoney(ctx.db, attempt.id);
  const figures = isOurs ? { ...bankStatus.status, amount: attempt.amount_tenge } : null;
  const seen = figures ? judgeLostRefund({ amount: refund.amount_tenge, doneBefore }, figures) : 'unclear';
  if (seen === 'done') {
    const given = (figures && refundedAtBank(figures)) ?? 0;
    const end = {
      state: 'done' as const,
      error: null,
      seen: { refundedAtBank: given, bookedBefore: doneBefore },
    };
    await finishRefund(ctx, refund, end, { tell });
    return;
  }
  await updateRefundIf(ctx.db, refund.id, 'unknown', {
    error: seen === 'not-seen' ? 'not-seen-at-bank' : refund.error,
    checks: refund.checks + 1,
    next_check_at: nextRefundCheckAt(refund.checks, ctx.now()),
  });
}
