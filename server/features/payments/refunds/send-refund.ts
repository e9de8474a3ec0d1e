import { nextRefundCheckAt } from '#domain/payments/refund.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import type { BankContext } from '#server/context.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import type { RefundEnd } from './finish-refund.ts';
import type { CardRefund } from './refund-record.ts';
import { updateRefundIf } from './refunds.repo.ts';

type SendInput = {
  bank: Bank;
  bankOrderId: string;
  /** The sum deposited at the bank; null when it does not say. */
  deposited: number | null;
  finish: (refund: CardRefund, end: RefundEnd) => Promise<void>;
};

/**
 * Sends a claimed refund to the bank, at most once: it is `sent` before the call, and only a call that was certainly
 * not transmitted makes it `claimed` again.
 */
export async function sendRefund(
  ctx: BankContext,
  refund: CardRefund,
  { bank, bankOrderId, deposited, finish }: SendInput,
): Promise<void> {
  if (!(await markSent(ctx, refund))) return;
  const answer = await bank.refund({
    bankOrderId,
    amount: refund.amount_tenge,
    externalRefundId: refund.id,
    ...(deposited === null ? {} : { expectedDepositedAmount: deposited }),
  });
  const sent = { ...refund, state: 'sent' as const };
  if (answer.kind === 'done') return finish(sent, { state: 'done', error: null });
  if (answer.kind === 'refused')
    return finish(sent, { state: 'refused', error: `${answer.code}:${answer.message}` });
  if (answer.kind === 'unreachable') return postponeRefund(ctx, sent, answer.reason);
  return finish(sent, { state: 'unknown', error: answer.reason });
}

/** One refund of an attempt is in flight at a time; a second waits. */
async function markSent(ctx: BankContext, refund: CardRefund): Promise<boolean> {
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
export async function postponeRefund(ctx: BankContext, refund: CardRefund, why: string): Promise<void> {
  const at = ctx.now();
  await updateRefundIf(ctx.db, refund.id, refund.state, {
    state: 'claimed',
    error: why.slice(0, 200),
    checks: refund.checks + 1,
    next_check_at: nextRefundCheckAt(refund.checks, at),
    updated_at: at,
  });
}
