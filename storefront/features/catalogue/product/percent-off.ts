type Priced = { price: number; oldPrice: number | null };

/** Discount in whole per cent; 0 when there is none. */
export function percentOff({ price, oldPrice }: Priced): number {
  return oldPrice === null || oldPrice <= price ? 0 : Math.round((1 - price / oldPrice) * 100);
}
