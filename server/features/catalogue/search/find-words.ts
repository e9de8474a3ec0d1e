/**
 * Words in the texts of products: as typed, as parts of titles, and finally corrected (spelling, typing mistakes or
 * typos, fuzzy matching).
 */
import {
  allowedSlips,
  isCyrillic,
  mayBeSlip,
  type QueryWord,
  slipsToBeginning,
  swappedNeighbours,
} from '#domain/search.ts';
import { otherForms, stemsOf, typedStem } from '#domain/intention/stems.ts';
import type { Hits } from '#server/features/catalogue/listing/hits.ts';
import type { Db } from '#server/platform/db/db.ts';
import {
  findHits,
  findKnownWords,
  findNearestByLetters,
  findNearestWords,
  findWholeWords,
  type NearestWord,
  type Search,
} from './search.repo.ts';

/** Cached hits, until the words of any product change. */
export type KnownHits = { get(key: string): Hits | undefined; set(key: string, hits: Hits): unknown };
export type WordSearch = { db: Db; known: KnownHits };

/** The products with all of these words as typed, or as prefixes. */
export async function findTyped({ db, known }: WordSearch, words: readonly QueryWord[]): Promise<Hits> {
  // A word without diacritics and Cyrillic letters has no letters of its own.
  const hasOwn = words.some(({ typed }) => /[^\p{ASCII}]/u.test(typed));
  return once(
    { db, known },
    {
      kind: 'words',
      exact: words.map(({ word }) => word),
      stems: words.map(stemsOf),
      letters: hasOwn ? words.map(typedStem) : [],
    },
  );
}

/** The same; otherwise the products with all of them as parts of a title. */
export async function findWords(searching: WordSearch, words: readonly QueryWord[]): Promise<Hits> {
  const typed = await findTyped(searching, words);
  if (typed.length > 0 || words.some(({ word }) => word.length < 3)) return typed;
  return once(searching, { kind: 'pieces', pieces: words.map(({ word }) => word) });
}

async function once({ db, known }: WordSearch, search: Search): Promise<Hits> {
  const key = JSON.stringify(search);
  const hits = known.get(key) ?? (await findHits(db, search));
  known.set(key, hits);
  return hits;
}

/**
 * The forms of unknown words that titles or the lexicon have, as typed, by the word; undefined when none has any.
 * @param lexicon every word of it
 */
export async function findOtherForms(
  searching: WordSearch,
  words: readonly QueryWord[],
  lexicon: ReadonlyMap<string, unknown>,
): Promise<Map<string, string> | undefined> {
  const known = await findWhatIsKnown(searching, words);
  const asked = words.filter(({ word }) => !known.has(word)).map((one) => ({ one, forms: otherForms(one) }));
  const all = asked.flatMap(({ forms }) => forms.map(({ word }) => word));
  if (all.length === 0) return undefined;
  const found = await findWholeWords(searching.db, all);
  const right = asked.flatMap(({ one, forms }) => {
    const form = forms.find(({ word }) => found.has(word) || lexicon.has(word));
    return form ? [[one.word, form.typed] as const] : [];
  });
  return right.length > 0 ? new Map(right) : undefined;
}

/** Corrects each unknown word, in the script of the query; a word without a similar one is left out. */
export async function correctWords(
  searching: WordSearch,
  words: readonly QueryWord[],
  query: string,
): Promise<QueryWord[]> {
  const { db } = searching;
  const known = await findWhatIsKnown(searching, words);
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
      if (isNear(found, slips)) right.push({ word: found.word, typed: spell(found, isCyrillic(query)) });
    }
  }
  return right;
}

/** The word with two neighbouring letters swapped back, when a product has it, also as a prefix. */
async function findSwapped(db: Db, asked: QueryWord): Promise<QueryWord | undefined> {
  if (asked.word.length < 4) return undefined;
  const swapped = swappedNeighbours(asked);
  const found = await findKnownWords(
    db,
    swapped.map(({ word }) => word),
  );
  return swapped.find(({ word }) => found.has(word) && mayBeSlip(asked.word, word));
}

/** The word of a title that has one slip after the first letter, as spelled there. */
export async function findTitleSlip(
  { db }: WordSearch,
  { typed, word }: QueryWord,
): Promise<string | undefined> {
  const [near] = await findNearestWords(db, [word]);
  const isOne = isNear(near, 1) && near.distance === 1 && near.word[0] === word[0];
  return isOne ? spell(near, isCyrillic(typed)) : undefined;
}

/** Which words any product has. Cached like hits: one entry for a known word, none for an unknown one. */
export async function findWhatIsKnown(
  { db, known: hits }: WordSearch,
  words: readonly QueryWord[],
): Promise<Set<string>> {
  const asked = words.flatMap(({ word }) => (hits.get(word) ? [] : [word]));
  const found = asked.length > 0 ? await findKnownWords(db, asked) : new Set();
  for (const word of asked) hits.set(word, new Int32Array(found.has(word) ? 1 : 0));
  return new Set(words.flatMap(({ word }) => (found.has(word) || hits.get(word)?.length ? [word] : [])));
}

/** The beginning of a long word is compared as well, because the asked one may have another ending. */
const leastOfBeginning = 6;

function isNear(near: NearestWord | undefined, slips: number): near is NearestWord & { word: string } {
  if (!near || near.word === null || near.distance === null || !mayBeSlip(near.typed, near.word))
    return false;
  if (near.distance <= slips) return true;
  return near.typed.length >= leastOfBeginning && slipsToBeginning(near.typed, near.word) <= 1;
}

/** As spelled in titles of its language. */
export function spell(near: NearestWord & { word: string }, inCyrillic: boolean): string {
  return ((inCyrillic ? near.ru : near.tm) ?? near.tm ?? near.ru ?? near.word).toLowerCase();
}
