/** What a search found, and how well each product matches. */
/**
 * A number per product: its id times 64, plus its rank. 0: the title that has every word of the query, where the query
 * could mean something else. 1 to 8: the title has all words whole, `wholeRank` says in which order. 9, 10: as prefixes
 * of its words, in the letters typed and in similar ones; 11: without endings; 12: anywhere in the texts. Plus 16
 * outside of the brands or categories with that name, and plus 32 where goods of the kind that is named are found as
 * well and this only mentions it.
 */
export type Hits = Int32Array;
export const rankBits = 6;
export const ranks = 64;
/** Packs an id and a rank as `Hits` says; `idOf` and `rankOf` unpack them. */
export const hitOf = (id: number, rank: number) => (id << rankBits) | rank;
export const idOf = (hit: number) => hit >>> rankBits;
export const rankOf = (hit: number) => hit & (ranks - 1);

export const titleRank = 0;
/**
 * Of whole words: as the typed letters have it before similar letters (`gül`, `gul`), the goods themselves before what
 * comes with them («Ёлка», «Снеговик под ёлку»), the form typed before others.
 */
export const wholeRank = { first: 1, isOtherLetters: 4, isBeside: 2, isOtherForm: 1 } as const;
export const prefixRank = { ownLetters: 9, otherLetters: 10 } as const;
export const stemRank = 11;
export const textRank = 12;
export const outsideNamed = 16;
export const onlyMentions = 32;

/** Without those that only mention what the others are. */
export const namedHits = (hits: Hits): Hits => hits.filter((hit) => rankOf(hit) < onlyMentions);

/**
 * Products whose title has all words whole: they come before all others. A single word has to be in the form typed.
 * @param count how many words
 */
export const wholeTitles = (hits: Hits, count: number): Hits =>
  hits
    .filter(
      (hit) => rankOf(hit) < prefixRank.ownLetters && (count > 1 || rankOf(hit) % 2 === wholeRank.first),
    )
    .map((hit) => hitOf(idOf(hit), titleRank));
