/** Negations: «без роз», «не цветы», "gülsüz", "gülden başga", "gül däl" — what of a query must not be shown. */
import { lastOf } from '#domain/lists/last-of.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import { cheapManat } from './gift-words.ts';
import { categoriesOf, type Lexicon, longestMatch } from './lexicon.ts';
import { isVerb } from './verbs.ts';

/** One thing that is not wanted: as it is said, the words that titles use, and what they name. */
export type ExclusionTarget = {
  said: readonly QueryWord[];
  words: readonly QueryWord[];
  categories: readonly number[];
  recipients: readonly number[];
  occasions: readonly number[];
};

export type ExceptPart = {
  kind: 'except';
  places: readonly number[];
  things: readonly ExclusionTarget[];
  /** The whole word, of one that may only look like a negation: "simsiz", "fransuz". */
  whole?: QueryWord;
};

type Negation = Omit<ExceptPart, 'things' | 'kind'> & { things: readonly (readonly QueryWord[])[] };

const before = /^(?:bez|krome|okrome|pomimo|wmesto|isklyuc.*|ne|ni|without|except|not)$/;
const isLoose = (word: string) => /^(?:ne|ni|not)$/.test(word);
const restricting = /^(?:tolko|prosto|stolko)$/;
const stressing = /^(?:ocen|sliskom|sowsem|osobo)$/;
const after = /^(?:dal|bolma(?!l).*|(?:isl|hal)[ae]m(?:ok|[ae]y[ae]r.*)|basga|ozge|gayry|dasary|yerine)$/;
/** What stands before these is in a case: "gülden başga", "gülüň ýerine". */
const caseBefore: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:basga|ozge|gayry|dasary)$/, /d[ae]n$/],
  [/^yerine$/, /n$/],
];
const joining = /^(?:i|ili|we|ya|da|hem)$/;
const suffix = /^.{2,}s[yiu]z$/;
const dear = /^(?:gymmat|dorog)/;
const adjective = /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ыи]х|[ое]го|[ую]ю)$/;

/** Whether a word that follows turns round what was said: "köp däl", "gymmat bolmasyn". */
export const isNegated = (word: string): boolean => /^(?:dal|bolma(?!l).*)$/.test(word);

export type Exclusions = {
  parts: readonly ExceptPart[];
  /** All words of negations. */
  places: ReadonlySet<number>;
  /** "Not expensive", "not cheap": tenge. */
  price?: { from: number | undefined; to: number | undefined; places: readonly number[] };
};

/** @param isTaken places of the budget, which has negations of its own */
export function readExclusions(
  words: readonly QueryWord[],
  isTaken: ReadonlySet<number>,
  lexicon: Lexicon,
): Exclusions {
  const used = new Set(isTaken);
  const places = new Set<number>();
  const parts: ExceptPart[] = [];
  let price: Exclusions['price'];
  for (let at = 0; at < words.length; at++) {
    const one = used.has(at) ? undefined : exclusionAt(at, { words, used, lexicon });
    for (const place of one?.places ?? []) used.add(places.add(place) && place);
    const bound = one?.things[0] && boundOf(one.things[0], lexicon);
    if (one && bound) price = { ...bound, places: one.places };
    else if (one && one.things.length > 0)
      parts.push({ ...one, kind: 'except', things: one.things.map((thing) => meantBy(thing, lexicon)) });
  }
  return { parts, places, ...(price && { price }) };
}

function exclusionAt(at: number, reader: Reader): Negation | undefined {
  const whole = reader.words[at] ?? { typed: '', word: '' };
  if (suffix.test(whole.word)) return { places: [at], things: [splitQuery(whole.typed.slice(0, -3))], whole };
  // «Недешёвые».
  const rest = splitQuery(/^не(.{4,})$/i.exec(whole.typed)?.[1] ?? '');
  const isOwn = longestMatch(reader.lexicon, [whole], 0) !== undefined;
  if (!isOwn && rest.length > 0 && boundOf(rest, reader.lexicon)) return { places: [at], things: [rest] };
  if (before.test(whole.word)) return readAfter(at, reader);
  return after.test(whole.word) ? readBefore(at, reader) : undefined;
}

/** Who does not want it expensive wants it cheap, and the other way round. */
function boundOf(thing: readonly QueryWord[], lexicon: Lexicon) {
  const limit = cheapManat * 100;
  if (thing.some(({ word }) => dear.test(word))) return { from: undefined, to: limit };
  const isCheap = longestMatch(lexicon, thing, 0)?.meanings.some(({ kind }) => kind === 'cheap');
  return isCheap ? { from: limit, to: undefined } : undefined;
}

/** What a thing's words name, in any form that the lexicon has. */
export function meantBy(thing: readonly QueryWord[], lexicon: Lexicon): ExclusionTarget {
  const match = longestMatch(lexicon, thing, 0);
  const meanings = match?.length === thing.length ? match.meanings : [];
  const idsOf = (wanted: 'recipient' | 'occasion') =>
    meanings.flatMap((one) => (one.kind === wanted ? one.ids : []));
  const goods = meanings.find((one) => one.kind === 'goods');
  const words = goods?.words ?? thing;
  return {
    said: thing,
    words,
    categories: [...new Set([...categoriesOf(lexicon, thing), ...categoriesOf(lexicon, words)])],
    recipients: idsOf('recipient'),
    occasions: idsOf('occasion'),
  };
}

