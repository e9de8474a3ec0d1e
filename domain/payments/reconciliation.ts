/** Comparing the shop's books with a bank's, one payment attempt at a time. All sums in tenge. */
import type { AttemptState } from './attempt.ts';
import { refundedAtBank, refundedByStatus } from './refund.ts';

export type ShopEntry = {
  state: AttemptState;
  amount: number;
  isPaid: boolean;
  /** Certainly refunded. */
  refunded: number;
  /** Refunds claimed, sent or with a lost answer: may or may not have been done. */
  open: number;
};

/** `null`: the attempt is unknown to the bank. */
export type BankEntry = {
  orderStatus: number | null;
  amount: number | null;
  depositedAmount: number | null;
  refundedAmount: number | null;
} | null;

export type BookDifference =
  | 'missing-at-bank'
  | 'amounts-differ'
  | 'paid-only-here'
  | 'paid-only-at-bank'
  | 'refunds-differ'
  | 'unreadable';

/** The kind of difference, or null. Refunds under way may or may not be in the bank's sum. */
export function compareEntries(shop: ShopEntry, bank: BankEntry): BookDifference | null {
  if (bank === null)
    return ['failed', 'unknown', 'registering'].includes(shop.state) ? null : 'missing-at-bank';
  if (bank.orderStatus === null) return 'unreadable';
  if (bank.amount !== null && bank.amount !== shop.amount) return 'amounts-differ';
  const isPaidThere = bank.orderStatus === 2 || bank.orderStatus === 4;
  if (isPaidThere !== shop.isPaid) return isPaidThere ? 'paid-only-at-bank' : 'paid-only-here';
  if (!isPaidThere) return null;
  const { depositedAmount, refundedAmount } = bank;
  const refunded =
    refundedAtBank({ amount: shop.amount, depositedAmount, refundedAmount }) ??
    refundedByStatus(bank.orderStatus, shop.refunded || shop.open);
  if (refunded === null) return 'unreadable';
  const fits = refunded >= shop.refunded && refunded <= shop.refunded + shop.open;
  return fits ? null : 'refunds-differ';
}
