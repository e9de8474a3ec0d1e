/** Search of the catalogue by what is meant: for whom, for which occasion, day and budget, and words of goods (query, intent). */
import type { UnderstoodPart, Widened } from '#contract/catalogue/shop.ts';
import { dayMeant, type SaidDay } from '#domain/intention/day-words.ts';
import { hasLetterSign, otherLayouts } from '#domain/intention/keyboard.ts';
import { type Lexicon, longestMatch, nearestInLexicon } from '#domain/intention/lexicon.ts';
import { asTyped, type Intention, type Part, understand, withoutPart } from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import type { Arrival } from '#server/features/delivery/read-arrival.ts';
import type { FacetIndex } from '#server/features/catalogue/listing/facet-index.ts';
import { arrivalFilter, type Filters } from '#server/features/catalogue/listing/filters.ts';
import { type Hits, wholeTitles } from '#server/features/catalogue/listing/hits.ts';
import { joinHits, narrowHits } from '#server/features/catalogue/listing/narrow-hits.ts';
import { correctWords, findTyped, findWhatIsKnown, findWords, type Searching } from './find-words.ts';

/** `hits` are undefined when nothing is searched. */
export type FoundSearch = {
  hits: Hits | undefined;
  /** The query that was searched instead. */
  corrected: string | null;
  understood: UnderstoodPart[];
  /** What was let go, because nothing was left under it. */
  widened: Widened[];
};
export type SearchAround = Searching & { index: FacetIndex; lexicon: Lexicon; arrival: Arrival };

const nothing: FoundSearch = { hits: new Int32Array(), corrected: null, understood: [], widened: [] };

/**
 * How a text is searched: what is understood of it narrows, the rest is searched; failing that, with the keyboard's other layout,
 * then with each unknown word put right, and then `corrected` says what was searched instead.
 * @param asked `asTyped`: the words as they stand, and nothing else
 */
export async function findSearch(
  asked: { text: string; asTyped?: boolean | undefined },
  around: SearchAround,
): Promise<FoundSearch> {
  const { text } = asked;
  if (splitQuery(text).length === 0) return nothing;
  if (asked.asTyped) return (await find(asTyped(text), around)) ?? nothing;
  const intention = understand(text, around.lexicon);
  const mistyped = hasLetterSign(text) ? await findOnOtherLayout(text, around) : undefined;
  if (mistyped) return mistyped;
  // Without its ending such a slip begins like something else.
  const stuttered = hasStutter(intention.rest) ? await findByLexicon(intention, around) : undefined;
  return (
    stuttered ??
    (await find(intention, around)) ??
    (await findOnOtherLayout(text, around)) ??
    (await findByLexicon(intention, around)) ??
    (await findCorrected(text, intention, around)) ??
    (intention.parts.length > 0 ? await find({ ...intention, rest: [] }, around, ['words']) : undefined) ??
    nothing
  );
}

/** A last letter twice is no ending; `ии` is one. */
const hasStutter = (words: readonly QueryWord[]) => words.some(({ word }) => /([a-hj-z])\1$/.test(word));

/** What an intention finds, or undefined when its words find nothing. */
async function find(
  intention: Intention,
  around: SearchAround,
  letGo: Widened[] = [],
): Promise<FoundSearch | undefined> {
  const { telling, parts, rest, categories } = intention;
  const { index } = around;
  const words = rest.length > 0 ? await findWords(around, rest) : undefined;
  const isPlain = parts.length === 0 && isSame(rest, telling);
  // A title that has every word is meant, whatever else the words may mean.
  const titles = isPlain || telling.length === 0 ? [] : wholeTitles(await findTyped(around, telling));
  if (words?.length === 0 && titles.length === 0) return undefined;
  const under = (left: readonly Part[]) =>
    left.length === 0 && !words
      ? new Int32Array()
      : narrowHits(index, words, narrowing(left, categories, around));
  const whole = under(parts);
  const widened = whole.length > 0 ? [] : widen(parts, under);
  const left = parts.filter(({ kind }) => !widened.includes(kind));
  const hits = joinHits(index, Int32Array.from(titles), widened.length > 0 ? under(left) : whole);
  if (hits.length === 0) return undefined;
  return {
    hits,
    corrected: null,
    understood: left.map((part) => describe(part, intention, around)),
    widened: [...letGo, ...widened],
  };
}

const isSame = (one: readonly QueryWord[], other: readonly QueryWord[]) =>
  one.length === other.length && one.every(({ word }, at) => word === other[at]?.word);

/** What is let go first where nothing is left: who is given something comes last. */
const lettingGo = ['day', 'price', 'occasion', 'recipient'] as const;

function widen(parts: readonly Part[], under: (left: readonly Part[]) => Hits): Part['kind'][] {
  const without = (gone: readonly string[]) => under(parts.filter(({ kind }) => !gone.includes(kind)));
  let gone: Part['kind'][] = [];
  for (const kind of lettingGo.filter((one) => parts.some((part) => part.kind === one))) {
    gone.push(kind);
    if (without(gone).length > 0) break;
  }
  for (const kind of [...gone]) {
    const fewer = gone.filter((one) => one !== kind);
    if (without(fewer).length > 0) gone = fewer;
  }
  return gone;
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

function describe(part: Part, intention: Intention, { arrival }: SearchAround): UnderstoodPart {
  const plain = { kind: part.kind, ids: [], from: null, to: null, day: null };
  const without = withoutPart(intention, part);
  if (part.kind === 'price') return { ...plain, from: part.from ?? null, to: part.to ?? null, without };
  if (part.kind === 'day') return { ...plain, day: dayOf(part, arrival), without };
  return { ...plain, ids: [...part.ids], without };
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
    const found = await find(understand(other, around.lexicon), around);
    if (found) return { ...found, corrected: other };
  }
  return undefined;
}

/** With a slip of a word that people look for presents by, when nothing for sale has it. */
async function findByLexicon(intention: Intention, around: SearchAround): Promise<FoundSearch | undefined> {
  const known = await findWhatIsKnown(around, intention.rest);
  const meant = intention.words.map(({ typed, word }) => {
    const isAsked = intention.rest.some((one) => one.word === word);
    const isUnknown = isAsked && !known.has(word) && !around.lexicon.known.has(word);
    return (isUnknown && nearestInLexicon(around.lexicon, { typed, word })) || typed;
  });
  if (meant.every((typed, at) => typed === intention.words[at]?.typed)) return undefined;
  const query = meant.join(' ');
  const found = await find(understand(query, around.lexicon), around);
  return found && { ...found, corrected: query };
}

const lettersOf = (words: readonly QueryWord[]) => words.reduce((sum, { word }) => sum + word.length, 0);

async function findCorrected(
  text: string,
  intention: Intention,
  around: SearchAround,
): Promise<FoundSearch | undefined> {
  const right = await correctWords(around, intention.rest, text);
  if (right.every(({ word }) => /^\d+$/.test(word))) return undefined;
  // What little is left of a query is no other spelling of it.
  const isLess = lettersOf(right) * 3 < lettersOf(intention.rest) * 2;
  const others = intention.telling.filter((one) => !intention.rest.includes(one));
  const words: QueryWord[] = [...others, ...right];
  const found = await find({ ...intention, telling: words, rest: right, categories: [] }, around);
  if (!found || isLess) return found && { ...found, widened: ['words', ...found.widened] };
  return { ...found, corrected: words.map(({ typed }) => typed).join(' ') };
}
