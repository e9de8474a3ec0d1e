/** What the parts of a query and its other words find together, and what when nothing has all of them. */
import type { UnderstoodPart, WidenedPart } from '#contract/catalogue/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import { widerLimits } from '#domain/intention/budget.ts';
import { dayMeant, type SaidDay } from '#domain/intention/day-words.ts';
import type { Lexicon } from '#domain/intention/lexicon.ts';
import { type Intention, type Part, withoutPart, wordsOfPart } from '#domain/intention/understand.ts';
import type { QueryWord } from '#domain/search.ts';
import type { Arrival } from '#server/features/delivery/read-arrival.ts';
import { type FacetIndex, hasBit } from '#server/features/catalogue/listing/facet-index.ts';
import { arrivalFilter, type Exclusion, type Filters } from '#server/features/catalogue/listing/filters.ts';
import { type Hits, idOf, wholeTitles } from '#server/features/catalogue/listing/hits.ts';
import { hasHits, joinHits, narrowHits } from '#server/features/catalogue/listing/narrow-hits.ts';
import { anyOf } from '#server/features/catalogue/listing/select-products.ts';
import { findExclusions } from './find-exclusions.ts';
import { findTyped, findWords, type WordSearch } from './find-words.ts';
import { markMentions } from './mark-mentions.ts';

/** `hits` are undefined when nothing is searched. */
export type FoundSearch = {
  hits: Hits | undefined;
  /** The query that was searched instead. */
  corrected: string | null;
  understood: UnderstoodPart[];
  /** Parts that were dropped because nothing matched them. */
  widened: WidenedPart[];
  /** False when the text says nothing that could be searched. */
  asked: boolean;
};
/** `without`: interpreted parts that the searcher let go, by kind or by kind and id. */
export type SearchContext = WordSearch & {
  index: FacetIndex;
  lexicon: Lexicon;
  arrival: Arrival;
  without?: ReadonlySet<string> | undefined;
  /** What the negations of the query leave out, by part. */
  excluded?: ReadonlyMap<unknown, Exclusion> | undefined;
};

/** What an intention finds, or undefined when its words find nothing. */
export async function findIntention(
  asked: Intention,
  context: SearchContext,
  gone: readonly WidenedPart[] = [],
): Promise<FoundSearch | undefined> {
  const { intention, excluded, isLost } = await findExclusions(asked, context);
  const around = { ...context, excluded };
  const letGo = isLost ? [...gone, 'words' as const] : gone;
  const { parts, rest } = intention;
  const words = rest.length > 0 ? await findWords(around, rest) : undefined;
  const titles = await findTitles(intention, around);
  if (words?.length === 0 && titles.length === 0) return undefined;
  const whole = hitsUnder(parts, words, { intention, around });
  if (whole.length + titles.length === 0) return findWider(intention, words, { around, letGo });
  if (titles.length === 0 && words && isBesideNamed(whole, words, { intention, around }))
    return findWider(intention, hitsNamed(words, { intention, around }), { around, letGo });
  const hits = joinHits(around.index, titles, whole);
  return tell({ ...intention, parts: whole.length > 0 ? parts : parts.filter(isLimit) }, hits, {
    around,
    letGo,
  });
}

/**
 * The titles that have every word: they are what was meant, even if the words could mean a recipient or an occasion.
 * They have to arrive by the day, to cost what was said and to be none of what was not wanted: no title has those words.
 */
async function findTitles({ telling, parts, rest }: Intention, around: SearchContext): Promise<Hits> {
  const limits = parts.filter(isLimit);
  const isPlain = parts.length === limits.length && isSame(rest, telling);
  if (isPlain || telling.length === 0) return new Int32Array();
  const typed = await findTyped(around, telling);
  return wholeTitles(narrowHits(around.index, typed, narrowing(limits, around)), telling.length);
}

const isLimit = ({ kind }: Part) => kind === 'price' || kind === 'day' || kind === 'except';

const isSame = (one: readonly QueryWord[], other: readonly QueryWord[]) =>
  one.length === other.length && one.every(({ word }, at) => word === other[at]?.word);

type RelaxedSearch = { around: SearchContext; letGo: readonly WidenedPart[] };

function tell(intention: Intention, hits: Hits, { around, letGo }: RelaxedSearch): FoundSearch | undefined {
  if (hits.length === 0) return undefined;
  const understood = intention.parts.map((part) => describe(part, intention, around));
  return { hits, corrected: null, understood, widened: [...new Set(letGo)], asked: true };
}

type IntentionLead = Pick<Intention, 'categories' | 'brands'>;
type PartSearch = { intention: Intention; around: SearchContext };
const nobodyLeads: IntentionLead = { categories: [], brands: [] };

function hitsUnder(left: readonly Part[], words: Hits | undefined, { intention, around }: PartSearch): Hits {
  if (left.length === 0 && !words) return new Int32Array();
  const hits = narrowHits(around.index, words, narrowing(left, around, words ? intention : nobodyLeads));
  return words ? markMentions(around.index, hits, intention) : hits;
}