type Reader = { words: readonly QueryWord[]; used: ReadonlySet<number>; lexicon: Lexicon };

const wordAt = ({ words, used }: Reader, at: number) => (used.has(at) ? '' : (words[at]?.word ?? ''));

/** What a word or a phrase from here means; `goods` also for a word that the lexicon does not know. */
function meaningAt({ words, lexicon }: Reader, at: number): 'stop' | 'part' | 'goods' {
  const kinds = longestMatch(lexicon, words, at)?.meanings.map(({ kind }) => kind) ?? [];
  if (kinds.length > 0 && kinds.every((kind) => kind === 'stop')) return 'stop';
  return kinds.some((kind) => kind === 'recipient' || kind === 'occasion' || kind === 'day')
    ? 'part'
    : 'goods';
}

function readAfter(at: number, reader: Reader): Negation | undefined {
  const { words } = reader;
  if (restricting.test(wordAt(reader, at + 1))) return undefined;
  const isStrict = !isLoose(wordAt(reader, at));
  let from = at + 1;
  let isSoftened = false;
  let verb: number | undefined;
  if (!isStrict)
    for (; wordAt(reader, from) !== ''; from++) {
      const isSaid = stressing.test(wordAt(reader, from)) || meaningAt(reader, from) === 'stop';
      const isOfVerb = isVerb(words[from]) || /^(?:nad|nuz)/.test(wordAt(reader, from));
      if (!isSaid && !isOfVerb) break;
      if (isOfVerb) verb = from;
      isSoftened ||= stressing.test(wordAt(reader, from));
    }
  const places = range(at, from);
  // «Розы не нужны маме»: of a verb, what stands before it.
  const isSaidBefore = wordAt(reader, at - 1) !== '' && meaningAt(reader, at - 1) === 'goods';
  const isNoThing = wordAt(reader, from) === '' || (verb !== undefined && meaningAt(reader, from) === 'part');
  if (isNoThing && isSaidBefore) return listBefore(at, places, reader);
  // Not a verb after all: «не браслет».
  const unknown =
    verb === undefined || meaningAt(reader, verb) === 'stop' ? [] : [words.slice(verb, verb + 1)];
  if (isNoThing) return { places, things: unknown };
  const things: QueryWord[][] = [];
  for (;;) {
    const end = endOfThing(from, isStrict, reader);
    const thing = words.slice(from, end);
    // «Не очень сладкий» may be sweet, and «не очень дорогой» is a price.
    const isMeant = isSoftened ? boundOf(thing, reader.lexicon) : meaningAt(reader, from) !== 'stop';
    if (isMeant) things.push(thing);
    places.push(...range(from, end));
    const isMore = joining.test(wordAt(reader, end)) && meaningAt(reader, end + 1) === 'goods';
    if (!isMore || wordAt(reader, end + 1) === '' || before.test(wordAt(reader, end + 1))) break;
    places.push(end);
    from = end + 1;
  }
  return { places, things };
}

function endOfThing(from: number, isStrict: boolean, reader: Reader): number {
  const { words, lexicon } = reader;
  const length = longestMatch(lexicon, words, from)?.length ?? 1;
  // «Не банальный букет» is a bouquet.
  const isNarrowing = isStrict && length === 1 && adjective.test(words[from]?.typed.toLowerCase() ?? '');
  const next = from + length;
  return isNarrowing && wordAt(reader, next) !== '' && meaningAt(reader, next) === 'goods'
    ? next + (longestMatch(lexicon, words, next)?.length ?? 1)
    : next;
}

function readBefore(at: number, reader: Reader): Negation {
  let to = at;
  while (wordAt(reader, to - 1) !== '' && /^gerek/.test(wordAt(reader, to - 1))) to--;
  return listBefore(to, range(to, at + 1), reader);
}

/** The thing that ends here, and those joined to it: "kitap ýa-da çaý däl". */
function listBefore(to: number, said: readonly number[], reader: Reader): Negation {
  const { words } = reader;
  const [, ending] =
    caseBefore.find(([negation]) => negation.test(words[lastOf(said) ?? 0]?.word ?? '')) ?? [];
  const places = [...said];
  const things: QueryWord[][] = [];
  for (let end = to; ; ) {
    const isOf = wordAt(reader, end - 1) !== '' && (!ending || ending.test(wordAt(reader, end - 1)));
    if (!isOf) break;
    const from = startOfThing(end, reader);
    if (things.length > 0 && meaningAt(reader, from) !== 'goods') break;
    if (meaningAt(reader, from) === 'stop') break;
    things.unshift(words.slice(from, end));
    places.unshift(...range(from, end));
    let next = from;
    while (joining.test(wordAt(reader, next - 1))) next--;
    if (next === from) break;
    if (meaningAt(reader, next - 1) === 'goods') places.unshift(...range(next, from));
    end = next;
  }
  return { places, things };
}

function startOfThing(end: number, { words, used, lexicon }: Reader): number {
  for (let from = Math.max(0, end - 3); from < end - 1; from++)
    if (!used.has(from) && longestMatch(lexicon, words, from)?.length === end - from) return from;
  return end - 1;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step);
