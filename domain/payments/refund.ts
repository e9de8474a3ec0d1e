/** Refunds: their states, how much may be claimed, and the resulting payment status of the order. */

import { endedStatuses, type OrderStatus } from '#domain/order.ts';

/**
 * claimed: the sum is reserved, the bank has not been called. sent: it is being called. done, refused: its answer.
 * unknown: the answer was lost; never sent again by the program, closed when the bank's sums show the outcome.
 */
export const refundStates = ['claimed', 'sent', 'done', 'refused', 'unknown'] as const;
export type RefundState = (typeof refundStates)[number];

/** Without an outcome. */
export const openRefundStates = ['claimed', 'sent', 'unknown'] as const satisfies readonly RefundState[];

export const refundSteps: Readonly<Record<RefundState, readonly RefundState[]>> = {
  // Done without being sent: the bank's sums show it already.
  claimed: ['sent', 'done', 'refused'],
  // Back to claimed only when the request was certainly not sent to the bank.
  sent: ['claimed', 'done', 'refused', 'unknown'],
  unknown: ['done', 'refused'],
  done: [],
  refused: [],
};

/** The reason of a refund. The first two are automatic, at most once per attempt. */
export const refundReasons = [
  'late-money',
  'paid-twice',
  'order-cancelled',
  'goodwill',
  'returned-goods',
  // Refunded directly at the bank, and booked by staff.
  'seen-at-bank',
  // The recipient of a gift chose a zone with a lower fee than the giver had paid.
  'zone',
  // The recipient chose a cheaper alternative that the giver allowed.
  'swap',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** How money goes back: through the bank, from hand to hand, or to the certificates that paid. */
export const refundWays = ['card', 'cash', 'terminal', 'certificate'] as const;
export type RefundWay = (typeof refundWays)[number];

/** The reason of money that is given back by hand because its order ends: the move that ends it. */
export type EndReason = 'cancel' | 'call-off' | 'take-back';

/** An order's money in tenge: paid, refunded of that, and refunds under way. */
export type OrderMoney = { paid: number; refunded: number; open: number };

/** The payment status of an order that has been paid, derived from its money alone. */
export function paymentStatusOf(money: OrderMoney): 'paid' | 'refunding' | 'partly-refunded' | 'refunded' {
  if (money.open > 0) return 'refunding';
  if (money.refunded === 0) return 'paid';
  return money.refunded >= money.paid ? 'refunded' : 'partly-refunded';
}

/**
 * A refund goes back the way it was paid: first the card or cash payment, the rest to the certificate. Tenge.
 * @param amount all that is left when omitted
 * @returns undefined when less is left
 */
export function splitRefund(
  left: { money: number; certificate: number },
  amount = left.money + left.certificate,
): { money: number; certificate: number } | undefined {
  const money = Math.min(amount, left.money);
  const certificate = amount - money;
  return amount > 0 && certificate <= left.certificate ? { money, certificate } : undefined;
}

/** A paid attempt: what came, went back, and is on its way back. Tenge. */
export type PaidAttempt = { isKept: boolean; paid: number; back: number; open: number };

/**
 * What may still be refunded of an attempt. @param held by certificates that the order bought, of the attempt that
 * counts for the order
 */
export function leftOf({ isKept, paid, back, open }: PaidAttempt, held = 0): number {
  return paid - back - open - (isKept ? held : 0);
}

/**
 * What the shop owes back of an attempt's money: all of an ended order; any other order keeps the money of one attempt.
 */
export function owedOf(attempt: PaidAttempt, status: OrderStatus, held = 0): number {
  return attempt.isKept && !endedStatuses.includes(status) ? 0 : leftOf(attempt, held);
}

/** The sum refunded at the bank. Some editions report it, some only reduce the deposited sum. `null`: unknown. */
export function refundedAtBank(bank: {
  amount: number;
  depositedAmount: number | null;
  refundedAmount: number | null;
}): number | null {
  if (bank.refundedAmount !== null) return bank.refundedAmount;
  return bank.depositedAmount === null ? null : bank.amount - bank.depositedAmount;
}

/**
 * For editions that report no sums, by status: deposited (2) has refunded nothing, refunded (4) has refunded the known
 * sum. `null`: it has refunded something unknown here, or the status says neither.
 */
export function refundedByStatus(orderStatus: number | null, known: number): number | null {
  if (orderStatus === 2) return 0;
  return orderStatus === 4 && known > 0 ? known : null;
}

/** When an open refund is polled again: soon at first, then every ten minutes; staff see it meanwhile. */
export function nextRefundCheckAt(checks: number, now: Date): Date {
  const seconds = [10, 20, 40][checks] ?? (checks < 20 ? 60 : 600);
  return new Date(now.getTime() + seconds * 1_000);
}

/**
 * The longest interval to the next poll, including leases of a minute: one planned further ahead was planned before the
 * clock was set back.
 */
export function longestRefundStepSeconds(checks: number): number {
  return checks <= 20 ? 60 : 600;
}
