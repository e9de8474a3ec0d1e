import { expect, test } from 'vitest';
import { nestFields } from './failure.ts';

test('a fault of a field is told at that field, however deep it lies', () => {
  expect(
    nestFields([
      { path: 'title.ru', message: 'too long' },
      { path: 'options.0.sku', message: 'taken' },
      { path: 'options.0.price', message: 'missing' },
    ]),
  ).toEqual({ title: { ru: 'too long' }, options: { 0: { sku: 'taken', price: 'missing' } } });
});
