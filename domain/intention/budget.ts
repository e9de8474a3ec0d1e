/** A budget in a query: "300 manada çenli", «до 300», "100-300 manat"; whole tenge. */
import type { QueryWord } from '#domain/search.ts';
import { monthOf } from './day-words.ts';
import { isNegated } from './exclusions.ts';
import { numberAt } from './number-words.ts';

export type Budget = { from: number | undefined; to: number | undefined; places: ReadonlySet<number> };

const most = 1_000_000;
/** The smallest number in words that is a sum without its currency: «до ста», but not «до трёх». */
const leastInWords = 20;
const manat = 100;
const currency = /^(?:manat|manad|tmt$|man$|tm$)/;
/** "Up to", before a number; folded (see `fold`). */
const upToBefore = new Set(['do', 'maksimum', 'byudzet', 'predelah']);
const fromBefore = new Set(['ot', 'minimum']);
/** "Up to", after a number and its currency. */
const upToAfter = /^(?:cenlik?|(?:arzan|asak|az|kem|pes)(?:rak)?|(?:gec|as)m[ae].*)$/;
const fromAfter = /^(?:baslap|gowrak|(?:yokary?|kop|artyk|gymmat)(?:rak)?)$/;
const moreWords = /^(?:doroze|bolse|bolee|wyse|swyse|prewys.*)$/;
const lessWords = /^(?:desewle|mense|menee|nize)$/;
/** Case endings after a hyphen: "300-e çenli", "200-den". */
const glued = new Set(['e', 'a', 'i', 'y', 'den', 'dan', 'nji', 'ti']);
/** Units of counts and ages, which are no prices. */
const counted = new Set([
  'yas',
  'yasa',
  'yasly',
  'let',
  'god',
  'goda',
  'godik',
  'roz',
  'st',
  'stuk',
  'sany',
  'dane',
]);

/** "5 ýaş", «пять лет», "15 sany": of how many words the number of an age or a quantity is, 0 when it is none. */
export function countAt(words: readonly QueryWord[], at: number): number {
  const { value = 0, length = 0 } = numberAt(words, at) ?? {};
  const isCounted = /^(?:yas|god)|^(?:let|sany|dane|st|stuk.?)$/.test(words[at + length]?.word ?? '');
  return isCounted && value < 1_000 ? length : 0;
}

/** A child's age: "5 ýaş", «семь лет». */
export function isChildsAge(words: readonly QueryWord[], at: number): boolean {
  const { value = 99, length = 0 } = numberAt(words, at) ?? {};
  return value <= 14 && /^(?:yas|god|let$)/.test(words[at + length]?.word ?? '');
}

/** "300" without a currency: from 100 on and in tens, since smaller numbers may be ages or pieces. */
export function readRoundSum({ word }: QueryWord): number | undefined {
  return /^[1-9]\d{1,3}0$/.test(word) ? Number(word) * manat : undefined;
}

/** The budget of a query. A number alone, an age or a date is no price. */
export function readBudget(words: readonly QueryWord[]): Budget {
  const places = new Set<number>();
  const found: { value: number; side: 'from' | 'to' | 'either' }[] = [];
  for (let at = 0; at < words.length; at++) {
    const figure = places.has(at) ? undefined : readFigure(words, at);
    if (!figure) continue;
    found.push({ value: figure.value, side: figure.side });
    for (let place = figure.first; place <= figure.last; place++) places.add(place);
  }
  const sums = found.map(({ value }) => value);
  // "100-300 manat": the first number of a range has no currency of its own.
  const bare = words.findIndex(({ word }, at) => !places.has(at) && places.has(at + 1) && isFigure(word));
  const isPair = bare >= 0 && found.length === 1 && Number(words[bare]?.word) * manat < (sums[0] ?? 0);
  if (isPair) return { from: Number(words[bare]?.word) * manat, to: sums[0], places: places.add(bare) };
  const from = found.find(({ side }) => side === 'from')?.value;
  const to = found.find(({ side }) => side !== 'from')?.value;
  return from !== undefined && to !== undefined && from > to
    ? { from: to, to: from, places }
    : { from, to, places };
}

