/** Search: how a word is compared, whoever wrote it, with whatever keyboard. */

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
 * One spelling of many: `Şokolad`, `shokolad` and `шоколад` all become `sokolad`; words are parted by one blank.
 * The database does the same in `fold()` (0001-foundation.sql); a test compares the two.
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

/** A word of a query as it was typed, and as it is compared. */
export type QueryWord = { typed: string; word: string };

/** The words of a query without repeats; at most twelve, since nobody types more to find a gift. */
export function splitQuery(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const typed of query.normalize('NFC').split(/[^\p{L}\p{N}’‘ʼ'`]+/u)) {
    const word = fold(typed).replace(/ /g, '').slice(0, 40);
    if (word && !words.has(word)) words.set(word, { typed, word });
  }
  return [...words.values()].slice(0, 12);
}

/** How many edits ("slips") a word may have and still match: none below 3 letters, one from 3, two from 6. */
export function allowedSlips(word: string): number {
  return word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
}

/**
 * The fewest slips (a letter wrong, missing, too many, or two neighbours swapped) that make `word` a beginning of `name`: who is
 * still typing has written a beginning only.
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

/** Endings of plural and cases in both languages, the longest first. */
export const endings = [
  ...['lardan', 'lerden', 'laryn', 'lerin', 'lary', 'leri', 'lar', 'ler'],
  ...['ami', 'yami', 'ogo', 'ego', 'omu', 'aya', 'oye', 'ye', 'ow', 'ey', 'am', 'om', 'oy', 'ah'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
].sort((a, b) => b.length - a.length);

/**
 * The part of a folded word that its cases and its plural share: `rozy`, `roza` → `roz`; `gulleri` → `gul`.
 * Rough on purpose: it only widens a search whose exact words are listed first.
 */
export function stem(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  const left = ending ? word.slice(0, -ending.length) : word;
  // Before a vowel a Turkmen word ends softly: `gapjyk` → `gapjygy`.
  const isSoft = ending?.length === 1 && /.{3}[aeiouy][bdg]$/.test(left);
  return isSoft ? left.slice(0, -1) : left;
}

/** Whether a query is written in Cyrillic, so that a correction answers in the same script. */
export function isCyrillic(query: string): boolean {
  return /\p{Script=Cyrillic}/u.test(query);
}

function pairUp(from: string, to: string): Record<string, string> {
  const targets = [...to];
  return Object.fromEntries([...from].map((letter, place) => [letter, targets[place] ?? '']));
}

function replaceLetters(text: string, table: Record<string, string>): string {
  let replaced = '';
  for (const letter of text) replaced += Object.hasOwn(table, letter) ? table[letter] : letter;
  return replaced;
}
