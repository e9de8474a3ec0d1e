import { allowedSlips, isCyrillic, type QueryWord, splitQuery, stem } from '#domain/search.ts';
import type { Db } from '#server/platform/db.ts';
import {
  findNearestByLetters,
  findNearestWords,
  isFound,
  type NearestWord,
  type Search,
} from './catalogue-search.repo.ts';

export type FoundSearch = { search: Search | undefined; corrected: string | null };

/**
 * How a text is searched: as it stands; failing that, as pieces of titles; failing that, with each unknown word put right or
 * left out, and then `corrected` says what was searched instead.
 * @param text what the customer typed; blank means no search at all
 */
export async function findSearch(db: Db, text: string): Promise<FoundSearch> {
  if (text.trim() === '') return { search: undefined, corrected: null };
  const words = splitQuery(text);
  if (words.length === 0) return nothing;
  const asTyped = byWords(words);
  if (await isFound(db, asTyped)) return { search: asTyped, corrected: null };
  if (words.every(({ word }) => word.length >= 3)) {
    const pieces: Search = { kind: 'pieces', pieces: words.map(({ word }) => word) };
    if (await isFound(db, pieces)) return { search: pieces, corrected: null };
  }
  const right = await correctWords(db, words, isCyrillic(text));
  if (right.length === 0) return nothing;
  const search = byWords(right);
  if (!(await isFound(db, search))) return nothing;
  return { search, corrected: right.map(({ typed }) => typed).join(' ') };
}

const nothing: FoundSearch = { search: { kind: 'nothing' }, corrected: null };

function byWords(words: readonly QueryWord[]): Search {
  return {
    kind: 'words',
    exact: words.map(({ word }) => `${word}:*`).join(' & '),
    wide: words.map(({ word }) => `${stem(word)}:*`).join(' & '),
  };
}

async function correctWords(db: Db, words: readonly QueryWord[], inCyrillic: boolean): Promise<QueryWord[]> {
  const nearest = await findNearestWords(
    db,
    words.map(({ word }) => word),
  );
  const right: QueryWord[] = [];
  for (const [place, asked] of words.entries()) {
    const near = nearest[place];
    if (near?.isKnown) right.push(asked);
    else {
      const slips = allowedSlips(asked.word);
      const found = isNear(near, slips) ? near : await findNearestByLetters(db, asked.word, slips);
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
