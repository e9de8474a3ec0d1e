/** Refunds (giving money back): their states, how much may be claimed, and what it makes of the order's payment. */

import { endedStatuses, type OrderStatus } from '#domain/order.ts';

/**
 * claimed: the sum is set aside, the bank was not called. sent: it is being called. done, refused: its answer.
 * unknown: the answer is lost; never sent again by the program, closed when the bank's own figures show it.
 */
export const refundStates = ['claimed', 'sent', 'done', 'refused', 'unknown'] as const;
export type RefundState = (typeof refundStates)[number];

export const refundSteps: Readonly<Record<RefundState, readonly RefundState[]>> = {
  // Done without being sent: the bank's own figures show it.
  claimed: ['sent', 'done', 'refused'],
  // Back to claimed only when the request was certainly not sent to the bank.
  sent: ['claimed', 'done', 'refused', 'unknown'],
  unknown: ['done', 'refused'],
  done: [],
  refused: [],
};

/** Why money goes back. The first two are the program's own, at most once for an attempt. */
export const refundReasons = [
  'late-money',
  'paid-twice',
  'order-cancelled',
  'goodwill',
  'returned-goods',
  // Given back at the bank by somebody else, and booked by staff.
  'seen-at-bank',
  // The recipient of a gift chose a place that costs less to reach than the giver had paid for.
  'zone',
  // The recipient chose something cheaper of what the giver allowed.
  'swap',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Money that counts for an order: what it kept, what was given back of that, what is on its way back. Tenge. */
export type OrderMoney = { paid: number; refunded: number; open: number };

/** The payment status of an order that has been paid, by its money alone. */
export function paymentStatusOf(money: OrderMoney): 'paid' | 'refunding' | 'partly-refunded' | 'refunded' {
  if (money.open > 0) return 'refunding';
  if (money.refunded === 0) return 'paid';
  return money.refunded >= money.paid ? 'refunded' : 'partly-refunded';
}

/**
 * Money goes back the way it came: first what was paid, the rest to the certificate. Tenge.
 * @param amount without it everything that is left
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

/** A paid attempt: what came in, what of it is claimed, on its way back or back, and what sold certificates hold. Tenge. */
export type PaidAttempt = { isKept: boolean; amount: number; claimed: number; held?: number };

/** What of an attempt's money may still go back: certificates that the order sold hold money of the attempt that was kept. */
export function leftOf({ isKept, amount, claimed, held = 0 }: PaidAttempt): number {
  return amount - claimed - (isKept ? held : 0);
}

/**
 * What the shop still holds of an attempt's money and owes back: an ended order keeps nothing, any other keeps the money of one
 * attempt.
 */
export function owedOf(attempt: PaidAttempt, status: OrderStatus): number {
  return attempt.isKept && !endedStatuses.includes(status) ? 0 : leftOf(attempt);
}

/** What the bank's figures say about one refund whose answer is lost. Sums in tenge. */
export function judgeLostRefund(
  refund: { amount: number; doneBefore: number },
  bank: { amount: number; depositedAmount: number | null; refundedAmount: number | null },
): 'done' | 'not-seen' | 'unclear' {
  const given = refundedAtBank(bank);
  if (given === null) return 'unclear';
  if (given === refund.doneBefore + refund.amount) return 'done';
  return given === refund.doneBefore ? 'not-seen' : 'unclear';
}

/**
 * What the bank's figures say about a refund that was not sent yet. `send`: the bank has given back what is booked.
 * `seen-at-bank`: exactly this refund more, so somebody was quicker. `differs`: anything else is for people.
 */
export function judgeUnsentRefund(
  refund: { amount: number; doneBefore: number },
  refundedAtBank: number,
): 'send' | 'seen-at-bank' | 'differs' {
  if (refundedAtBank === refund.doneBefore) return 'send';
  return refundedAtBank === refund.doneBefore + refund.amount ? 'seen-at-bank' : 'differs';
}

/** Some editions name the refunded sum, some only let the deposited one shrink. `null`: the bank does not tell. */
export function refundedAtBank(bank: {
  amount: number;
  depositedAmount: number | null;
  refundedAmount: number | null;
}): number | null {
  if (bank.refundedAmount !== null) return bank.refundedAmount;
  return bank.depositedAmount === null ? null : bank.amount - bank.depositedAmount;
}

/**
 * What an edition that names no sums says by its status: deposited (2) has given nothing back, refunded (4) has, and that is
 * what we know to have gone back. `null`: it has given back what nobody here knows of, or says neither.
 */
export function refundedByStatus(orderStatus: number | null, known: number): number | null {
  if (orderStatus === 2) return 0;
  return orderStatus === 4 && known > 0 ? known : null;
}

/** When an open refund is looked at again: soon at first, then every ten minutes; people see it all the time. */
export function nextRefundCheckAt(checks: number, now: Date): Date {
  const seconds = [10, 20, 40][checks] ?? (checks < 20 ? 60 : 600);
  return new Date(now.getTime() + seconds * 1_000);
}

/** How far ahead that may lie at most, leases of a minute included: further ahead it was planned before the clock was set back. */
export function longestRefundStepSeconds(checks: number): number {
  return checks <= 20 ? 60 : 600;
}
