/** What the negations of a query leave out: categories, recipients, occasions, and the titles that have the words. */
import { nearestInLexicon } from '#domain/intention/corrections.ts';
import { type ExceptPart, type ExclusionTarget, meantBy } from '#domain/intention/exclusions.ts';
import type { Lexicon } from '#domain/intention/lexicon.ts';
import { stem } from '#domain/intention/stems.ts';
import type { Intention } from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import type { Exclusion } from '#server/features/catalogue/listing/filters.ts';
import { countCommon, type FacetIndex } from '#server/features/catalogue/listing/facet-index.ts';
import { anyOf } from '#server/features/catalogue/listing/select-products.ts';
import { idOf, prefixRank, rankOf, stemRank } from '#server/features/catalogue/listing/hits.ts';
import { correctWords, findOtherForms, findTyped, findWhatIsKnown, type WordSearch } from './find-words.ts';

type ExclusionContext = WordSearch & { lexicon: Lexicon; index: FacetIndex };
export type FoundExclusions = {
  intention: Intention;
  excluded: ReadonlyMap<unknown, Exclusion>;
  /** Whether a negation was about nothing that the shop has. */
  isLost: boolean;
};

/** Keeps the negations of what the shop has; a word that only looks like one is searched. */
export async function findExclusions(
  intention: Intention,
  around: ExclusionContext,
): Promise<FoundExclusions> {
  const negations = intention.parts.filter((part) => part.kind === 'except');
  const excluded = new Map<unknown, Exclusion>();
  const words: QueryWord[] = [];
  let isLost = false;
  for (const part of negations) {
    const isWord = part.whole && (await findWhatIsKnown(around, [part.whole])).size > 0;
    const found = isWord ? undefined : await excludedBy(part, around);
    // «Торт, не сладкий»: what is asked for cannot be left out.
    const one = found && hasAll(around.index, found.categories, intention.named) ? undefined : found;
    if (one) excluded.set(part, one);
    else if (part.whole && isWord) words.push(part.whole);
    else isLost = true;
  }
  if (excluded.size === negations.length) return { intention, excluded, isLost };
  const parts = intention.parts.filter((part) => part.kind !== 'except' || excluded.has(part));
  const [rest, telling] = [
    [...words, ...intention.rest],
    [...words, ...intention.telling],
  ];
  return { intention: { ...intention, parts, rest, telling }, excluded, isLost };
}

function hasAll(index: FacetIndex, categories: readonly number[], named: readonly number[]): boolean {
  const [out, asked] = [anyOf(index, 'category', categories), anyOf(index, 'category', named)];
  const all = countCommon(asked, asked);
  return all > 0 && countCommon(out, asked) === all;
}

async function excludedBy({ things }: ExceptPart, around: ExclusionContext): Promise<Exclusion | undefined> {
  const found = await Promise.all(things.map((thing) => findThing(thing, around)));
  const all = found.filter((one) => one !== undefined);
  return all.length === 0
    ? undefined
    : {
        products: all.flatMap(({ products }) => products),
        categories: all.flatMap(({ categories }) => categories),
        recipients: all.flatMap(({ recipients }) => recipients),
        occasions: all.flatMap(({ occasions }) => occasions),
      };
}

/** As said, else in another form, else without its slips. */
async function findThing(thing: ExclusionTarget, around: ExclusionContext): Promise<Exclusion | undefined> {
  const { said: words } = thing;
  const asSaid = await goodsOf(thing, around);
  if (asSaid) return asSaid;
  const forms = await findOtherForms(around, words, around.lexicon.known);
  const nearest = (at: number) => nearestInLexicon(around.lexicon, words, { at, isSaid: true })?.typed;
  const others = words.flatMap(({ typed, word }, at) => splitQuery(forms?.get(word) ?? nearest(at) ?? typed));
  const inForm = await goodsOf(meantBy(others, around.lexicon), around);
  if (inForm) return inForm;
  const right = await correctWords(around, words, words.map(({ typed }) => typed).join(' '));
  return right.length === words.length ? goodsOf(meantBy(right, around.lexicon), around) : undefined;
}

/** A long word also at the beginning of another: «шоколад», «шоколадный»; «роза», but not «розовый». */
const leastOfBeginning = 5;

async function goodsOf(thing: ExclusionTarget, around: ExclusionContext): Promise<Exclusion | undefined> {
  const { said, words, categories, recipients, occasions } = thing;
  const isPerson = recipients.length + occasions.length > 0;
  const titles = isPerson ? [] : [said, ...(words === said ? [] : [words])];
  const products = (await Promise.all(titles.map((one) => titledBy(one, around)))).flat();
  const isAnything = products.length + categories.length + recipients.length + occasions.length > 0;
  return isAnything ? { products, categories, recipients, occasions } : undefined;
}

async function titledBy(words: readonly QueryWord[], around: ExclusionContext): Promise<number[]> {
  if (words.length === 0) return [];
  const isLong = words.every(({ word }) => stem(word).length >= leastOfBeginning);
  const last = isLong ? stemRank : prefixRank.ownLetters - 1;
  return [...(await findTyped(around, words))].filter((hit) => rankOf(hit) <= last).map(idOf);
}
