import { expect, test } from 'vitest';
import { findOwnView, isWorthKeeping, keptFilter, putOwnView } from './own-views.ts';

const cash = { name: 'Nagt', filter: { payment: 'CASH', status: 'placed' } as const };
const late = { name: 'Gijä', filter: { view: 'late', payment: 'TERMINAL' } as const };

test('an own view is found by its filter in any order, whatever is searched for in it', () => {
  const filter = { status: 'placed', q: 'Aýna', payment: 'CASH', from: '' };
  expect(findOwnView([late, cash], filter)).toBe(cash);
  expect(findOwnView([late, cash], { payment: 'CASH' })).toBeUndefined();
  expect(keptFilter(filter)).toEqual(cash.filter);
});

test("only what is more than one of the shop's views is worth keeping", () => {
  expect([{}, { view: 'late' }, { view: 'late', q: 'Aýna', day: '' }].some(isWorthKeeping)).toBe(false);
  expect(isWorthKeeping({ view: 'late', payment: 'CASH' })).toBe(true);
});

test('a view that is renamed stays in its place, and takes that of one that is called so', () => {
  const names = (views: readonly { name: string }[]) => views.map(({ name }) => name);
  expect(names(putOwnView([cash], late))).toEqual(['Nagt', 'Gijä']);
  expect(names(putOwnView([cash, late], { ...cash, name: 'Pul' }, 'Nagt'))).toEqual(['Pul', 'Gijä']);
  expect(names(putOwnView([cash, late], { ...late, name: 'Nagt' }, 'Gijä'))).toEqual(['Nagt']);
  expect(putOwnView([cash, late], { ...late, name: 'Nagt' })).toEqual([{ ...late, name: 'Nagt' }, late]);
});
