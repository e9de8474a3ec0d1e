/** How often the shop is asked about a payment, and what its answers mean on the screen. */
import type { PaymentCheck } from '#contract/payments/shop.ts';

/** Most banks have decided within seconds; a slow one is not asked more often than this. */
const waits = [2000, 4000, 8000];
/** After two minutes the customer is told that it may take longer, and may go. */
export const patienceMs = 120_000;

/** Milliseconds before the next question, after so many answers. */
export function waitAfter(answers: number): number {
  return waits[Math.min(answers, waits.length) - 1] ?? 0;
}

export type PaymentEnd = 'paid' | 'failed' | 'over' | 'waiting';

/** `failed` can be paid again, `over` cannot; what the bank has not decided has not failed. */
export function readEnd({ status, paymentStatus, canRetry }: PaymentCheck): PaymentEnd {
  if (['paid', 'refunding', 'partly-refunded', 'refunded'].includes(paymentStatus)) return 'paid';
  if (status === 'cancelled' || status === 'expired') return paymentStatus === 'pending' ? 'waiting' : 'over';
  return canRetry ? 'failed' : 'waiting';
}
