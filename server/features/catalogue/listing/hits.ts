/** What a search found, and how well each product matches. */
/**
 * A number for each product: its id times eight, and how well it matches. 0: the title has all words whole, 1: words of it begin
 * so, 2: without endings, 3: they stand anywhere. Four more: outside of the categories that are called so.
 */
export type Hits = Int32Array;
export const rankBits = 3;
export const ranks = 8;
export const hitOf = (id: number, rank: number) => (id << rankBits) | rank;
export const idOf = (hit: number) => hit >>> rankBits;
export const rankOf = (hit: number) => hit & (ranks - 1);

/** Only those whose title has all words whole. */
export const wholeTitles = (hits: Hits): Hits => hits.filter((hit) => rankOf(hit) === 0);
