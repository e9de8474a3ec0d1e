import type { RefundReason } from '#domain/payments/refund.ts';
import { readAttemptMoney } from '#server/features/ledger/payment-money.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type PaidAttempt, postRefund } from '#server/features/payments/post-money.ts';
import { insertRefund } from './refunds.repo.ts';

export type RefundClaim = {
  id: string;
  /** Tenge, at least 1. */
  amount: number;
  reason: RefundReason;
  at: Date;
  staffId?: number;
};

/**
 * Claims a sum of a paid attempt for a refund: set aside in the ledger before the bank is called, in the transaction of
 * the caller, who has locked the order, so that concurrent requests refund it once. The next scheduled task calls the
 * bank.
 * @throws Refusal `refund.too-much`
 */
export async function claimRefund(trx: Trx, attempt: PaidAttempt, input: RefundClaim): Promise<void> {
  const { id } = input;
  const { paid, back, open } = await readAttemptMoney(trx, attempt.id);
  if (input.amount > paid - back - open) throw new Refusal('refund.too-much');
  await insertRefund(trx, {
    id,
    order_id: attempt.order_id,
    attempt_id: attempt.id,
    amount_tenge: input.amount,
    state: 'claimed',
    reason: input.reason,
    staff_id: input.staffId ?? null,
    next_check_at: input.at,
    created_at: input.at,
    updated_at: input.at,
  });
  await postRefund(trx, attempt, {
    id,
    amount: input.amount,
    at: input.at,
    isDone: false,
    staffId: input.staffId ?? null,
  });
}
