import { expect, test } from 'vitest';
import { joinChanges } from './join-changes.ts';

const base = { fee: 2000, freeFrom: 50_000, title: { tm: 'Aşgabat', ru: 'Ашхабад' } };

test('what only one of two editors changed is taken from them', () => {
  const mine = { ...base, freeFrom: 60_000 };
  const theirs = { ...base, fee: 2500 };
  expect(joinChanges(base, mine, theirs)).toEqual({
    joined: { ...base, fee: 2500, freeFrom: 60_000 },
    clashes: [],
  });
});

test('a field that both changed is named, unless they made the same of it', () => {
  const title = { tm: 'Aşgabat ş.', ru: 'Ашхабад' };
  const mine = { ...base, fee: 3000, title };
  const theirs = { ...base, fee: 2500, title: { ...title } };
  expect(joinChanges(base, mine, theirs)).toEqual({ joined: mine, clashes: ['fee'] });
});

test('without the record as both began, every difference is a clash', () => {
  const mine = { ...base, fee: 3000 };
  expect(joinChanges(undefined, mine, base)).toEqual({ joined: mine, clashes: ['fee'] });
});
