import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { placeGroups } from './places.ts';

const places = ['/', '/orders', '/orders/create', '/texts/home', '/hours'];

test.each([
  ['/', '/'],
  ['/orders', '/orders'],
  ['/orders/create', '/orders/create'],
  ['/orders/17/show', '/orders'],
  ['/texts/about', '/texts/home'],
  ['/papers', undefined],
])('at %s the menu shows %s', (pathname, place) => {
  expect(findPlace(pathname, places)).toBe(place);
});

test('at most fourteen menu entries are open; the rest is collapsed, settings in their own group', () => {
  const places = placeGroups.flatMap((group) => group.places.map(({ to }) => to));
  expect(new Set(places).size).toBe(places.length);
  const unfolded = placeGroups.filter(({ isFolded }) => !isFolded);
  expect(unfolded.flatMap((group) => group.places).length).toBeLessThanOrEqual(14);
  const settings = placeGroups.find(({ words }) => words.ru === 'Настройки');
  expect(settings?.places.map(({ to }) => to)).toContain('/payments');
});
