import type { RefundPart } from '#domain/payments/refund-parts.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import { beginReturn } from '#server/features/orders/core/begin-return.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
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
  /** The words of staff. */
  note?: string | undefined;
  staffId?: number | undefined;
  /** What it is of, of money that the order keeps; the shop pays for the rest. */
  parts?: readonly RefundPart[] | undefined;
};

/**
 * Claims a sum of a paid attempt for a refund: set aside in the ledger before the bank is called, in the transaction of
 * the caller, who has locked the order, so that concurrent requests refund it once. The next scheduled task calls the
 * bank.
 * @throws Refusal `refund.too-much`
 */
export async function claimRefund(trx: Trx, attempt: PaidAttempt, input: RefundClaim): Promise<void> {
  const { id, staffId, at } = input;
  const { paid, back, open, isKept } = await readAttemptMoney(trx, attempt.id);
  if (input.amount > paid - back - open) throw new Refusal('refund.too-much');
  await insertRefund(trx, {
    id,
    order_id: attempt.order_id,
    way: 'card',
    attempt_id: attempt.id,
    amount_tenge: input.amount,
    state: 'claimed',
    reason: input.reason,
    note: input.note ?? '',
    staff_id: staffId ?? null,
    next_check_at: at,
    created_at: at,
    updated_at: at,
  });
  const given = { id, tenge: input.amount, parts: input.parts, at, staffId };
  if (isKept) await beginReturn(trx, await lockOrder(trx, attempt.order_id), given);
  await postRefund(trx, attempt, {
    id,
    amount: input.amount,
    at,
    isDone: false,
    staffId: staffId ?? null,
  });
}
