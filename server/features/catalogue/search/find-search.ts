/** Search of the catalogue by intent: recipient, occasion, day and budget of the query, and words of goods. */
import type { UnderstoodPart, Widened } from '#contract/catalogue/shop.ts';
import { dayMeant, type SaidDay } from '#domain/intention/day-words.ts';
import { hasLetterSign, otherLayouts } from '#domain/intention/keyboard.ts';
import { type Lexicon, longestMatch, nearestInLexicon } from '#domain/intention/lexicon.ts';
import {
  asTyped,
  type Intention,
  letPartsGo,
  type Part,
  understand,
  withoutPart,
  wordsOfPart,
} from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import type { Arrival } from '#server/features/delivery/read-arrival.ts';
import type { FacetIndex } from '#server/features/catalogue/listing/facet-index.ts';
import { arrivalFilter, type Filters } from '#server/features/catalogue/listing/filters.ts';
import { type Hits, wholeTitles } from '#server/features/catalogue/listing/hits.ts';
import { hasHits, joinHits, narrowHits } from '#server/features/catalogue/listing/narrow-hits.ts';
import { correctWords, findTyped, findWhatIsKnown, findWords, type Searching } from './find-words.ts';

/** `hits` are undefined when nothing is searched. */
export type FoundSearch = {
  hits: Hits | undefined;
  /** The query that was searched instead. */
  corrected: string | null;
  understood: UnderstoodPart[];
  /** Parts that were dropped because nothing matched them. */
  widened: Widened[];
};
/** `without`: interpreted parts that the searcher let go, by kind or by kind and id. */
export type SearchAround = Searching & {
  index: FacetIndex;
  lexicon: Lexicon;
  arrival: Arrival;
  without?: ReadonlySet<string> | undefined;
};

/** An empty query: no product is left out. */
export const everything: FoundSearch = { hits: undefined, corrected: null, understood: [], widened: [] };
const nothing: FoundSearch = { ...everything, hits: new Int32Array() };

/**
 * Searches a query: recognised parts filter, the other words are searched; without results, with the other keyboard
 * layout, then with each unknown word corrected, and then `corrected` is what was searched instead.
 * @param asked `asTyped`: search the words as typed only
 */
export async function findSearch(
  asked: { text: string; asTyped?: boolean | undefined },
  around: SearchAround,
): Promise<FoundSearch> {
  const { text } = asked;
  if (splitQuery(text).length === 0) return nothing;
  if (asked.asTyped) return (await find(asTyped(text), around)) ?? nothing;
  const intention = read(text, around);
  if (intention.parts.length + intention.rest.length === 0) return everything;
  const mistyped = hasLetterSign(text) ? await findOnOtherLayout(text, around) : undefined;
  if (mistyped) return mistyped;
  // With a doubled last letter, cutting the ending would give the prefix of another word.
  const stuttered = hasStutter(intention.rest) ? await findByLexicon(intention, around) : undefined;
  return (
    stuttered ??
    (await find(intention, around)) ??
    (await findOnOtherLayout(text, around)) ??
    (await findByLexicon(intention, around)) ??
    (await findCorrected(text, intention, around)) ??
    (intention.parts.length > 0 ? await find({ ...intention, rest: [] }, around, ['words']) : undefined) ??
    (await findFewer(intention, around)) ??
    nothing
  );
}

const read = (text: string, { lexicon, without }: SearchAround) =>
  letPartsGo(understand(text, lexicon), without);

/** A doubled last letter is no ending; `ии` is one. */
const hasStutter = (words: readonly QueryWord[]) => words.some(({ word }) => /([a-hj-z])\1$/.test(word));

/** What an intention finds, or undefined when its words find nothing. */
async function find(
  intention: Intention,
  around: SearchAround,
  letGo: readonly Widened[] = [],
): Promise<FoundSearch | undefined> {
  const { telling, parts, rest } = intention;
  const words = rest.length > 0 ? await findWords(around, rest) : undefined;
  const isPlain = parts.length === 0 && isSame(rest, telling);
  // A title that has every word is what was meant, even if the words could mean something else.
  const titles = isPlain || telling.length === 0 ? [] : wholeTitles(await findTyped(around, telling));
  if (words?.length === 0 && titles.length === 0) return undefined;
  const whole = hitsUnder(parts, words, { intention, around });
  if (whole.length + titles.length === 0) return findWider(intention, words, { around, letGo });
  const hits = joinHits(around.index, Int32Array.from(titles), whole);
  return tell({ ...intention, parts: whole.length > 0 ? parts : [] }, hits, { around, letGo });
}

