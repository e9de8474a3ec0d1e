type PricePair = { price: number; oldPrice: number | null };

/** Discount in whole per cent; 0 when there is none. */
export function percentOff({ price, oldPrice }: PricePair): number {
  return oldPrice === null || oldPrice <= price ? 0 : Math.round((1 - price / oldPrice) * 100);
}
