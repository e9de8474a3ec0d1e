/** A budget in a query: "300 manada çenli", «до 300», "100-300 manat"; whole tenge. */
import type { QueryWord } from '#domain/search.ts';
import { monthOf } from './day-words.ts';
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
const upToAfter = new Set(['cenli', 'cenlik', 'arzan', 'arzanrak', 'asak', 'az']);
const fromAfter = new Set(['baslap', 'yokary', 'kop', 'gymmat', 'gymmatrak']);
const moreWords = new Set(['doroze', 'bolse', 'bolee', 'wyse']);
const lessWords = new Set(['desewle', 'mense', 'menee']);
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
  if (upToAfter.has(next)) return { value, side: 'to', first: at, last: last + 1 };
  if (fromAfter.has(next)) return { value, side: 'from', first: at, last: last + 1 };
  const before = sideBefore(words, at);
  if (before && (unit !== '' || before.side !== 'either')) return { value, ...before, last };
  if (/dan$/.test(unit)) return { value, side: 'from', first: at, last };
  return unit === '' ? undefined : { value, side: 'either', first: at, last };
}

function sideBefore(words: readonly QueryWord[], at: number): Pick<Figure, 'side' | 'first'> | undefined {
  const before = words[at - 1]?.word ?? '';
  const isNot = words[at - 2]?.word === 'ne';
  const first = isNot ? at - 2 : at - 1;
  if (moreWords.has(before)) return { side: isNot ? 'to' : 'from', first };
  if (lessWords.has(before)) return { side: isNot ? 'from' : 'to', first };
  if (before === 'na' || before === 'za') return { side: 'either', first: at - 1 };
  if (upToBefore.has(before)) return { side: 'to', first: at - 1 };
  return fromBefore.has(before) ? { side: 'from', first: at - 1 } : undefined;
}
