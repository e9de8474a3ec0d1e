import { expect, test } from 'vitest';
import { splitQuery } from '#domain/search.ts';
import { readBudget } from './budget.ts';
import { hasLetterSign, otherLayouts } from './keyboard.ts';
import { dayMeant } from './day-words.ts';
import { createLexicon, type Topic } from './lexicon.ts';
import { readEmptySearch } from './search-term.ts';
import { letPartsGo, understand, withoutPart, wordsOfPart } from './understand.ts';
import { russianForms, turkmenForms } from './word-forms.ts';

const named: Topic[] = [
  { kind: 'recipient', id: 1, key: 'mother', title: { tm: 'Ejeme', ru: 'Маме' } },
  { kind: 'recipient', id: 2, key: 'sister', title: { tm: 'Uýama', ru: 'Сестре' } },
  { kind: 'recipient', id: 3, key: 'neighbours', title: { tm: 'Kürşüme', ru: 'Кумовьям' } },
  { kind: 'occasion', id: 4, key: 'birthday', title: { tm: 'Doglan gün', ru: 'День рождения' } },
  { kind: 'occasion', id: 5, key: 'womens-day', title: { tm: '8-nji mart — Zenanlar güni', ru: '8 Марта' } },
  { kind: 'category', id: 6, key: null, title: { tm: 'Güller', ru: 'Цветы' } },
];
const lexicon = createLexicon(named);

/** The intention in a short notation. */
function read(query: string) {
  const { parts, rest, categories } = understand(query, lexicon);
  const said = parts.map((part) => {
    if ('ids' in part) return part.ids.join('|');
    if (part.kind === 'except') return 'except';
    return part.kind === 'day'
      ? `+${dayMeant(part.on, '2026-11-23')}`
      : `${part.from ?? ''}..${part.to ?? ''}`;
  });
  return [...said, ...rest.map(({ word }) => word), ...categories.map((id) => `in ${id}`)].join(' ');
}

test('recipient, occasion, budget and day are recognised, the rest is searched', () => {
  expect(read('подарок маме на день рождения до 300 манат')).toBe('1 4 ..30000');
  expect(read('Ejem üçin 8-nji marta 200 manada çenli gyzyl gül')).toBe('1 5 ..20000 gyzyl gul');
  expect(read('ejeme gül'), 'a category is of many').toBe('1 gul in 6');
  expect(read('духи маме на завтра')).toBe('1 +2026-11-24 atyr');
  expect(read('цветы для мамы и сестры')).toBe('1|2 swety in 6');
  expect(read('недорогой подарок маме')).toBe('..10000 1');
});

test('a day can be a relative day, a weekday or a date; a date that is an occasion stays one', () => {
  // Today is a Monday.
  expect(read('подарок маме на послезавтра до 300 манат')).toBe('1 +2026-11-25 ..30000');
  expect(read('ejeme birigün 300 manada çenli sowgat')).toBe('1 +2026-11-25 ..30000');
  expect(read('цветы маме завтра утром')).toBe('1 +2026-11-24 swety in 6');
  expect(read('ertir irden gül')).toBe('+2026-11-24 gul in 6');
  expect(read('подарок маме в субботу')).toBe('1 +2026-11-28');
  expect(read('ejeme şenbe güni sowgat')).toBe('1 +2026-11-28');
  expect(read('к понедельнику розы')).toBe('+2026-11-23 rozy');
  expect(read('anna güni gül')).toBe('+2026-11-27 gul in 6');
  expect(read('маме на 25 декабря')).toBe('1 +2026-12-25');
  expect(read('ejeme 25-nji dekabr')).toBe('1 +2026-12-25');
  expect(read('2 января')).toBe('+2027-01-02');
  expect(read('маме 8 марта')).toBe('1 5');
  expect(read('до 5 июня')).toBe('+2027-06-05');
  expect(read('31 июня'), 'no such day').toBe('31 yunya');
  expect(read('розы 25'), 'a figure is no date').toBe('rozy 25');
});

test('the longest phrase wins, ages are not searched, and titles given by staff are recognised', () => {
  expect(read('gyz dogan üçin')).toBe('2');
  expect(read('подарок сестре 5 лет')).toBe('2');
  expect(read('gyzyl gül 15 sany, 3 штуки'), 'how many is in no title').toBe('gyzyl gul');
  expect(read('подарок кумовьям')).toBe('3');
});

