/** Search of the catalogue by intention: recipient, occasion, day and budget of the query, and words of goods. */
import { hasLetterSign, otherLayouts } from '#domain/intention/keyboard.ts';
import { nearestInLexicon } from '#domain/intention/corrections.ts';
import { categoriesOf, longestMatch } from '#domain/intention/lexicon.ts';
import { isVerb } from '#domain/intention/verbs.ts';
import {
  asksNothing,
  asTyped,
  type Intention,
  letPartsGo,
  understand,
  withoutNumbers,
} from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import { findIntention, type FoundSearch, type SearchContext } from './find-intention.ts';
import { correctWords, findOtherForms, findTitleSlip, findWhatIsKnown } from './find-words.ts';

/** An empty query: no product is left out. */
export const everything: FoundSearch = {
  hits: undefined,
  corrected: null,
  understood: [],
  widened: [],
  asked: true,
};
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
  if (asksNothing(text, around.lexicon)) return { ...nothing, asked: false };
  if (asked.asTyped) return (await findIntention(asTyped(text), around)) ?? nothing;
  const intention = await read(text, around);
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

/** Without verbs that no product has, beside other words: «что бы подарил папе». */
async function read(text: string, around: SearchContext): Promise<Intention> {
  const { lexicon } = around;
  const intention = letPartsGo(understand(text, lexicon), around.without);
  const verbs = intention.rest.filter((one) => isVerb(one) && !lexicon.known.has(one.word));
  if (verbs.length === 0 || verbs.length === intention.rest.length + intention.parts.length) return intention;
  const known = await findWhatIsKnown(around, verbs);
  const isIdle = (one: QueryWord) => verbs.includes(one) && !known.has(one.word);
  const withoutIdle = (words: readonly QueryWord[]) => words.filter((one) => !isIdle(one));
  return { ...intention, rest: withoutIdle(intention.rest), telling: withoutIdle(intention.telling) };
}

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
    const found = await findIntention(await read(other, around), around);
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
  return findIntention(await read(query, around), around);
}

/** With a typo in a gift word, when no product has the word. */
async function findByLexicon(intention: Intention, around: SearchContext): Promise<FoundSearch | undefined> {
  const known = await findWhatIsKnown(around, intention.rest);
  const isKnown = ({ word }: QueryWord) => known.has(word) || around.lexicon.known.has(word);
  const isSaid = intention.parts.some(({ kind }) => kind === 'recipient' || kind === 'occasion');
  const meant = await Promise.all(
    intention.words.map(async (one, at) => {
      if (isKnown(one) || !intention.rest.some(({ word }) => word === one.word)) return one.typed;
      const near = nearestInLexicon(around.lexicon, intention.words, { at, isSaid });
      // Beside a word that is certain, what titles have comes before a person.
      const isDoubtful = near?.isPerson && intention.rest.some(isKnown);
      return (isDoubtful && (await findTitleSlip(around, one))) || near?.typed || one.typed;
    }),
  );
  if (meant.every((typed, at) => typed === intention.words[at]?.typed)) return undefined;
  const query = meant.join(' ');
  const found = await findIntention(await read(query, around), around);
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
  const others = intention.telling.filter(({ word }) => !intention.rest.some((one) => one.word === word));
  const words: QueryWord[] = [...others, ...right];
  const categories = categoriesOf(around.lexicon, right);
  const found = await findIntention({ ...intention, telling: words, rest: right, categories }, around);
  if (!found || isLess) return found && { ...found, widened: ['words', ...found.widened] };
  return { ...found, corrected: words.map(({ typed }) => typed).join(' ') };
}
