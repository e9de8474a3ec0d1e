/** Polling intervals of a payment check, and how its answers are shown. */
import type { PaymentCheck } from '#contract/payments/shop.ts';

/** Most banks decide within seconds; a slow one is polled at the last interval. */
const waits = [2000, 4000, 8000];
/** After two minutes the customer is told that it may take longer. */
export const pollForMs = 120_000;

/** Milliseconds until the next poll, after so many answers. */
export function waitAfter(answers: number): number {
  return waits[Math.min(answers, waits.length) - 1] ?? 0;
}

export type PaymentEnd = 'paid' | 'failed' | 'unpaid' | 'over' | 'waiting';

/**
 * `failed` and `unpaid` can be paid, `over` cannot. `unpaid`: no bank page was opened, or it expired; nothing was
 * declined. A payment that the bank has not decided has not failed.
 */
export function readEnd({ status, paymentStatus, canRetry }: PaymentCheck): PaymentEnd {
  if (['paid', 'refunding', 'partly-refunded', 'refunded'].includes(paymentStatus)) return 'paid';
  if (status === 'cancelled' || status === 'expired') return paymentStatus === 'pending' ? 'waiting' : 'over';
  if (!canRetry) return 'waiting';
  return paymentStatus === 'unpaid' ? 'unpaid' : 'failed';
}