test('an age means a child where no recipient is named', () => {
  const girl: Topic = { kind: 'recipient', id: 7, key: 'girl', title: { tm: 'Gyzjagaza', ru: 'Девочке' } };
  const wedding: Topic = { kind: 'occasion', id: 8, key: 'wedding', title: { tm: 'Toý', ru: 'Свадьба' } };
  const of = (query: string) =>
    understand(query, createLexicon([...named, girl, wedding])).parts.map((part) =>
      'ids' in part ? part.ids : part.kind,
    );
  expect(['подарок 5 лет', '7 ýaş sowgat', '1 год'].map(of)).toEqual([[[7]], [[7]], [[7]]]);
  expect(['подарок 50 лет', 'маме 5 лет', '5 лет свадьбы'].map(of)).toEqual([[], [[1]], [[8]]]);
});

test('a category that lists several kinds of goods is named by each of them, a brand by all its words', () => {
  const light: Topic = {
    kind: 'category',
    id: 8,
    key: null,
    title: { tm: 'Şemler we çyralar', ru: 'Свечи и лампы' },
  };
  const candles: Topic = { kind: 'category', id: 9, key: null, title: { tm: 'Şemler', ru: 'Свечи' } };
  const brand: Topic = { kind: 'brand', id: 10, key: null, title: { tm: 'Aý owadan', ru: 'Aý owadan' } };
  const of = (query: string, more: readonly Topic[]) => understand(query, createLexicon([...named, ...more]));
  expect(['şem', 'свечами', 'çyra', 'лампы'].map((query) => of(query, [light]).categories)).toEqual([
    [8],
    [8],
    [8],
    [8],
  ]);
  expect(of('свечи', [light, candles]).categories, 'the category of that name alone').toEqual([9]);
  const { rest, brands } = of('ay owadan', [brand]);
  expect([rest.map(({ word }) => word), brands], 'beautiful is a stop word elsewhere').toEqual([
    ['ay', 'owadan'],
    [10],
  ]);
});

test('stop words are dropped beside another word, and kept alone', () => {
  expect(read('подарок для розы')).toBe('rozy');
  expect(read('sowgat')).toBe('sowgat');
  expect(read('üçin sowgat')).toBe('ucin sowgat');
  expect(read('бабушке'), 'a shop without grandmothers searches the word').toBe('babuske');
});

test('a part can be removed and the rest of the query stays', () => {
  const intention = understand('цветы маме до 300', lexicon);
  expect(intention.parts.map((part) => withoutPart(intention, part))).toEqual(['цветы до 300', 'цветы маме']);
  const unsaid = understand('маме до 300', lexicon);
  expect(unsaid.parts.map((part) => withoutPart(unsaid, part))).toEqual(['до 300', 'маме']);
  const plain = understand('ejeme sowgat 300', lexicon);
  expect(plain.parts.map((part) => withoutPart(plain, part))).toEqual(['sowgat 300 TMT', 'ejeme sowgat']);
  const alone = understand('подарок маме', lexicon);
  expect(alone.parts.map((part) => withoutPart(alone, part))).toEqual(['']);
});

test('a budget is read in both languages; numbers alone, ages and dates are none', () => {
  const budgets: [string, number | undefined, number | undefined][] = [
    ['до 300', undefined, 300],
    ['300 manada çenli', undefined, 300],
    ['300-e çenli', undefined, 300],
    ['не дороже 250 манат', undefined, 250],
    ['100-300 manat', 100, 300],
    ['от 100 до 300', 100, 300],
    ['100 manatdan 300 manada çenli', 100, 300],
    ['500 manatdan gymmat', 500, undefined],
    ['дороже 500', 500, undefined],
    ['300tmt', undefined, 300],
    ['101 роза', undefined, undefined],
    ['до 8 марта', undefined, undefined],
    ['до 5 лет', undefined, undefined],
    ['5 ýaşly', undefined, undefined],
    ['№ 95', undefined, undefined],
    ['до двухсот пятидесяти манат', undefined, 250],
    ['iki ýüz manada çenli', undefined, 200],
    ['ýüz elli manat', undefined, 150],
    ['от ста до трёхсот', 100, 300],
    ['две тысячи пятьсот манат', undefined, 2_500],
    ['üç ýürek şar', undefined, undefined],
    ['до трёх', undefined, undefined],
  ];
  for (const [query, from, to] of budgets) {
    const budget = readBudget(splitQuery(query));
    expect([budget.from, budget.to], query).toEqual([from && from * 100, to && to * 100]);
  }
});

test('beside gift words a round number is a budget, unless it counts goods', () => {
  expect(read('ejeme sowgat 300')).toBe('1 ..30000');
  expect(read('300 маме подарок')).toBe('1 ..30000');
  expect(read('подарок 250')).toBe('..25000');
  expect(read('цветы маме 300')).toBe('1 ..30000 swety in 6');
  expect(read('маме 150 роз'), 'so many').toBe('1 150 roz');
  expect(read('маме 60'), 'years, perhaps').toBe('1 60');
  expect(read('маме 101')).toBe('1 101');
  expect(read('роза 300'), 'nothing says that it is a present').toBe('roza 300');
});

