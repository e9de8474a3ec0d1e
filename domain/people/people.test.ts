import { expect, test } from 'vitest';
import { always, isQuiet, isYearlyDay, nextDateOf, mutedOccasions } from './people.ts';

test('a date comes every year, today included', () => {
  expect(nextDateOf({ month: 3, day: 12 }, '2026-03-12')).toBe('2026-03-12');
  expect(nextDateOf({ month: 3, day: 12 }, '2026-03-13')).toBe('2027-03-12');
});

test('29 February falls on the 28th in other years', () => {
  expect(nextDateOf({ month: 2, day: 29 }, '2026-11-23')).toBe('2027-02-28');
  expect(nextDateOf({ month: 2, day: 29 }, '2027-03-01')).toBe('2028-02-29');
  expect(nextDateOf({ month: 2, day: 29 }, '2028-02-29')).toBe('2028-02-29');
  expect(nextDateOf({ month: 2, day: 29 }, '2027-02-28')).toBe('2027-02-28');
  expect([isYearlyDay({ month: 2, day: 29 }), isYearlyDay({ month: 2, day: 30 })]).toEqual([true, false]);
});

test('reminders are muted through the last day; those of a deceased person always', () => {
  const person = { died: false, quietUntil: null };
  const date = { quietUntil: '2026-12-31' };
  expect(isQuiet(person, date, '2026-12-31')).toBe(true);
  expect(isQuiet(person, date, '2027-01-01')).toBe(false);
  expect(isQuiet({ ...person, quietUntil: always }, null, '2100-01-01')).toBe(true);
  expect(isQuiet({ ...person, died: true }, { quietUntil: null }, '2030-01-01')).toBe(true);
  expect(isQuiet(person, null, '2026-12-31')).toBe(false);
});

test('a holiday is muted when everybody it is kept for is muted', () => {
  const quiet = { occasion: 3, quietUntil: '2999-12-31', next: '2027-03-08' };
  const loud = { ...quiet, quietUntil: null };
  const of = (died: boolean, ...dates: (typeof quiet | typeof loud)[]) => ({ died, quietUntil: null, dates });
  const found = (...people: ReturnType<typeof of>[]) => mutedOccasions(people, '2026-11-23');
  expect(found(of(false, quiet))).toEqual([3]);
  expect(found(of(true, loud))).toEqual([3]);
  expect(found(of(true, loud), of(false, loud)), 'there is a wife as well').toEqual([]);
  expect(found(of(false, { ...quiet, quietUntil: '2026-12-31' })), 'until before it').toEqual([]);
});
