/** Understands a gift search: recipient, day, occasion and budget; the remaining words are searched. */
import { type QueryWord, splitQuery } from '#domain/search.ts';
import { countAt, isChildsAge, readBudget, readRoundSum } from './budget.ts';
import { readDate, type SaidDay } from './day-words.ts';
import { type ExceptPart, readExclusions } from './exclusions.ts';
import {
  categoriesOf,
  type Lexicon,
  longestMatch,
  type Match,
  type Meaning,
  namesGoods,
  wholeCategories,
} from './lexicon.ts';
import { joinOwners } from './relations.ts';

export const understoodKinds = ['recipient', 'occasion', 'price', 'day', 'except'] as const;

/** A recognised part of a query; `places` are the indexes of its words. */
export type Part =
  | ({ places: readonly number[] } & (
      | { kind: 'recipient' | 'occasion'; ids: readonly number[]; first?: readonly number[] }
      /** Range in tenge. */
      | { kind: 'price'; from: number | undefined; to: number | undefined }
      | { kind: 'day'; on: SaidDay }
    ))
  | ExceptPart;

export type Intention = {
  words: readonly QueryWord[];
  /** Words other than stop words such as "for" or "present". */
  telling: readonly QueryWord[];
  parts: readonly Part[];
  /** Words to search for, replaced by those that titles use; empty when everything was recognised. */
  rest: readonly QueryWord[];
  /** Those of the rest that name a kind of goods; the others narrow it down. */
  kinds: readonly QueryWord[];
  /** Categories that words of the rest have as their whole name. */
  named: readonly number[];
  /** Categories with the rest as their name: their goods rank first. */
  categories: readonly number[];
  /** Brands named in full: their goods rank first. */
  brands: readonly number[];
};

/** Reads a query in time linear in its words, of which there are at most twelve. */
export function understand(query: string, lexicon: Lexicon): Intention {
  const words = splitQuery(query);
  const budget = readBudget(words);
  const except = readExclusions(words, budget.places, lexicon);
  const isSaid = new Set([...budget.places, ...except.places]);
  const { parts: read, rest, isStop, brands } = readWords(words, isSaid, lexicon);
  const price = budget.from === undefined && budget.to === undefined ? except.price : budget;
  const parts = /[,;+&]/.test(query) ? read : joinOwners(read, { words, isStop, lexicon });
  if (!parts.some(({ kind }) => kind === 'recipient') && !isOfMarriage(parts, lexicon))
    parts.push(...childOf(words, lexicon));
  const said = new Set([...isStop, ...except.places, ...parts.flatMap(({ places }) => places)]);
  const sum = price ? undefined : plainSum(words, rest, said);
  if (price) parts.push({ kind: 'price', from: price.from, to: price.to, places: [...price.places] });
  else if (sum) parts.push(sum);
  parts.push(...except.parts);
  const isAlone = parts.length === 0 && rest.length === 0;
  const isTold = (at: number) => !isStop.has(at) && !isSaid.has(at) && !sum?.places.includes(at);
  const telling = words.filter((_, at) => isTold(at));
  return {
    // A number alone would be searched as a word.
    words: words.map((one, at) => (sum?.places.includes(at) ? { ...one, typed: `${one.typed} TMT` } : one)),
    telling: isAlone ? words : telling,
    parts: mergeParts(parts),
    rest: isAlone ? words : rest,
    ...kindsAmong(rest, lexicon),
    categories: categoriesOf(lexicon, rest),
    brands,
  };
}

/** Phrases of the lexicon, dates and counts, from the left, and what is left. @param isSaid places of the budget and of negations */
function readWords(words: readonly QueryWord[], isSaid: ReadonlySet<number>, lexicon: Lexicon) {
  const parts: Part[] = [];
  const isStop = new Set<number>();
  const rest: QueryWord[] = [];
  const brands: number[] = [];
  for (let at = 0; at < words.length; ) {
    const isFree = !isSaid.has(at);
    const match = isFree ? (longestMatch(lexicon, words, at) ?? dateAt(words, at)) : undefined;
    const count = isFree ? countAt(words, at) : 0;
    const places = Array.from({ length: count || (match?.length ?? 1) }, (_, step) => at + step);
    const asked = places.flatMap((place) => words[place] ?? []);
    const part = match && partOf(match.meanings, places);
    const goods = match?.meanings.find((one) => one.kind === 'goods');
    const brand = match?.meanings.flatMap((one) => (one.kind === 'brand' ? one.ids : [])) ?? [];
    brands.push(...brand);
    if (count > 0) for (const place of places) isStop.add(place);
    else if (part) parts.push(part);
    else if (match?.meanings.every(({ kind }) => kind === 'stop')) isStop.add(at);
    else if (isFree) rest.push(...(brand.length > 0 ? asked : (goods?.words ?? asked)));
    at += places.length;
  }
  return { parts, rest, isStop, brands };
}

/**
 * "ejeme sowgat 300": beside gift words a round number is the budget, unless goods follow that it counts. It is removed
 * from the rest.
 */
function plainSum(
  words: readonly QueryWord[],
  rest: QueryWord[],
  said: ReadonlySet<number>,
): (Part & { kind: 'price' }) | undefined {
  if (said.size === 0) return undefined;
  const isLast = (at: number) => at + 1 === words.length || said.has(at + 1);
  const at = words.findIndex((one, place) => readRoundSum(one) && rest.includes(one) && isLast(place));
  const word = words[at];
  if (!word) return undefined;
  rest.splice(rest.indexOf(word), 1);
  return { kind: 'price', from: undefined, to: readRoundSum(word), places: [at] };
}