const isSame = (one: readonly QueryWord[], other: readonly QueryWord[]) =>
  one.length === other.length && one.every(({ word }, at) => word === other[at]?.word);

type Reading = { around: SearchAround; letGo: readonly Widened[] };

function tell(intention: Intention, hits: Hits, { around, letGo }: Reading): FoundSearch | undefined {
  if (hits.length === 0) return undefined;
  const understood = intention.parts.map((part) => describe(part, intention, around));
  return { hits, corrected: null, understood, widened: [...new Set(letGo)] };
}

type Asking = { intention: Pick<Intention, 'categories'>; around: SearchAround };

function hitsUnder(left: readonly Part[], words: Hits | undefined, { intention, around }: Asking): Hits {
  if (left.length === 0 && !words) return new Int32Array();
  return narrowHits(around.index, words, narrowing(left, words ? intention.categories : [], around));
}

/** Whether anything matches: asked for each part that may be dropped, so without sorting. */
const isAnyUnder = (left: readonly Part[], words: Hits | undefined, around: SearchAround): boolean =>
  (left.length > 0 || words !== undefined) &&
  hasHits(around.index, words, narrowing(left, [], around).filters);

/** The order of dropping. `kinds` are the words that name a kind of goods; the other words are dropped with them. */
const lettingGo = ['words', 'day', 'price', 'occasion', 'kinds'] as const;

/**
 * Drops as few parts as possible: first the words that narrow the kind of goods, then the day, the price and the
 * occasion, last the kind of goods. The recipient stays, unless nothing in the shop is for them.
 */
async function findWider(
  intention: Intention,
  words: Hits | undefined,
  { around, letGo }: Reading,
): Promise<FoundSearch | undefined> {
  const { parts, rest, kinds } = intention;
  const nobody = parts.find((part) => part.kind === 'recipient' && !isAnyUnder([part], undefined, around));
  if (nobody) {
    const others = parts.filter((part) => part !== nobody);
    return find({ ...intention, parts: others }, around, [...letGo, 'recipient']);
  }
  const ofKinds = kinds.length > 0 ? await findWords(around, kinds) : undefined;
  const leftAfter = (gone: readonly string[]) => parts.filter(({ kind }) => !gone.includes(kind));
  const wordsAfter = (gone: readonly string[]) =>
    gone.includes('kinds') ? undefined : gone.includes('words') ? ofKinds : words;
  const has = { words: rest.length > kinds.length, kinds: kinds.length > 0 };
  const mayGo = lettingGo.filter((one) =>
    one === 'words' || one === 'kinds' ? has[one] : parts.some(({ kind }) => kind === one),
  );
  const gone = fewestGone(mayGo, (without) => isAnyUnder(leftAfter(without), wordsAfter(without), around));
  const told = gone.map((one) => (one === 'kinds' ? 'words' : one));
  return tell(
    { ...intention, parts: leftAfter(gone) },
    hitsUnder(leftAfter(gone), wordsAfter(gone), { intention, around }),
    {
      around,
      letGo: [...letGo, ...told],
    },
  );
}

/** Drops parts one after the other until something is found, and restores those dropped in vain. */
function fewestGone<One extends string>(
  mayGo: readonly One[],
  isFound: (gone: readonly One[]) => boolean,
): readonly One[] {
  const needed = mayGo.findIndex((_, at) => isFound(mayGo.slice(0, at + 1)));
  const all = needed < 0 ? mayGo : mayGo.slice(0, needed + 1);
  return all.reduce<readonly One[]>((gone, one) => {
    const fewer = gone.filter((other) => other !== one);
    return isFound(fewer) ? fewer : gone;
  }, all);
}

