import { refundedAtBank, refundedByStatus } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import { queryBank } from './query-bank.ts';
import type { AttemptRecord } from './attempt-record.ts';

export type BankFigures = { deposited: number | null; refunded: number };

/**
 * The sums deposited and refunded at the bank for an attempt, or why they are unknown.
 * @param known tenge that are booked as refunded
 */
export async function queryFigures(
  ctx: Pick<Context, 'banks'>,
  attempt: AttemptRecord,
  known: number,
): Promise<BankFigures | string> {
  const { bankStatus } = await queryBank(ctx, attempt);
  if (bankStatus.kind !== 'status') return bankStatus.kind === 'silent' ? bankStatus.reason : bankStatus.kind;
  if (bankStatus.status.orderNumber !== attempt.order_number) return 'order-number-differs';
  const { orderStatus, depositedAmount: deposited, refundedAmount } = bankStatus.status;
  const refunded =
    refundedAtBank({ amount: attempt.amount_tenge, depositedAmount: deposited, refundedAmount }) ??
    refundedByStatus(orderStatus, known);
  return refunded === null ? 'figures-missing' : { deposited, refunded };
}
