/** Totals of an order. Whole tenge; only the shop's own prices are used. */

/** `discount` is all that is taken off: `promo` of it by a promo code, the rest by certificates. */
export type OrderTotals = {
  goods: number;
  wrap: number;
  delivery: number;
  discount: number;
  /** Omitted when there is none. */
  promo?: number;
  /** Omitted when there is none. */
  certificate?: number;
  total: number;
};

/** Upper limit of a sum, in tenge; larger sums are capped to it and cannot be ordered. */
export const largestSum = 1_000_000_000_000;

const bounded = (tenge: number): number => Math.min(tenge, largestSum);

/** Price times quantity in tenge. */
export function lineTotal(line: { price: number; quantity: number }): number {
  return bounded(line.price * line.quantity);
}

/** The sum of all lines in tenge, before any discount. */
export function goodsTotal(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => bounded(sum + lineTotal(line)), 0);
}

/**
 * Totals of an order. A promo code is applied first; a certificate pays for goods, wrap and delivery alike, and never
 * more than is left of them.
 * @param balance the balance of the certificate, 0 without one
 * @param promo what a promo code takes off goods or delivery
 */
export function orderTotals(parts: {
  goods: number;
  wrap: number;
  delivery: number;
  balance: number;
  promo?: number;
}): OrderTotals {
  const { goods, wrap, delivery, balance } = parts;
  const sum = bounded(goods + wrap + delivery);
  const promo = Math.min(Math.max(0, parts.promo ?? 0), goods + delivery, sum);
  const certificate = Math.min(Math.max(0, balance), sum - promo);
  return { goods, wrap, delivery, ...discountOf(promo, certificate), total: sum - promo - certificate };
}

/** All that is taken off, and those parts of it that there are. */
export function discountOf(
  promo: number,
  certificate: number,
): Pick<OrderTotals, 'discount' | 'promo' | 'certificate'> {
  return {
    discount: promo + certificate,
    ...(promo > 0 ? { promo } : {}),
    ...(certificate > 0 ? { certificate } : {}),
  };
}