function narrowing(parts: readonly Part[], categories: readonly number[], { arrival }: SearchAround) {
  const filters: Filters = {};
  for (const part of parts) {
    if (part.kind === 'price') Object.assign(filters, { priceMin: part.from, priceMax: part.to });
    else if (part.kind === 'day') Object.assign(filters, arrivalFilter(arrival, dayOf(part, arrival)));
    else filters[part.kind === 'recipient' ? 'recipients' : 'occasions'] = part.ids;
  }
  const first = parts.flatMap((part) => ('ids' in part ? (part.first ?? []) : []));
  return { filters, categories, first };
}

const dayOf = ({ on }: { on: SaidDay }, { today }: Arrival) => dayMeant(on, today);

function describe(part: Part, intention: Intention, { arrival, lexicon }: SearchAround): UnderstoodPart {
  const words = wordsOfPart(intention, part);
  const plain = { kind: part.kind, ids: [], from: null, to: null, day: null, words };
  const without = withoutPart(intention, part);
  if (part.kind === 'price') return { ...plain, from: part.from ?? null, to: part.to ?? null, without };
  if (part.kind === 'day') return { ...plain, day: dayOf(part, arrival), without };
  const named = lexicon.named.find(({ kind, id }) => kind === part.kind && id === part.ids[0]);
  return { ...plain, ids: [...part.ids], ...(named && { id: named.id, title: named.title }), without };
}

async function findOnOtherLayout(text: string, around: SearchAround): Promise<FoundSearch | undefined> {
  const isAtHome = async (query: string) => {
    const words = splitQuery(query);
    const known = await findWhatIsKnown(around, words);
    return words.every(
      (one, at) => known.has(one.word) || longestMatch(around.lexicon, words, at) !== undefined,
    );
  };
  for (const other of otherLayouts(text)) {
    if (splitQuery(other).length === 0 || !(await isAtHome(other))) continue;
    const found = await find(read(other, around), around);
    if (found) return { ...found, corrected: other };
  }
  return undefined;
}

/** With a typo in a gift word, when no product has the word. */
async function findByLexicon(intention: Intention, around: SearchAround): Promise<FoundSearch | undefined> {
  const known = await findWhatIsKnown(around, intention.rest);
  const meant = intention.words.map(({ typed, word }, at) => {
    const isAsked = intention.rest.some((one) => one.word === word);
    const isUnknown = isAsked && !known.has(word) && !around.lexicon.known.has(word);
    return (isUnknown && nearestInLexicon(around.lexicon, intention.words, at)) || typed;
  });
  if (meant.every((typed, at) => typed === intention.words[at]?.typed)) return undefined;
  const query = meant.join(' ');
  const found = await find(read(query, around), around);
  return found && { ...found, corrected: query };
}

/**
 * Of words that no product has together, those that name the kind of goods, otherwise the last: it is usually the noun.
 */
async function findFewer(intention: Intention, around: SearchAround): Promise<FoundSearch | undefined> {
  const { rest, kinds } = intention;
  const left = kinds.length > 0 ? kinds : rest.slice(-1);
  if (left.length === rest.length || left.every(({ word }) => /^\d+$/.test(word))) return undefined;
  return find({ ...intention, telling: left, rest: left }, around, ['words']);
}

const lettersOf = (words: readonly QueryWord[]) => words.reduce((sum, { word }) => sum + word.length, 0);

async function findCorrected(
  text: string,
  intention: Intention,
  around: SearchAround,
): Promise<FoundSearch | undefined> {
  const right = await correctWords(around, intention.rest, text);
  if (right.every(({ word }) => /^\d+$/.test(word))) return undefined;
  // A correction that is much shorter than the query is none.
  const isLess = lettersOf(right) * 3 < lettersOf(intention.rest) * 2;
  const others = intention.telling.filter((one) => !intention.rest.includes(one));
  const words: QueryWord[] = [...others, ...right];
  const found = await find({ ...intention, telling: words, rest: right, categories: [] }, around);
  if (!found || isLess) return found && { ...found, widened: ['words', ...found.widened] };
  return { ...found, corrected: words.map(({ typed }) => typed).join(' ') };
}
