type Priced = { price: number; oldPrice: number | null };

/** How much less than before, in whole per cent; 0 when it is not less. */
export function percentOff({ price, oldPrice }: Priced): number {
  return oldPrice === null || oldPrice <= price ? 0 : Math.round((1 - price / oldPrice) * 100);
}
