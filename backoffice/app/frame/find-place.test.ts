import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

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
