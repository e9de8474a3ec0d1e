import { expect, test } from 'vitest';
import { nextYearly } from './yearly.ts';

test('a holiday that is today is the next one; one that has passed comes next year', () => {
  expect(nextYearly({ month: 3, day: 8 }, '2026-03-08')).toBe('2026-03-08');
  expect(nextYearly({ month: 3, day: 8 }, '2026-03-09')).toBe('2027-03-08');
  expect(nextYearly({ month: 12, day: 31 }, '2026-11-20')).toBe('2026-12-31');
});

test('29 February waits for a leap year, and an impossible date has no next day', () => {
  expect(nextYearly({ month: 2, day: 29 }, '2026-01-01')).toBe('2028-02-29');
  expect(nextYearly({ month: 2, day: 30 }, '2026-01-01')).toBeNull();
});
