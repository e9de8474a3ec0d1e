import { expect, test } from 'vitest';
import type { Zone } from '#contract/content/shop.ts';
import { findPlace, findPlaces, indexPlaces, type Place } from './find-places.ts';

const place = (
  id: number,
  region: Place['region'],
  tm: string,
  ru: string,
  aliases: string[] = [],
): Place => ({
  id,
  region,
  title: { tm, ru },
  aliases,
});
const zone = (id: string, places: Place[]): Zone => ({
  id,
  title: { tm: id, ru: id },
  fee: 0,
  freeFrom: null,
  minimum: 0,
  expressFee: null,
  expressMinutes: 60,
  places,
});
const zones = [
  zone('Z5', [
    place(5, 'LB', 'Türkmenabat', 'Туркменабат', ['Çärjew', 'Чарджоу']),
    place(6, 'DZ', 'Köneürgenç', 'Кёнеургенч'),
  ]),
  zone('Z1', [
    place(1, 'AG', 'Büzmeýin', 'Бюзмеин', ['Abadan']),
    place(2, 'AG', 'Köpetdag', 'Копетдаг'),
    place(3, 'AG', 'Parahat 7', 'Парахат 7'),
  ]),
];
const index = indexPlaces(zones);
const find = (query: string, region: Place['region'] | null = null) =>
  findPlaces(index, query, region).map(({ id }) => id);

test('a place is found without diacritics', () => {
  expect(find('turkmenabat')).toEqual([5]);
  expect(find('Koneurgenc')).toEqual([6]);
  expect(find('BUZMEYIN')).toEqual([1]);
});

test('a place is found in Russian, whatever the language of the page', () => {
  expect(find('Туркменабат')).toEqual([5]);
  expect(find('бюзмеин')).toEqual([1]);
});

test('a place is found by its former name', () => {
  expect(find('abadan')).toEqual([1]);
  expect(find('чарджоу')).toEqual([5]);
});

test('names that begin with the query come first, and the capital before the regions', () => {
  expect(find('kö')).toEqual([2, 6]);
  expect(find('t')[0]).toBe(5);
});

test('without a query the places of one region are listed by name', () => {
  expect(find('', 'AG')).toEqual([1, 2, 3]);
});

test('in the list of all regions and among equal matches the cities come first', () => {
  expect(find('')).toEqual([5, 1, 2, 3, 6]);
  const mixed = [
    ...zones,
    zone('Z2', [place(8, 'BN', 'Balkanabat', 'Балканабат'), place(9, 'AG', 'Bagyr', 'Багир')]),
  ];
  expect(findPlaces(indexPlaces(mixed), 'b', null).map(({ id }) => id)).toEqual([8, 9, 1, 5]);
});

test('a query is searched in every region, and nothing is found where nothing is', () => {
  expect(find('turkmenabat', 'AG')).toEqual([5]);
  expect(find('Moskwa')).toEqual([]);
  expect(findPlace(zones, 99)).toBeUndefined();
});

test('numbered quarters are sorted by number', () => {
  const quarters = ['10 mkr', '2 mkr', '1 mkr', '30 mkr'].map((name, at) => place(at + 1, 'AG', name, name));
  const found = findPlaces(indexPlaces([zone('Z1', quarters)]), '', 'AG');
  expect(found.map(({ title }) => title.tm)).toEqual(['1 mkr', '2 mkr', '10 mkr', '30 mkr']);
});
