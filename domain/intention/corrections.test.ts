import { expect, test } from 'vitest';
import { mayBeSlip, splitQuery } from '#domain/search.ts';
import { nearestInLexicon } from './corrections.ts';
import { createLexicon, type Topic } from './lexicon.ts';

const named: Topic[] = [
  { kind: 'recipient', id: 1, key: 'mother', title: { tm: 'Ejeme', ru: 'Маме' } },
  { kind: 'recipient', id: 2, key: 'girl', title: { tm: 'Gyzjagaza', ru: 'Девочке' } },
  { kind: 'recipient', id: 3, key: 'sister', title: { tm: 'Uýama', ru: 'Сестре' } },
  { kind: 'recipient', id: 4, key: 'brother', title: { tm: 'Doganyma', ru: 'Брату' } },
  { kind: 'occasion', id: 7, key: 'birthday', title: { tm: 'Doglan gün', ru: 'День рождения' } },
  { kind: 'occasion', id: 5, key: 'anniversary', title: { tm: 'Ýubileý', ru: 'Юбилей' } },
  { kind: 'category', id: 6, key: null, title: { tm: 'Bal', ru: 'Мёд' } },
];
const lexicon = createLexicon(named);
const nearest = (query: string, isSaid = false) =>
  nearestInLexicon(lexicon, splitQuery(query), { at: 0, isSaid })?.typed;

test('a slip of a person is corrected, a right word that resembles one is not', () => {
  expect(['мамме', 'ejmee', 'сестрре', 'юбелей', 'систре'].map((query) => nearest(query))).toEqual([
    ...['мама', 'eje', 'сестра', 'юбилей', 'сестра'],
  ]);
  for (const right of ['etsem', 'alsam', 'крестины', 'крещение', 'дача', 'aşhana', 'брать', 'сестерция'])
    expect(nearest(right), right).toBeUndefined();
  expect(nearest('gyzl'), 'red, not a girl').toBe('gyzyl');
});

test('the spelling is that of the script, and a phrase comes before a single word', () => {
  expect(['mamme', 'ezmee', 'маммэ', 'zzzzzz'].map((query) => nearest(query))).toEqual([
    ...['мама', 'eje', 'мама', undefined],
  ]);
  expect(nearest('dogln gün'), 'dogan makes no phrase').toBe('doglan');
});

test('beside another person only swapped and doubled letters are a slip', () => {
  expect(['юбелей', 'систре', 'мамме', 'ejmee'].map((query) => nearest(query, true))).toEqual([
    ...[undefined, undefined, 'мама', 'eje'],
  ]);
});

test('a word of up to four letters keeps its first letter', () => {
  expect([mayBeSlip('red', 'med'), mayBeSlip('mod', 'med'), mayBeSlip('ugul', 'gul')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([nearest('red'), nearest('мет')]).toEqual([undefined, undefined]);
});
