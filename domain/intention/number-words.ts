/** Numbers of a query, in digits or in words: "200", "iki ýüz", «двухсот пятидесяти». */
import { fold, type QueryWord } from '#domain/search.ts';

const spelled: readonly (readonly [number, string])[] = [
  [1, 'bir один одна одного одной'],
  [2, 'iki два две двух'],
  [3, 'üç три трёх'],
  [4, 'dört четыре четырёх'],
  [5, 'bäş пять пяти'],
  [6, 'alty шесть шести'],
  [7, 'ýedi семь семи'],
  [8, 'sekiz восемь восьми'],
  [9, 'dokuz девять девяти'],
  [10, 'on десять десяти'],
  [11, 'одиннадцать одиннадцати'],
  [12, 'двенадцать двенадцати'],
  [13, 'тринадцать тринадцати'],
  [14, 'четырнадцать четырнадцати'],
  [15, 'пятнадцать пятнадцати'],
  [16, 'шестнадцать шестнадцати'],
  [17, 'семнадцать семнадцати'],
  [18, 'восемнадцать восемнадцати'],
  [19, 'девятнадцать девятнадцати'],
  [20, 'ýigrimi двадцать двадцати'],
  [30, 'otuz тридцать тридцати'],
  [40, 'kyrk сорок сорока'],
  [50, 'elli ellä пятьдесят пятидесяти'],
  [60, 'altmyş шестьдесят шестидесяти'],
  [70, 'ýetmiş семьдесят семидесяти'],
  [80, 'segsen восемьдесят восьмидесяти'],
  [90, 'togsan девяносто девяноста'],
  [100, 'ýüz ýüze ýüzden сто ста сотка сотку сотни сотню сотен'],
  [200, 'двести двухсот'],
  [300, 'триста трёхсот'],
  [400, 'четыреста четырёхсот'],
  [500, 'пятьсот пятисот полтысячи'],
  [600, 'шестьсот шестисот'],
  [700, 'семьсот семисот'],
  [800, 'восемьсот восьмисот'],
  [900, 'девятьсот девятисот'],
  [1000, 'müň müňe müňden тысяча тысячи тысячу тысяч тыща тыщу'],
];
const valueOf = new Map(
  spelled.flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value] as const)),
);

/** A number that begins at a word: its value, and of how many words it is. */
export function numberAt(
  words: readonly QueryWord[],
  at: number,
): { value: number; length: number } | undefined {
  const digits = words[at]?.word ?? '';
  if (/^\d{1,7}$/.test(digits)) return { value: Number(digits), length: 1 };
  let whole = 0;
  let part = 0;
  let end = at;
  for (; ; end++) {
    const value = valueOf.get(words[end]?.word ?? '');
    if (value === undefined) break;
    // `iki ýüz`, «две тысячи»: a small number counts hundreds and thousands, other numbers are added while they get smaller.
    if (value === 1000) {
      whole += Math.max(1, part) * value;
      part = 0;
    } else if (value === 100 && part > 0 && part < 10) part *= value;
    else if (part === 0 || part % (value < 10 ? 10 : value < 100 ? 100 : 1000) === 0) part += value;
    else break;
  }
  return end > at ? { value: whole + part, length: end - at } : undefined;
}
