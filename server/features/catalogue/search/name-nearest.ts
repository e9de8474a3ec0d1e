/** What the shop has that is written most like a query that found nothing (nearest match): for staff, who know what was meant. */
import { isCyrillic, splitQuery } from '#domain/search.ts';
import type { Db } from '#server/platform/db/db.ts';
import { spell } from './find-words.ts';
import { findKnownWords, findNearestWords, type NearestWord } from './search.repo.ts';

type Near = NearestWord & { word: string };

/** Each query with its unknown words as the nearest that goods for sale are called; null where nothing is near to any of them. */
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
