/** Totals: what an order costs. Whole tenge; only the shop's own prices ever enter. */

export type OrderTotals = { goods: number; wrap: number; delivery: number; discount: number; total: number };

/** The largest sum the shop tells, in tenge: what is more is told as this much, and cannot be ordered. */
export const largestSum = 1_000_000_000_000;

const bounded = (tenge: number): number => Math.min(tenge, largestSum);

export function lineTotal(line: { price: number; quantity: number }): number {
  return bounded(line.price * line.quantity);
}

export function goodsTotal(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => bounded(sum + lineTotal(line)), 0);
}

/**
 * Adds an order up. A certificate pays for goods, wrap and delivery alike, and never more than they cost.
 * @param balance what is left on the certificate, 0 without one
 */
export function orderTotals(parts: {
  goods: number;
  wrap: number;
  delivery: number;
  balance: number;
}): OrderTotals {
  const { goods, wrap, delivery, balance } = parts;
  const sum = bounded(goods + wrap + delivery);
  const discount = Math.min(Math.max(0, balance), sum);
  return { goods, wrap, delivery, discount, total: sum - discount };
}
