/** Price changes for many options at once. Whole tenge; nothing is ever sold for less than one step of rounding. */

export type PriceChange = {
  /** per cent up or down, tenge up or down, or one price for all */
  by: 'percent' | 'amount' | 'set';
  value: number;
  /** prices become whole multiples of this; 1 when not given */
  roundTo?: number;
  /** show the price of before where the new one is lower */
  showOld?: boolean;
};
export type Price = { price: number; oldPrice: number | null };

/** The price after a change, or null where it would be nothing or less. */
export function changePrice(before: Price, change: PriceChange): Price | null {
  const { roundTo = 1 } = change;
  const price = Math.round(changed(before.price, change) / roundTo) * roundTo;
  if (price <= 0) return null;
  if (change.showOld && price < before.price) return { price, oldPrice: before.price };
  // An old price that is no longer higher would be a lie.
  const oldPrice = before.oldPrice !== null && before.oldPrice > price ? before.oldPrice : null;
  return { price, oldPrice };
}

function changed(price: number, { by, value }: PriceChange): number {
  if (by === 'set') return value;
  return by === 'amount' ? price + value : (price * (100 + value)) / 100;
}