/** The query without one part; empty when only stop words would be left. */
export function withoutPart({ words, telling, parts }: Intention, part: Part): string {
  const left = words.filter((_, at) => !part.places.includes(at));
  const isOfOther = (word: QueryWord) =>
    parts.some((one) => one !== part && one.places.some((at) => words[at] === word));
  return left.some((word) => telling.includes(word) || isOfOther(word))
    ? left.map(({ typed }) => typed).join(' ')
    : '';
}

/** What of the query was understood as a part. */
export function wordsOfPart({ words }: Intention, { places }: Part): string {
  return words
    .filter((_, at) => places.includes(at))
    .map(({ typed }) => typed)
    .join(' ');
}

/** Lets parts go, by kind or by kind and id (`price`, `recipient:1`), together with their words. */
export function letPartsGo(intention: Intention, gone: ReadonlySet<string> = new Set()): Intention {
  if (gone.size === 0) return intention;
  const isGone = (part: Part) =>
    gone.has(part.kind) || ('ids' in part && part.ids.some((id) => gone.has(`${part.kind}:${id}`)));
  const places = new Set(intention.parts.filter(isGone).flatMap((part) => part.places));
  const words = intention.words.filter((_, at) => places.has(at));
  return {
    ...intention,
    telling: intention.telling.filter((word) => !words.includes(word)),
    parts: intention.parts.filter((part) => !isGone(part)),
  };
}

/**
 * The query without bare numbers, such as how many of something is wanted («51 роза»), when other words are left. A title
 * may have the number: ask for the whole first.
 */
export function withoutNumbers(intention: Intention, lexicon: Lexicon): Intention | undefined {
  const isWord = ({ word }: QueryWord) => !/^\d+$/.test(word);
  const rest = intention.rest.filter(isWord);
  if (rest.length === 0 || rest.length === intention.rest.length) return undefined;
  const categories = categoriesOf(lexicon, rest);
  return { ...intention, rest, telling: intention.telling.filter(isWord), categories };
}

/** Signs, a letter among signs or stop words alone say nothing that could be searched. */
export function asksNothing(query: string, lexicon: Lexicon): boolean {
  const words = splitQuery(query);
  const isIdle = (word: QueryWord) => {
    const meanings = longestMatch(lexicon, [word], 0)?.meanings ?? [];
    return meanings.length > 0 && meanings.every((one) => one.kind === 'stop' && one.isIdle);
  };
  const isSign = ({ word }: QueryWord) => /^[a-z]$/.test(word) && query.trim().length > 1;
  return words.every((one) => isSign(one) || isIdle(one));
}

/** A query that is searched as typed. */
export function asTyped(query: string): Intention {
  const words = splitQuery(query);
  return { words, telling: words, parts: [], rest: words, kinds: [], named: [], categories: [], brands: [] };
}

/** A child, when an age and no recipient is given. */
function childOf(words: readonly QueryWord[], lexicon: Lexicon): Part[] {
  const at = words.findIndex((_, place) => isChildsAge(words, place));
  const child = at < 0 ? undefined : longestMatch(lexicon, splitQuery('çaga'), 0);
  const part = child && partOf(child.meanings, [at, at + 1]);
  return part?.kind === 'recipient' ? [part] : [];
}

const marriage = ['wedding', 'anniversary'];
const isOfMarriage = (parts: readonly Part[], { named }: Lexicon) =>
  parts.some(
    (part) =>
      part.kind === 'occasion' &&
      named.some(
        ({ kind, id, key }) => kind === part.kind && part.ids.includes(id) && marriage.includes(key ?? ''),
      ),
  );

function dateAt(words: readonly QueryWord[], at: number): Match | undefined {
  const date = readDate(words, at);
  return date && { meanings: [{ kind: 'day', on: date.on }], length: date.length };
}

function partOf(meanings: readonly Meaning[], places: readonly number[]): Part | undefined {
  for (const kind of ['recipient', 'occasion'] as const) {
    const ids = meanings.flatMap((one) => (one.kind === kind ? one.ids : []));
    const first = meanings.flatMap((one) => (one.kind === kind ? (one.first ?? []) : []));
    if (ids.length > 0) return { kind, ids: [...new Set(ids)], first, places };
  }
  for (const one of meanings) {
    if (one.kind === 'day') return { kind: 'day', on: one.on, places };
    if (one.kind === 'cheap') return { kind: 'price', from: undefined, to: one.to, places };
  }
  return undefined;
}

/** "For mother and grandmother" matches either; of two prices or days the last one counts; negations are each their own. */
function mergeParts(parts: readonly Part[]): Part[] {
  const merged = new Map<unknown, Part>();
  for (const part of parts) {
    const key = part.kind === 'except' ? part : part.kind;
    const before = merged.get(key);
    const places = [...(before?.places ?? []), ...part.places];
    const ids = before && 'ids' in before && 'ids' in part ? [...new Set([...before.ids, ...part.ids])] : [];
    merged.set(key, 'ids' in part ? { ...part, places, ids: before ? ids : part.ids } : { ...part, places });
  }
  return [...merged.values()];
}

function kindsAmong(rest: readonly QueryWord[], lexicon: Lexicon): Pick<Intention, 'kinds' | 'named'> {
  const kinds: QueryWord[] = [];
  const named: number[] = [];
  for (let at = 0; at < rest.length; ) {
    const match = longestMatch(lexicon, rest, at);
    const isCategory = match?.meanings.some(({ kind }) => kind === 'category') ?? false;
    const words = rest.slice(at, at + (isCategory ? (match?.length ?? 1) : 1));
    named.push(...wholeCategories(match?.meanings ?? []).flatMap(({ ids }) => ids));
    kinds.push(...words.filter(({ word }) => isCategory || namesGoods(word)));
    at += words.length;
  }
  return { kinds, named };
}
