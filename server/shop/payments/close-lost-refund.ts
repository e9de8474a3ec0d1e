import { judgeLostRefund, nextRefundCheckAt } from '#domain/refund.ts';
import type { Context } from '#server/context.ts';
import { askBank } from './ask-bank.ts';
import { finishRefund, type TellReturned } from './finish-refund.ts';
import { sumDone, updateRefundIf } from './payments-money.repo.ts';
import { findAttempt } from './payments.repo.ts';
import type { RefundRecord } from './refund-record.ts';

/**
 * Looks up a refund whose answer was lost. It is never sent again by the program: when the bank's figures show it, it is
 * done; as long as they do not, people see it and may decide.
 */
export async function closeLostRefund(
  ctx: Pick<Context, 'db' | 'now' | 'banks' | 'log'>,
  refund: RefundRecord,
  tell: TellReturned,
): Promise<void> {
  if (refund.state === 'sent') {
    await finishRefund(ctx, refund, { state: 'unknown', error: 'interrupted' }, { tell });
    return;
  }
  const attempt = await findAttempt(ctx.db, refund.attempt_id);
  if (!attempt) return;
  const { news } = await askBank(ctx, attempt);
  const isOurs = news.kind === 'status' && news.status.orderNumber === attempt.order_number;
  const seen = isOurs
    ? judgeLostRefund(
        { amount: refund.amount_tenge, doneBefore: await sumDone(ctx.db, attempt.id) },
        { ...news.status, amount: attempt.amount_tenge },
      )
    : 'unclear';
  if (seen === 'done') {
    await finishRefund(ctx, refund, { state: 'done', error: null }, { tell });
    return;
  }
  await updateRefundIf(ctx.db, refund.id, 'unknown', {
    error: seen === 'not-seen' ? 'not-seen-at-bank' : refund.error,
    checks: refund.checks + 1,
    next_check_at: nextRefundCheckAt(refund.checks, ctx.now()),
  });
}
