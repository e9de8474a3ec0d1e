import { expect, test } from 'vitest';
import { findChanges } from './diff.ts';

test('the audit log shows changed fields only', () => {
  expect(
    findChanges(
      { title: { tm: 'A', ru: 'Б' }, price: 100, old: null },
      { title: { tm: 'A', ru: 'В' }, price: 120, old: null },
    ),
  ).toEqual([
    { path: 'title.ru', before: 'Б', after: 'В' },
    { path: 'price', before: '100', after: '120' },
  ]);
});

test('another picture is one change, whatever its files are called', () => {
  const picture = (id: string) => ({ id, width: 4, srcset: { avif: id, webp: id } });
  expect(findChanges({ picture: picture('a') }, { picture: picture('b') })).toEqual([
    { path: 'picture', before: 'a', after: 'b' },
  ]);
});

test('for a new record all fields are changes', () => {
  expect(findChanges(undefined, { a: [1] })).toEqual([{ path: 'a.0', before: undefined, after: '1' }]);
});
