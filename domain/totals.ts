/** Totals: what an order costs. Whole tenge; only the shop's own prices ever enter. */

export type OrderTotals = { goods: number; wrap: number; delivery: number; discount: number; total: number };

export function lineTotal(line: { price: number; quantity: number }): number {
  return line.price * line.quantity;
}

export function goodsTotal(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
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
  const discount = Math.min(Math.max(0, balance), goods + wrap + delivery);
  return { goods, wrap, delivery, discount, total: goods + wrap + delivery - discount };
}
