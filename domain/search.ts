/** Search: the normalised form in which words are compared, whatever the script or keyboard. */

const smallLatin = /[A-Z]/g;
const letters: Record<string, string> = pairUp(
  'äçňöşüýžабвгдеёжзийклмнопрстуфцчшщыэүөңәҗjvq',
  'acnosuyzabwgdeezziyklmnoprstufscssyeuonazzwk',
);
const small: Record<string, string> = pairUp(
  'ÄÇŇÖŞÜÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҖҮӨҢӘ',
  'äçňöşüýžабвгдеёжзийклмнопрстуфхцчшщъыьэюяҗүөңә',
);
const before: readonly [string, string][] = [
  ['ье', 'ye'],
  ['ю', 'yu'],
  ['я', 'ya'],
  ['х', 'h'],
];
const after: readonly [string, string][] = [
  ['x', 'ks'],
  ['shch', 's'],
  ['sch', 's'],
  ['sh', 's'],
  ['ch', 'c'],
  ['zh', 'z'],
  ['kh', 'h'],
  ['ts', 's'],
  ['ph', 'f'],
  ['iy', 'y'],
  ['yy', 'y'],
];

/**
 * Folds spellings: `Şokolad`, `shokolad` and `шоколад` all become `sokolad`; words are separated by one space. The
 * database does the same in `fold()` (0001-basics.sql); a test compares the two.
 */
export function fold(text: string): string {
  let folded = text.normalize('NFC').replace(smallLatin, (letter) => letter.toLowerCase());
  folded = replaceLetters(folded, small);
  if (/[ьюях]/.test(folded)) for (const [from, to] of before) folded = folded.split(from).join(to);
  folded = replaceLetters(folded, letters).replace(/[ъь’‘ʼ'`]/g, '');
  if (/x|[sczkp]h|ts|[iy]y/.test(folded))
    for (const [from, to] of after) folded = folded.split(from).join(to);
  return folded.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** A word of a query as typed, and as compared. */
export type QueryWord = { typed: string; word: string };

/** The distinct words of a query, of negations all; at most twelve, which bounds the work. */
export function splitQuery(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const typed of query.normalize('NFC').split(/[^\p{L}\p{N}’‘ʼ'`]+/u)) {
    const word = fold(typed).replace(/ /g, '').slice(0, 40);
    const key = repeated.test(word) ? `${word} ${words.size}` : word;
    if (word && !words.has(key)) words.set(key, { typed, word });
  }
  return [...words.values()].slice(0, 12);
}

/** Words that say something new each time they are said. */
const repeated = /^(?:ne|ni|bez|dal)$/;

/** A short word is only taken for one that begins with the same letter: `red` is no slip of `med`. */
const shortest = 4;
export const mayBeSlip = (word: string, near: string): boolean =>
  word.length > shortest || word[0] === near[0];

/** Maximum number of typos (edits) with which a word still matches: none below 3 letters, one from 3, two from 6. */
export function allowedSlips(word: string): number {
  return word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
}

/**
 * The smallest number of typos (a letter wrong, missing or extra, or two neighbours swapped) that makes `word` a prefix
 * of `name`: somebody still typing has only typed a prefix.
 */
export function slipsToBeginning(word: string, name: string): number {
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let to = 1; to <= name.length; to++) {
      const isSame = word[at - 1] === name[to - 1];
      const isSwapped = at > 1 && to > 1 && word[at - 1] === name[to - 2] && word[at - 2] === name[to - 1];
      const changed = (row[to - 1] ?? 0) + (isSame ? 0 : 1);
      const moved = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      next[to] = Math.min(changed, moved, isSwapped ? (before[to - 2] ?? 0) + 1 : moved);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** The word with each pair of adjacent letters swapped: the most common typing mistake on a phone. */
export function swappedNeighbours({ typed, word }: QueryWord): QueryWord[] {
  const swap = (text: string, at: number) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => ({
    word: swap(word, at),
    typed: typed.length === word.length ? swap(typed, at) : swap(word, at),
  })).filter((one) => one.word !== word);
}

/** Whether a query is in Cyrillic, so that a correction uses the same script. */
export function isCyrillic(query: string): boolean {
  return /\p{Script=Cyrillic}/u.test(query);
}

function pairUp(from: string, to: string): Record<string, string> {
  const targets = [...to];
  return Object.fromEntries([...from].map((letter, place) => [letter, targets[place] ?? '']));
}

function replaceLetters(text: string, table: Record<string, string>): string {
  let replaced = '';
  for (const letter of text) replaced += table[letter] ?? letter;
  return replaced;
}
