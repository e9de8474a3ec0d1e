import type { RefundReason } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { claimMoney, insertRefund } from './refunds.repo.ts';

export type RefundWish = {
  /** Tenge, 1 or more. */
  amount: number;
  reason: RefundReason;
  at: Date;
  staffId?: number;
};

/**
 * Sets a sum of a paid attempt aside for going back. The claim comes before the bank is called, in the caller's
 * transaction, so that however many want the same money, it is given back once.
 * @returns the refund's id; the bank is called by the next sweep
 * @throws Refusal `refund.too-much`
 */
export async function claimRefund(
  ctx: Pick<Context, 'newId'>,
  trx: Trx,
  attempt: Pick<AttemptRecord, 'id' | 'order_id'>,
  wish: RefundWish,
): Promise<string> {
  if (!(await claimMoney(trx, attempt.id, wish.amount))) throw new Refusal('refund.too-much');
  const id = ctx.newId();
  await insertRefund(trx, {
    id,
    order_id: attempt.order_id,
    attempt_id: attempt.id,
    amount_tenge: wish.amount,
    state: 'claimed',
    reason: wish.reason,
    staff_id: wish.staffId ?? null,
    next_check_at: wish.at,
    created_at: wish.at,
    updated_at: wish.at,
  });
  return id;
}
