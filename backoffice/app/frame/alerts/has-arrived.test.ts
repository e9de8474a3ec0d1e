import { expect, test } from 'vitest';
import { hasArrived, titleOf } from './has-arrived.ts';

test.each([
  ['the first look', undefined, { total: 2, newest: 'b' }, false],
  ['one more', { total: 0, newest: undefined }, { total: 1, newest: 'a' }, true],
  ['one taken and one new at the same time', { total: 2, newest: 'b' }, { total: 2, newest: 'c' }, true],
  ['the newest taken', { total: 2, newest: 'b' }, { total: 1, newest: 'a' }, false],
  ['all taken', { total: 1, newest: 'a' }, { total: 0, newest: undefined }, false],
  ['nothing happened', { total: 1, newest: 'a' }, { total: 1, newest: 'a' }, false],
])('%s', (_, seen, now, arrived) => {
  expect(hasArrived(seen, now)).toBe(arrived);
});

test('the document title shows the count once', () => {
  expect(titleOf('Sowgat', 3)).toBe('(3) Sowgat');
  expect(titleOf('(3) Sowgat', 4)).toBe('(4) Sowgat');
  expect(titleOf('(4) Sowgat', 0)).toBe('Sowgat');
});
