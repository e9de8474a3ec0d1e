/** Search of the catalogue by intention: recipient, occasion, day and budget of the query, and words of goods. */
import { hasLetterSign, otherLayouts } from '#domain/intention/keyboard.ts';
import { longestMatch, nearestInLexicon } from '#domain/intention/lexicon.ts';
import {
  asTyped,
  categoriesOf,
  type Intention,
  letPartsGo,
  understand,
  withoutNumbers,
} from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import { findIntention, type FoundSearch, type SearchContext } from './find-intention.ts';
import { correctWords, findOtherForms, findWhatIsKnown } from './find-words.ts';

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
  around: SearchContext,
): Promise<FoundSearch> {
  const { text } = asked;
  if (splitQuery(text).length === 0) return nothing;
  if (asked.asTyped) return (await findIntention(asTyped(text), around)) ?? nothing;
  const intention = read(text, around);
  if (intention.parts.length + intention.rest.length === 0) return everything;
  const mistyped = hasLetterSign(text) ? await findOnOtherLayout(text, around) : undefined;
  if (mistyped) return mistyped;
  // With a doubled last letter, cutting the ending would give the prefix of another word.
  const doubled = hasDoubledLetter(intention.rest) ? await findByLexicon(intention, around) : undefined;
  return (
    doubled ??
    (await findIntention(intention, around)) ??
    (await findWithoutNumbers(intention, around)) ??
    (await findOnOtherLayout(text, around)) ??
    (await findByOtherForms(intention, around)) ??
    (await findByLexicon(intention, around)) ??
    (await findCorrected(text, intention, around)) ??
    (intention.parts.length > 0
      ? await findIntention({ ...intention, rest: [] }, around, ['words'])
      : undefined) ??
    (await findFewer(intention, around)) ??
    nothing
  );
}

const read = (text: string, { lexicon, without }: SearchContext) =>
  letPartsGo(understand(text, lexicon), without);

/** A doubled last letter is no ending; `ии` is one. */
const hasDoubledLetter = (words: readonly QueryWord[]) =>
  words.some(({ word }) => /([a-hj-z])\1$/.test(word));

async function findOnOtherLayout(text: string, around: SearchContext): Promise<FoundSearch | undefined> {
  const isAtHome = async (query: string) => {
    const words = splitQuery(query);
    const known = await findWhatIsKnown(around, words);
    return words.every(
      (one, at) => known.has(one.word) || longestMatch(around.lexicon, words, at) !== undefined,
    );
  };
  for (const other of otherLayouts(text)) {
    if (splitQuery(other).length === 0 || !(await isAtHome(other))) continue;
    const found = await findIntention(read(other, around), around);
    if (found) return { ...found, corrected: other };
  }
  return undefined;
}

async function findWithoutNumbers(
  intention: Intention,
  around: SearchContext,
): Promise<FoundSearch | undefined> {
  const words = withoutNumbers(intention, around.lexicon);
  return words && findIntention(words, around);
}

/** With the form of a word that titles or the lexicon have: not told as a correction, like an ending. */
async function findByOtherForms(
  intention: Intention,
  around: SearchContext,
): Promise<FoundSearch | undefined> {
  const forms = await findOtherForms(around, intention.rest, around.lexicon.known);
  if (!forms) return undefined;
  const query = intention.words.map((one) => forms.get(one.word) ?? one.typed).join(' ');
  return findIntention(read(query, around), around);
}

/** With a typo in a gift word, when no product has the word. */
async function findByLexicon(intention: Intention, around: SearchContext): Promise<FoundSearch | undefined> {
  const known = await findWhatIsKnown(around, intention.rest);
  const meant = intention.words.map(({ typed, word }, at) => {
    const isAsked = intention.rest.some((one) => one.word === word);
    const isUnknown = isAsked && !known.has(word) && !around.lexicon.known.has(word);
    return (isUnknown && nearestInLexicon(around.lexicon, intention.words, at)) || typed;
  });
  if (meant.every((typed, at) => typed === intention.words[at]?.typed)) return undefined;
  const query = meant.join(' ');
  const found = await findIntention(read(query, around), around);
  return found && { ...found, corrected: query };
}

/**
 * Of words that no product has together, those that name the kind of goods, otherwise the last: it is usually the noun.
 */
async function findFewer(intention: Intention, around: SearchContext): Promise<FoundSearch | undefined> {
  const { rest, kinds } = intention;
  const left = kinds.length > 0 ? kinds : rest.slice(-1);
  if (left.length === rest.length || left.every(({ word }) => /^\d+$/.test(word))) return undefined;
  const categories = categoriesOf(around.lexicon, left);
  return findIntention({ ...intention, telling: left, rest: left, categories }, around, ['words']);
}

const lettersOf = (words: readonly QueryWord[]) => words.reduce((sum, { word }) => sum + word.length, 0);

async function findCorrected(
  text: string,
  intention: Intention,
  around: SearchContext,
): Promise<FoundSearch | undefined> {
  const right = await correctWords(around, intention.rest, text);
  if (right.every(({ word }) => /^\d+$/.test(word))) return undefined;
  // A correction that is much shorter than the query is none.
  const isLess = lettersOf(right) * 3 < lettersOf(intention.rest) * 2;
  const others = intention.telling.filter((one) => !intention.rest.includes(one));
  const words: QueryWord[] = [...others, ...right];
  const categories = categoriesOf(around.lexicon, right);
  const found = await findIntention({ ...intention, telling: words, rest: right, categories }, around);
  if (!found || isLess) return found && { ...found, widened: ['words', ...found.widened] };
  return { ...found, corrected: words.map(({ typed }) => typed).join(' ') };
}
