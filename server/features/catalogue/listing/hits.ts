/** What a search found, and how well each product matches. */
/**
 * A number per product: its id times eight, plus its rank. 0: the title has all words whole, 1: as prefixes of its
 * words, 2: without endings, 3: anywhere. Plus four outside of the categories with that name.
 */
export type Hits = Int32Array;
export const rankBits = 3;
export const ranks = 8;
export const hitOf = (id: number, rank: number) => (id << rankBits) | rank;
export const idOf = (hit: number) => hit >>> rankBits;
export const rankOf = (hit: number) => hit & (ranks - 1);

/** Only products whose title has all words whole. */
export const wholeTitles = (hits: Hits): Hits => hits.filter((hit) => rankOf(hit) === 0);
