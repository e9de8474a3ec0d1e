/** Search of the catalogue: exact words, pieces of words, and at last typos corrected (spelling, fuzzy matching). */
import { searchedWords, swappedNeighbours, withoutPeople } from './search-words.ts';
import { allowedSlips, isCyrillic, type QueryWord, splitQuery, stem } from '#domain/search.ts';
import type { Db } from '#server/platform/db/db.ts';
import {
  findHits,
  findKnownWords,
  findNearestByLetters,
  findNearestWords,
  type NearestWord,
  type Search,
} from './search.repo.ts';
import type { Hits } from '#server/features/catalogue/listing/select-products.ts';

/** `hits` are undefined when nothing is searched. */
export type FoundSearch = { hits: Hits | undefined; corrected: string | null };
/** What searches found, until the words of any product change. */
export type KnownHits = { get(key: string): Hits | undefined; set(key: string, hits: Hits): unknown };

/**
 * How a text is searched: as it stands; failing that, as pieces of titles; failing that, with each unknown word put right or
 * left out, and then `corrected` says what was searched instead.
 * @param text what the customer typed; blank means no search at all
 */
export async function findSearch(db: Db, text: string, known: KnownHits): Promise<FoundSearch> {
  if (text.trim() === '') return { hits: undefined, corrected: null };
  const tryOut = async (search: Search, corrected: string | null = null) => {
    const key = JSON.stringify(search);
    const hits = known.get(key) ?? (await findHits(db, search));
    known.set(key, hits);
    return hits.length > 0 ? { hits, corrected } : undefined;
  };
  const words = searchedWords(splitQuery(text));
  const asTyped = words.length > 0 && (await tryOut(byWords(words)));
  if (asTyped) return asTyped;
  const goods = withoutPeople(words);
  const forSomebody = goods.length > 0 && goods.length < words.length && (await tryOut(byWords(goods)));
  if (forSomebody) return forSomebody;
  if (words.length > 0 && words.every(({ word }) => word.length >= 3)) {
    const inside = await tryOut({ kind: 'pieces', pieces: words.map(({ word }) => word) });
    if (inside) return inside;
  }
  const right = await correctWords(db, words, { inCyrillic: isCyrillic(text), hits: known });
  const asMeant =
    right.length > 0 && (await tryOut(byWords(right), right.map(({ typed }) => typed).join(' ')));
  return asMeant || { hits: new Int32Array(), corrected: null };
}

function byWords(words: readonly QueryWord[]): Search {
  return { kind: 'words', exact: words.map(({ word }) => word), wide: words.map(({ word }) => stem(word)) };
}

async function correctWords(
  db: Db,
  words: readonly QueryWord[],
  { inCyrillic, hits }: { inCyrillic: boolean; hits: KnownHits },
): Promise<QueryWord[]> {
  const known = await readKnownWords(
    db,
    words.map(({ word }) => word),
    hits,
  );
  const meant = await Promise.all(
    words.map(async (one) => (known.has(one.word) ? one : ((await findSwapped(db, one)) ?? one))),
  );
  for (const { word } of meant.filter((one) => !words.includes(one))) known.add(word);
  const unknown = meant.filter(({ word }) => !known.has(word));
  const nearest = await findNearestWords(
    db,
    unknown.map(({ word }) => word),
  );
  const right: QueryWord[] = [];
  for (const asked of meant) {
    if (known.has(asked.word)) right.push(asked);
    else {
      const near = nearest[unknown.indexOf(asked)];
      const slips = allowedSlips(asked.word);
      const found = isNear(near, slips) ? near : await findNearestByLetters(db, asked.word, slips);
      if (isNear(found, slips)) right.push({ word: found.word, typed: spell(found, inCyrillic) });
    }
  }
  return right;
}

/** The word with two neighbours swapped back, when something for sale has it, or a word that begins so. */
async function findSwapped(db: Db, asked: QueryWord): Promise<QueryWord | undefined> {
  if (asked.word.length < 4) return undefined;
  const swapped = swappedNeighbours(asked);
  const found = await findKnownWords(
    db,
    swapped.map(({ word }) => word),
  );
  return swapped.find(({ word }) => found.has(word));
}

/** Remembered like hits: one for a word that something for sale has, none for another. */
async function readKnownWords(db: Db, words: readonly string[], hits: KnownHits): Promise<Set<string>> {
  const asked = words.filter((word) => !hits.get(word));
  const found = asked.length > 0 ? await findKnownWords(db, asked) : new Set();
  for (const word of asked) hits.set(word, new Int32Array(found.has(word) ? 1 : 0));
  return new Set(words.filter((word) => found.has(word) || hits.get(word)?.length));
}

function isNear(near: NearestWord | undefined, slips: number): near is NearestWord & { word: string } {
  return near !== undefined && near.word !== null && near.distance !== null && near.distance <= slips;
}

function spell(near: NearestWord & { word: string }, inCyrillic: boolean): string {
  return ((inCyrillic ? near.ru : near.tm) ?? near.tm ?? near.ru ?? near.word).toLowerCase();
}