test('a word is recognised in its cases, plurals and possessives', () => {
  expect(turkmenForms('eje')).toEqual(expect.arrayContaining(['eze', 'ezem', 'ezeme', 'ezeler', 'ezesine']));
  expect(turkmenForms('bäbek')).toEqual(expect.arrayContaining(['babege', 'babegim', 'babekden']));
  expect(turkmenForms('toý')).toEqual(expect.arrayContaining(['toya', 'toyuna']));
  expect(russianForms('мама')).toEqual(expect.arrayContaining(['mame', 'mamy', 'mamoy', 'mamam']));
  expect(russianForms('девочка')).toEqual(expect.arrayContaining(['dewocke', 'dewocek']));
  expect(russianForms('отец')).toContain('otsu'.replace('ts', 's'));
});

test('the wrong keyboard layout is corrected', () => {
  expect(otherLayouts('gjlfhjr vfvt')).toContain('подарок маме');
  expect(otherLayouts('wdtns ;tyt')).toContain('цветы жене');
  expect(otherLayouts('пгд')).toContain('gul');
  expect(otherLayouts('123 456')).toEqual([]);
  expect(['le[b', ';tyt', 'gül, tort', 'подарок маме'].map(hasLetterSign)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a query of any length is understood in half a millisecond', () => {
  const long = 'ejem kakam doglan gün 8-nji mart 300 manada çenli gül tort oýunjak şokolad kitap '.repeat(3);
  const hostile = `${'8 nji '.repeat(40)}${'день '.repeat(40)}`;
  for (const query of [long.slice(0, 200), hostile.slice(0, 200), 'я'.repeat(200), '1'.repeat(200)]) {
    const times = Array.from({ length: 200 }, () => {
      const begun = performance.now();
      understand(query, lexicon);
      return performance.now() - begun;
    });
    expect(Math.min(...times), query.slice(0, 30)).toBeLessThanOrEqual(0.5);
  }
});

test('a search term of the shop means what staff say, in all its forms, and nothing else', () => {
  const own = createLexicon(named, [
    { phrase: 'тётя', kind: 'recipient', id: 2 },
    { phrase: 'мама', kind: 'stop' },
    { phrase: 'мыло ручной работы', kind: 'goods', goods: 'el sabyny' },
    { phrase: 'açyk hat', kind: 'category', id: 6 },
    { phrase: 'kum', kind: 'recipient', id: 999 },
  ]);
  const readOwn = (query: string) => {
    const { parts, rest, categories } = understand(query, own);
    return [
      ...parts.map((part) => ('ids' in part ? part.ids.join('|') : part.kind)),
      ...rest.map(({ word }) => word),
      ...new Set(categories.map((id) => `in ${id}`)),
    ].join(' ');
  };
  expect(readOwn('подарок тёте')).toBe('2');
  expect(readOwn('мыла ручной работы тётям')).toBe('2 el sabyny');
  expect(readOwn('açyk hatlar'), 'of a category the goods stand first').toBe('guller in 6');
  expect(readOwn('маме цветы'), 'the former meanings do not apply').toBe('swety in 6');
  expect(readOwn('kum üçin'), 'who is gone is a word again').toBe('kum');
});

test('a query without results is logged without personal data', () => {
  expect(readEmptySearch('  Мыло РУЧНОЙ работы ')).toEqual({
    folded: 'mylo rucnoy raboty',
    typed: 'мыло ручной работы',
  });
  for (const query of [
    ...['+993 65 12 34 56', '8 65 123', 'позвоните 651 23 456', 'aman@mail.tm', '!!!'],
    ...['a b c d e f g h i', 'ж'.repeat(90)],
  ])
    expect(readEmptySearch(query), query).toBeUndefined();
});

test('a part that is let go neither narrows nor is searched', () => {
  const intention = understand('gül ejeme 8-nji mart 200 manada çenli', lexicon);
  expect(intention.parts.map((part) => wordsOfPart(intention, part))).toEqual([
    'ejeme',
    '8 nji mart',
    '200 manada çenli',
  ]);
  const left = (...gone: string[]) => {
    const { parts, telling } = letPartsGo(intention, new Set(gone));
    return [parts.map(({ kind }) => kind).join(' '), telling.map(({ typed }) => typed).join(' ')];
  };
  expect(left('recipient:1', 'price')).toEqual(['occasion', 'gül 8 nji mart']);
  expect(left('recipient:2')).toEqual(['recipient occasion price', 'gül ejeme 8 nji mart']);
  expect(left('recipient', 'occasion', 'price')).toEqual(['', 'gül']);
});