/** The hits of the categories that the words name. */
function hitsNamed(words: Hits, { intention: { named }, around: { index } }: PartSearch): Hits {
  const inNamed = anyOf(index, 'category', named);
  return words.filter((hit) => idOf(hit) < index.price.length && hasBit(inNamed, idOf(hit)));
}

/** Whether there are such goods, but none under the parts: «торт дедушке». */
const isBesideNamed = (whole: Hits, words: Hits, search: PartSearch): boolean =>
  hitsNamed(whole, search).length === 0 && hitsNamed(words, search).length > 0;

/** Whether anything matches: asked for each part that may be dropped, so without sorting. */
const isAnyUnder = (left: readonly Part[], words: Hits | undefined, around: SearchContext): boolean =>
  (left.length > 0 || words !== undefined) && hasHits(around.index, words, narrowing(left, around).filters);

/** The order of dropping. `kinds` are the words that name a kind of goods; the other words are dropped with them. */
const lettingGo = ['words', 'day', 'price', 'occasion', 'kinds'] as const;

/**
 * Drops as few parts as possible: first the words that narrow the kind of goods, then the day, the price and the
 * occasion, last the kind of goods; a price only loses its limit where no higher one finds something. The recipient
 * stays, unless nothing in the shop is for them.
 */
async function findWider(
  intention: Intention,
  words: Hits | undefined,
  { around, letGo }: RelaxedSearch,
): Promise<FoundSearch | undefined> {
  const { parts, rest, kinds } = intention;
  const nobody = parts.find((part) => part.kind === 'recipient' && !isAnyUnder([part], undefined, around));
  if (nobody) {
    const others = parts.filter((part) => part !== nobody);
    return findIntention({ ...intention, parts: others }, around, [...letGo, 'recipient']);
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
  const left = leftAfter(gone);
  const price = gone.includes('price')
    ? widerPrice(parts, (one) => isAnyUnder([...left, one], wordsAfter(gone), around))
    : undefined;
  const kept = price ? [...left, price] : left;
  return tell({ ...intention, parts: kept }, hitsUnder(kept, wordsAfter(gone), { intention, around }), {
    around,
    letGo: [...letGo, ...told],
  });
}

/** The price with the nearest higher limit that finds something; none without a limit, or when that is far above it. */
function widerPrice(parts: readonly Part[], isFound: (price: Part) => boolean): Part | undefined {
  const price = parts.find((part) => part.kind === 'price');
  if (price?.kind !== 'price' || price.to === undefined) return undefined;
  return widerLimits(price.to)
    .map((to) => ({ ...price, to }))
    .find(isFound);
}

/** Drops parts one after the other until something is found, and restores those whose removal found nothing. */
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

function narrowing(
  parts: readonly Part[],
  { arrival, excluded }: SearchContext,
  { categories, brands }: IntentionLead = nobodyLeads,
) {
  const filters: Filters = {};
  for (const part of parts) {
    if (part.kind === 'price') Object.assign(filters, { priceMin: part.from, priceMax: part.to });
    else if (part.kind === 'day') Object.assign(filters, arrivalFilter(arrival, dayOf(part, arrival)));
    else if (part.kind === 'except') filters.except = joined(filters.except, excluded?.get(part));
    else filters[part.kind === 'recipient' ? 'recipients' : 'occasions'] = part.ids;
  }
  const first = parts.flatMap((part) => ('ids' in part ? (part.first ?? []) : []));
  return { filters, categories, brands, first };
}

function joined(one: Exclusion | undefined, other: Exclusion | undefined): Exclusion | undefined {
  if (!one || !other) return one ?? other;
  return {
    products: [...one.products, ...other.products],
    categories: [...one.categories, ...other.categories],
    recipients: [...one.recipients, ...other.recipients],
    occasions: [...one.occasions, ...other.occasions],
  };
}

const dayOf = ({ on }: { on: SaidDay }, { today }: Arrival) => dayMeant(on, today);

function describe(part: Part, intention: Intention, { arrival, lexicon }: SearchContext): UnderstoodPart {
  const words = wordsOfPart(intention, part);
  const plain = { kind: part.kind, ids: [], from: null, to: null, day: null, words };
  const without = withoutPart(intention, part);
  if (part.kind === 'price') return { ...plain, from: part.from ?? null, to: part.to ?? null, without };
  if (part.kind === 'day') return { ...plain, day: dayOf(part, arrival), without };
  if (part.kind === 'except') return { ...plain, title: nameThings(part, lexicon), without };
  const named = lexicon.named.find(({ kind, id }) => kind === part.kind && id === part.ids[0]);
  return { ...plain, ids: [...part.ids], ...(named && { id: named.id, title: named.title }), without };
}

/** What is not wanted: by the names of categories, otherwise as typed. */
function nameThings({ things }: Part & { kind: 'except' }, { named }: Lexicon): LocalText {
  const titles = things.map(({ said, categories: [id] }) => {
    const typed = said.map((one) => one.typed).join(' ');
    return named.find((one) => one.kind === 'category' && one.id === id)?.title ?? { tm: typed, ru: typed };
  });
  const inSmall = (lang: 'tm' | 'ru') => titles.map((title) => title[lang].toLowerCase()).join(', ');
  return { tm: inSmall('tm'), ru: inSmall('ru') };
}
