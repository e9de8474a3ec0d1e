/**
 * What a bank's order status means for the shop. The only place that decides "is it paid?" for callback, return page,
 * poller and staff.
 */

/** Banks the shop can take cards through; all three speak the same protocol. */
export const bankCodes = ['HALK', 'SENAGAT', 'RYSGAL'] as const;
export type BankCode = (typeof bankCodes)[number];

/** ISO 4217 number of the manat; the only currency the shop sells in. */
export const manatCurrency = '934';

/** An extended order status as sent by the bank. `null` = absent or unreadable, never assumed. Sums in tenge. */
export type BankStatus = {
  orderNumber: string | null;
  bankOrderId: string | null;
  orderStatus: number | null;
  actionCode: number | null;
  amount: number | null;
  currency: string | null;
  approvedAmount: number | null;
  depositedAmount: number | null;
  refundedAmount: number | null;
  /** Registration time at the bank, milliseconds since 1970. */
  date: number | null;
  /** Masked card number, at most six first and four last digits. */
  pan: string | null;
};

/** What the shop registered; the status is compared with it. */
export type ExpectedPayment = { orderNumber: string; amount: number; currency: string };

export type BankVerdict = {
  /**
   * paid: the money was deposited. waiting: not decided yet. held: authorised but not deposited (an alarm: the shop
   * uses one-stage payments). declined-watching: refused for now, but the payer may retry until the bank's page
   * expires. mismatch: another sum, currency or order (staff look at it). unknown: poll again.
   */
  verdict:
    | 'paid'
    | 'waiting'
    | 'held'
    | 'declined-watching'
    | 'reversed'
    | 'refunded'
    | 'mismatch'
    | 'unknown';
  reason: VerdictReason;
};

export type VerdictReason =
  | 'deposited'
  | 'not-tried-yet'
  | 'last-try-failed'
  | 'at-card-issuer'
  | 'completing'
  | 'hold-placed'
  | 'declined'
  | 'reversed'
  | 'refunded'
  | 'order-number-differs'
  | 'amount-differs'
  | 'currency-differs'
  | 'deposit-differs'
  | 'status-missing'
  | 'status-unheard-of'
  | 'order-number-missing'
  | 'amount-missing'
  | 'currency-missing';

/** Why a bank refused the last try, as far as a customer can do something about it. */
export const declines = ['no-funds', 'card-expired', 'page-over', 'refused'] as const;
export type Decline = (typeof declines)[number];

const declineCodes: ReadonlyMap<number, Decline> = new Map([
  [51, 'no-funds'],
  [116, 'no-funds'],
  [101, 'card-expired'],
  [-2007, 'page-over'],
]);

/** Undefined where nothing was tried or nothing is known. */
export function declineOf(actionCode: number | null): Decline | undefined {
  if (actionCode === null || !lastTryFailed(actionCode)) return undefined;
  return declineCodes.get(actionCode) ?? 'refused';
}

/** The action code of a fresh order that nobody has tried to pay yet; not an error. */
const noAttemptYet = -100;

/**
 * Compares a status with what the shop registered. One of another order, sum or currency is never acted on; only status
 * 2 with everything equal is `paid`.
 */
export function verdictOfStatus(status: BankStatus, expected: ExpectedPayment): BankVerdict {
  const mismatch = findMismatch(status, expected);
  if (mismatch !== null) return mismatch;
  switch (status.orderStatus) {
    case 0:
      return lastTryFailed(status.actionCode)
        ? { verdict: 'declined-watching', reason: 'last-try-failed' }
        : { verdict: 'waiting', reason: 'not-tried-yet' };
    case 1:
      return { verdict: 'held', reason: 'hold-placed' };
    case 2:
      return judgeDeposit(status, expected);
    case 3:
      return { verdict: 'reversed', reason: 'reversed' };
    case 4:
      return { verdict: 'refunded', reason: 'refunded' };
    case 5:
      return { verdict: 'waiting', reason: 'at-card-issuer' };
    case 6:
      return { verdict: 'declined-watching', reason: 'declined' };
    case 7:
    case 8:
      return { verdict: 'waiting', reason: 'completing' };
    default:
      return { verdict: 'unknown', reason: 'status-unheard-of' };
  }
}

function findMismatch(status: BankStatus, expected: ExpectedPayment): BankVerdict | null {
  if (status.orderStatus === null) return { verdict: 'unknown', reason: 'status-missing' };
  if (status.orderNumber === null) return { verdict: 'unknown', reason: 'order-number-missing' };
  if (status.orderNumber !== expected.orderNumber)
    return { verdict: 'mismatch', reason: 'order-number-differs' };
  if (status.amount !== null && status.amount !== expected.amount)
    return { verdict: 'mismatch', reason: 'amount-differs' };
  if (status.currency !== null && status.currency !== expected.currency)
    return { verdict: 'mismatch', reason: 'currency-differs' };
  return null;
}

function lastTryFailed(actionCode: number | null): boolean {
  return actionCode !== null && actionCode !== 0 && actionCode !== noAttemptYet;
}

/**
 * Partial refunds lower the deposited sum in some editions and not in others, so both ways of adding up are accepted.
 */
function judgeDeposit(status: BankStatus, expected: ExpectedPayment): BankVerdict {
  if (status.amount === null) return { verdict: 'unknown', reason: 'amount-missing' };
  if (status.currency === null) return { verdict: 'unknown', reason: 'currency-missing' };
  const deposited = status.depositedAmount ?? expected.amount;
  const refunded = status.refundedAmount ?? 0;
  const addsUp = deposited === expected.amount || deposited + refunded === expected.amount;
  return addsUp
    ? { verdict: 'paid', reason: 'deposited' }
    : { verdict: 'mismatch', reason: 'deposit-differs' };
}
