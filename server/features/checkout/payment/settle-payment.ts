import type { PaymentContext } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { settleAttempt, type Settlement } from '#server/features/payments/settlement/settle-attempt.ts';
import { confirmPayment } from './confirm-payment.ts';

/**
 * Queries the bank about an attempt and updates the order: payment, goods, message, in one transaction with what the
 * caller writes.
 */
export function settlePayment(
  ctx: PaymentContext,
  attempt: AttemptRecord,
  writeMore?: (trx: Trx) => Promise<void>,
): Promise<Settlement> {
  return settleAttempt(ctx, attempt, confirmPayment, writeMore);
}
