import { expect, test } from 'vitest';
import { splitQuery } from '#domain/search.ts';
import { searchedWords, swappedNeighbours, withoutPeople } from './search-words.ts';

const words = (query: string) => searchedWords(splitQuery(query)).map(({ typed }) => typed);

test('words that say nothing fall away beside another word, and stay alone', () => {
  expect(words('ejem üçin')).toEqual(['ejem']);
  expect(words('подарок для маме')).toEqual(['маме']);
  expect(words('sowgat')).toEqual(['sowgat']);
  expect(words('üçin sowgat')).toEqual(['üçin', 'sowgat']);
});

test('a thing is looked for by the name that titles have for it', () => {
  expect(words('духи маме')).toEqual(['atyr', 'маме']);
  expect(words('duhi')).toEqual(['atyr']);
});

test('whom it is for is left out where goods are looked for', () => {
  const goods = (query: string) => withoutPeople(splitQuery(query)).map(({ typed }) => typed);
  expect(goods('набор маме')).toEqual(['набор']);
  expect(goods('ejeme gül')).toEqual(['gül']);
  expect(goods('маме')).toEqual([]);
});

test('two neighbours swapped are found again', () => {
  expect(swappedNeighbours({ typed: 'bukte', word: 'bukte' }).map(({ word }) => word)).toContain('buket');
  expect(swappedNeighbours({ typed: 'a', word: 'a' })).toEqual([]);
});
