/** Corrections of a word to one of the lexicon; a person or an occasion is the last thing that a slip makes. */
import { isCyrillic, mayBeSlip, type QueryWord } from '#domain/search.ts';
import { type Lexicon, longestMatch } from './lexicon.ts';
import { isVerb } from './verbs.ts';

type Nearest = {
  /** As the lexicon spells it, in the script of what was typed, when that language has the word. */
  typed: string;
  isPerson: boolean;
};

/**
 * The word of the lexicon that has a form one typo away: two letters swapped, one wrong, missing or extra. Among
 * several it prefers the one that makes the longest phrase with what follows, then swapped letters, then the most
 * frequent typo. @param isSaid whether a person or an occasion is understood already
 */
export function nearestInLexicon(
  lexicon: Lexicon,
  words: readonly QueryWord[],
  { at, isSaid = false }: { at: number; isSaid?: boolean },
): Nearest | undefined {
  const { typed = '', word = '' } = words[at] ?? {};
  const matchFrom = (near: string, from: number) =>
    longestMatch(lexicon, [...words.slice(0, at), { typed: near, word: near }, ...words.slice(at + 1)], from);
  // A phrase that it ends, such as `doglan gün`, has two words at least.
  const matchOf = (near: string) => {
    const [own, ended] = [matchFrom(near, at), at > 0 ? matchFrom(near, at - 1) : undefined];
    return (ended?.length ?? 0) > (own?.length ?? 0) ? ended : own;
  };
  const lengthOf = (near: string) => matchOf(near)?.length ?? 0;
  const isPerson = (near: string) =>
    matchOf(near)?.meanings.some(({ kind }) => kind === 'recipient' || kind === 'occasion') ?? false;
  const least = word.length < 4 ? 2 : 0;
  const near = oneSlipAway(word).filter(
    (one) =>
      one !== word &&
      lexicon.known.has(one) &&
      lengthOf(one) >= least &&
      mayBeSlip(word, one) &&
      isAlike(word, one) &&
      (!isPerson(one) || lengthOf(one) > 1 || isSlipOfPerson(words[at], one, isSaid)),
  );
  const [best] = [...near].sort((a, b) => lengthOf(b) - lengthOf(a));
  const { tm, ru } = (best && lexicon.known.get(best)) || {};
  const spelled = isCyrillic(typed) ? (ru ?? tm) : (tm ?? ru);
  return best === undefined || spelled === undefined
    ? undefined
    : { typed: spelled, isPerson: isPerson(best) };
}

/**
 * Outside of a phrase, a word that no shop knows is more often a right word than a slip («крестины», "etsem"), above all a short one and one
 * beside another person: then only letters that are swapped or doubled count.
 */
function isSlipOfPerson(asked: QueryWord | undefined, near: string, isSaid: boolean): boolean {
  const word = asked?.word ?? '';
  const isSure =
    undoubled(word) === undoubled(near) ||
    (word.length === near.length && lettersOf(word) === lettersOf(near));
  if (isSure) return true;
  return !isSaid && !isVerb(asked) && word.length > 4 && word[0] === near[0] && word.length <= near.length;
}

/** Without what spellings double: a letter, and «дж» for one sound. */
const undoubled = (word: string) => word.replace(/dz/g, 'z').replace(/(.)\1+/g, '$1');
const alike = ['aeiouy', 'bp', 'dt', 'gkh', 'szc', 'wf', 'mn', 'lr'];

/** Whether the letter that is another one is at least of its kind. */
function isAlike(word: string, near: string): boolean {
  if (word.length !== near.length || lettersOf(word) === lettersOf(near)) return true;
  const at = [...word].findIndex((letter, place) => letter !== near[place]);
  return alike.some((kind) => kind.includes(word.charAt(at)) && kind.includes(near.charAt(at)));
}

const lettersOf = (word: string) => [...word].sort().join('');

const latin = [...'abcdefghiklmnoprstuwyz'];

/** Swapped letters first. */
function oneSlipAway(word: string): string[] {
  if (word.length < 3 || word.length > 20) return [];
  const cut = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  return [
    ...cut.map(([head, tail]) => head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)),
    ...cut.flatMap(([head, tail]) => [
      head + tail.slice(1),
      ...latin.flatMap((letter) => [head + letter + tail.slice(1), head + letter + tail]),
    ]),
  ];
}
