import { expect, test } from 'vitest';
import { categoryPathOf } from './category-path.ts';

test('breadcrumbs lead to the product’s own category and no further', () => {
  const categories = [{ id: 3 }, { id: 7 }, { id: 1 }, { id: 5 }];
  expect(categoryPathOf({ category: { id: 7 }, categories })).toEqual([{ id: 3 }, { id: 7 }]);
  expect(categoryPathOf({ category: { id: 3 }, categories })).toEqual([{ id: 3 }]);
  expect(categoryPathOf({ category: null, categories: [] })).toEqual([]);
});
