import { allowedSlips, isCyrillic, type QueryWord, splitQuery, stem } from '#domain/search.ts';
import type { Context } from '#server/context.ts';
import { findNearestByLetters, findNearestWords, type NearestWord, type Search } from './search.repo.ts';
import { findHits, type Hits, isAnyOnShelf } from './find-hits.ts';
import type { KeptShelf } from '#server/features/catalogue/listing/refresh-index.ts';

type Ctx = Pick<Context, 'db' | 'lasting'>;
/** `hits` are undefined when nothing is searched. */
export type FoundSearch = { search: Search | undefined; hits: Hits | undefined; corrected: string | null };

/**
 * How a text is searched: as it stands; failing that, as pieces of titles; failing that, with each unknown word put right or
 * left out, and then `corrected` says what was searched instead.
 * @param text what the customer typed; blank means no search at all
 */
export async function findSearch(ctx: Ctx, kept: KeptShelf, text: string): Promise<FoundSearch> {
  if (text.trim() === '') return { search: undefined, hits: undefined, corrected: null };
  const tryOut = async (search: Search, corrected: string | null = null) => {
    const hits = await findHits(ctx, kept, search);
    return isAnyOnShelf(kept, hits) ? { search, hits, corrected } : undefined;
  };
  const words = splitQuery(text);
  const asTyped = words.length > 0 && (await tryOut(byWords(words)));
  if (asTyped) return asTyped;
  if (words.length > 0 && words.every(({ word }) => word.length >= 3)) {
    const inside = await tryOut({ kind: 'pieces', pieces: words.map(({ word }) => word) });
    if (inside) return inside;
  }
  const right = await correctWords(ctx, kept, words, isCyrillic(text));
  const asMeant =
    right.length > 0 && (await tryOut(byWords(right), right.map(({ typed }) => typed).join(' ')));
  if (asMeant) return asMeant;
  const nothing: Search = { kind: 'nothing' };
  return { search: nothing, hits: await findHits(ctx, kept, nothing), corrected: null };
}

function byWords(words: readonly QueryWord[]): Search {
  return { kind: 'words', exact: words.map(({ word }) => word), wide: words.map(({ word }) => stem(word)) };
}

async function correctWords(
  ctx: Ctx,
  kept: KeptShelf,
  words: readonly QueryWord[],
  inCyrillic: boolean,
): Promise<QueryWord[]> {
  const hits = await Promise.all(
    words.map(({ word }) => findHits(ctx, kept, { kind: 'words', exact: [word], wide: [word] })),
  );
  const isKnown = hits.map((found) => isAnyOnShelf(kept, found));
  const unknown = words.filter((_, place) => !isKnown[place]);
  const nearest = await findNearestWords(
    ctx.db,
    unknown.map(({ word }) => word),
  );
  const right: QueryWord[] = [];
  for (const [place, asked] of words.entries()) {
    if (isKnown[place]) right.push(asked);
    else {
      const near = nearest[unknown.indexOf(asked)];
      const slips = allowedSlips(asked.word);
      const found = isNear(near, slips) ? near : await findNearestByLetters(ctx.db, asked.word, slips);
      if (isNear(found, slips)) right.push({ word: found.word, typed: spell(found, inCyrillic) });
    }
  }
  return right;
}

function isNear(near: NearestWord | undefined, slips: number): near is NearestWord & { word: string } {
  return near !== undefined && near.word !== null && near.distance !== null && near.distance <= slips;
}

function spell(near: NearestWord & { word: string }, inCyrillic: boolean): string {
  return ((inCyrillic ? near.ru : near.tm) ?? near.tm ?? near.ru ?? near.word).toLowerCase();
}
