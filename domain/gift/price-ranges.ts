/** Lower bound included, upper bound included, as in the product list; tenge. */
export type PriceRange = { priceMin: number | null; priceMax: number | null };

const manat = 100;
/** The usual price ranges of gifts, which the gift finder and the filter of a list offer. */
export const giftPriceRanges: readonly PriceRange[] = [
  { priceMin: null, priceMax: 100 * manat },
  { priceMin: 100 * manat, priceMax: 200 * manat },
  { priceMin: 200 * manat, priceMax: 300 * manat },
  { priceMin: 300 * manat, priceMax: 500 * manat },
  { priceMin: 500 * manat, priceMax: null },
];
