import { expect, test } from 'vitest';
import { cities } from './cities.ts';

test('a new shop chooses of the two cities with all their quarters, and of towns by their plain names', () => {
  expect(cities.slice(0, 2).map(({ id }) => id)).toEqual(['asgabat', 'arkadag']);
  expect(cities[0]?.places.length).toBeGreaterThan(30);
  const mary = cities.find(({ id }) => id === 'mary');
  expect(mary?.title).toEqual({ tm: 'Mary', ru: 'Мары' });
  expect(mary?.places.map(({ title }) => title.ru)).toEqual(['город Мары']);
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  for (const { id } of cities) expect(id).toMatch(/^[a-z ]+$/);
});
