/** The nearest match in the shop for a query without results: for staff, who know what was meant. */
import { isCyrillic, splitQuery } from '#domain/search.ts';
import type { Db } from '#server/platform/db/db.ts';
import { spell } from './find-words.ts';
import { findKnownWords, findNearestWords, type NearestWord } from './search.repo.ts';

type Near = NearestWord & { word: string };

/**
 * Each query with its unknown words replaced by the most similar words of products; null when no word has a similar
 * one.
 */
export async function nameNearest(db: Db, queries: readonly string[]): Promise<(string | null)[]> {
  const split = queries.map(splitQuery);
  const words = [...new Set(split.flat().map(({ word }) => word))];
  const known = await findKnownWords(db, words);
  const unknown = words.filter((word) => !known.has(word));
  const found = await findNearestWords(db, unknown);
  const near = new Map(
    found.flatMap((one) => (one.word === null ? [] : [[one.typed, one as Near] as const])),
  );
  return split.map((query, at) => {
    if (!query.some(({ word }) => near.has(word))) return null;
    const named = query.flatMap(({ word, typed }) => {
      const one = near.get(word);
      return one ? spell(one, isCyrillic(queries[at] ?? '')) : known.has(word) ? typed : [];
    });
    return [...new Set(named)].join(' ');
  });
}
