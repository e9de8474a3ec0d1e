/** Bulk price changes of options. Whole tenge; a price is never less than one rounding step. */

export type PriceChange = {
  /** per cent up or down, tenge up or down, or one price for all */
  by: 'percent' | 'amount' | 'set';
  value: number;
  /** prices become whole multiples of this; 1 when not given */
  roundTo?: number;
  /** show an old price where the new one is lower: the lowest of the month before */
  showOld?: boolean;
};
export type Price = { price: number; oldPrice: number | null };

/** How many products one call changes at most. */
export const mostBulkProducts = 5_000;
/** How many days before a reduction the old price must have been in effect. */
export const oldPriceDays = 30;

/**
 * The price after a change, or null when it would not be positive.
 * @param before.lowest the lowest price of the last `oldPriceDays`, where different
 */
export function changePrice(
  before: Price & { lowest?: number | undefined },
  change: PriceChange,
): Price | null {
  const { roundTo = 1 } = change;
  const price = Math.round(changed(before.price, change) / roundTo) * roundTo;
  if (price <= 0) return null;
  if (change.showOld && price < before.price) {
    const lowest = Math.min(before.price, before.lowest ?? before.price);
    return { price, oldPrice: lowest > price ? lowest : null };
  }
  // An old price that is not higher would be misleading.
  const oldPrice = before.oldPrice !== null && before.oldPrice > price ? before.oldPrice : null;
  return { price, oldPrice };
}

function changed(price: number, { by, value }: PriceChange): number {
  if (by === 'set') return value;
  return by === 'amount' ? price + value : (price * (100 + value)) / 100;
}
