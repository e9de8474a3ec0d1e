import { expect, test } from 'vitest';
import { trailOf } from './category-path.ts';

test('breadcrumbs lead to the product’s own category and no further', () => {
  const categories = [{ id: 3 }, { id: 7 }, { id: 1 }, { id: 5 }];
  expect(trailOf({ category: { id: 7 }, categories })).toEqual([{ id: 3 }, { id: 7 }]);
  expect(trailOf({ category: { id: 3 }, categories })).toEqual([{ id: 3 }]);
  expect(trailOf({ category: null, categories: [] })).toEqual([]);
});
