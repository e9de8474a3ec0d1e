/** Cash that the shop keeps: how it is counted and where it goes, and what banks pay out. All sums in tenge. */
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { accountOf, type Posting } from './ledger.ts';

/** What staff count. */
export const cashBoxes = ['till', 'safe'] as const;
export type CashBox = (typeof cashBoxes)[number];
export const cashSources = [...cashBoxes, 'own-money'] as const;
export type CashSource = (typeof cashSources)[number];
export const cashTargets = [...cashBoxes, 'shop-account', 'expense'] as const;
export type CashTarget = (typeof cashTargets)[number];

/** Where cash may go from each place. */
export const cashWays: Readonly<Record<CashSource, readonly CashTarget[]>> = {
  till: ['safe', 'shop-account', 'expense'],
  safe: ['till', 'shop-account', 'expense'],
  'own-money': ['till'],
};

export type CashMove = { from: CashSource; to: CashTarget; sum: number; note: string };

/** The till or safe that a move takes from, or that it fills. */
export const boxOf = ({ from }: Pick<CashMove, 'from'>): CashBox => (from === 'own-money' ? 'till' : from);

/** The field that is wrong. @param balance of what it takes from, by the books */
export function moveFault(
  { from, to, sum, note }: CashMove,
  balance: number,
): 'to' | 'sum' | 'note' | undefined {
  if (!cashWays[from].includes(to)) return 'to';
  if (from !== 'own-money' && sum > balance) return 'sum';
  return to === 'expense' && note.trim() === '' ? 'note' : undefined;
}

type Deed = { id: number; staffId: number; at: Date };

/** The difference of a count; nothing when the books agree. */
export function cashCounted({
  id,
  kind,
  difference,
  ...who
}: Deed & { kind: CashBox; difference: number }): Posting[] {
  const rest = { source: `${id}`, amount: Math.abs(difference), ...who };
  const box = accountOf(kind);
  if (difference < 0) return [{ code: 'count-lacks', ...rest, debit: accountOf('shortage'), credit: box }];
  return difference > 0 ? [{ code: 'count-over', ...rest, debit: box, credit: accountOf('surplus') }] : [];
}

/** Cash goes to another place, is spent, or comes from the owner. */
export function cashMoved({ id, from, to, sum: amount, ...who }: Deed & Omit<CashMove, 'note'>): Posting {
  const rest = { source: `${id}`, amount, ...who };
  if (from === 'own-money')
    return { code: 'float-put', ...rest, debit: accountOf('till'), credit: accountOf(from) };
  const credit = accountOf(from);
  if (to === 'expense') return { code: 'expense-paid', ...rest, debit: accountOf(to), credit };
  return { code: 'cash-moved', ...rest, debit: accountOf(to), credit };
}

export const payoutTerminal = 'terminal';
export type PayoutSource = BankCode | typeof payoutTerminal;

/** A bank pays out, and keeps its fee. */
export function bankPaidOut(payout: Deed & { from: PayoutSource; gross: number; fee: number }): Posting[] {
  const { id, from, gross, fee, ...who } = payout;
  const credit = from === payoutTerminal ? accountOf('terminal') : accountOf('bank', from);
  const rest = { source: `${id}`, credit, ...who };
  const parts: Posting[] = [
    { code: 'bank-payout', ...rest, debit: accountOf('shop-account'), amount: gross - fee },
    { code: 'bank-fee', ...rest, debit: accountOf('bank-fee', from), amount: fee },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