/** Higher limits in tenge, the nearest first, for when nothing costs as little as was said; whole tens of manats. */
export function widerLimits(to: number): number[] {
  const ten = 10 * manat;
  return [1.5, 2, 3, 5].map((times) => Math.ceil((to * times) / ten) * ten);
}

const isSum = (value: number) => value > 0 && value <= most;
const isFigure = (word: string) => /^\d{1,7}$/.test(word) && isSum(Number(word));

type Figure = { value: number; side: 'from' | 'to' | 'either'; first: number; last: number };

function readFigure(words: readonly QueryWord[], at: number): Figure | undefined {
  const wordAt = (place: number) => words[place]?.word ?? '';
  const [, digits = '', attached = ''] = /^(\d{1,7})([a-z]*)$/.exec(wordAt(at)) ?? [];
  const number = digits === '' ? numberAt(words, at) : { value: Number(digits), length: 1 };
  if (!number || !isSum(number.value) || (attached !== '' && !currency.test(attached))) return undefined;
  let last = at + number.length - 1;
  let unit = attached;
  if (glued.has(wordAt(last + 1))) last++;
  if (unit === '' && currency.test(wordAt(last + 1))) unit = wordAt(++last);
  const next = wordAt(last + 1);
  if (unit === '' && (monthOf(next) >= 0 || counted.has(next))) return undefined;
  if (unit === '' && digits === '' && number.value < leastInWords) return undefined;
  const value = number.value * manat;
  if (upToAfter.test(next) || fromAfter.test(next)) {
    const end = wordAt(last + 2) === 'gerek' ? last + 3 : last + 2;
    const isNot = isNegated(wordAt(end));
    const side = upToAfter.test(next) === isNot ? 'from' : 'to';
    return { value, side, first: at, last: isNot ? end : last + 1 };
  }
  const before = sideBefore(words, at);
  const said = sideSaidAfter(words, last + 1, before?.side);
  if (said) return { value, first: at, ...before, ...said };
  if (before && (unit !== '' || before.side !== 'either')) return { value, ...before, last };
  if (/dan$/.test(unit)) return { value, side: 'from', first: at, last };
  return unit === '' ? undefined : { value, side: 'either', first: at, last };
}

function sideBefore(words: readonly QueryWord[], at: number): Pick<Figure, 'side' | 'first'> | undefined {
  const wordAt = (place: number) => words[place]?.word ?? '';
  let place = at - 1;
  while (/^(?:cem|na|za)$/.test(wordAt(place))) place--;
  const isNot = wordAt(place - 1) === 'ne';
  const first = isNot ? place - 1 : place;
  if (moreWords.test(wordAt(place))) return { side: isNot ? 'to' : 'from', first };
  if (lessWords.test(wordAt(place))) return { side: isNot ? 'from' : 'to', first };
  const before = wordAt(at - 1);
  if (wordAt(at - 2) === 'in' && /^(?:kop|az)$/.test(before))
    return { side: before === 'kop' ? 'to' : 'from', first: at - 2 };
  if (before === 'na' || before === 'za') return { side: 'either', first: at - 1 };
  if (upToBefore.has(before)) return { side: 'to', first: at - 1 };
  return fromBefore.has(before) ? { side: 'from', first: at - 1 } : undefined;
}

/** «300 и не больше», and what turns round the words before the sum: «дороже 200 не надо». */
function sideSaidAfter(
  words: readonly QueryWord[],
  from: number,
  before: Figure['side'] | undefined,
): Pick<Figure, 'side' | 'last'> | undefined {
  const at = words[from]?.word === 'i' ? from + 1 : from;
  const next = words[at + 1]?.word ?? '';
  if (words[at]?.word !== 'ne' || numberAt(words, at + 2)) return undefined;
  if (moreWords.test(next)) return { side: 'to', last: at + 1 };
  if (lessWords.test(next)) return { side: 'from', last: at + 1 };
  return before === 'from' && /^(?:nad|nuz|predlag|hoc|mog)/.test(next)
    ? { side: 'to', last: at + 1 }
    : undefined;
}
