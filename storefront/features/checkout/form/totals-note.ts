import type { Quote } from '#contract/checkout/shop.ts';

export type TotalsNote = { key: 'toMinimum' | 'toFree'; sum: number };

/** The most important note about a price: first what blocks the order, then what would make it cheaper. */
export function totalsNote({ toMinimum, toFreeDelivery, totals }: Quote): TotalsNote | null {
  if (toMinimum > 0) return { key: 'toMinimum', sum: toMinimum };
  // Only suggest free delivery when the missing sum is at most the current goods total.
  const isNear = toFreeDelivery > 0 && toFreeDelivery <= totals.goods;
  return isNear && totals.delivery > 0 ? { key: 'toFree', sum: toFreeDelivery } : null;
}
