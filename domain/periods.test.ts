import { expect, test } from 'vitest';
import { daysBetween, periodOf, periodsBetween } from './periods.ts';

test('a week begins on Monday, a month on its first', () => {
  expect(periodOf('2026-11-22', 'week')).toBe('2026-11-16');
  expect(periodOf('2026-11-23', 'week')).toBe('2026-11-23');
  expect(periodOf('2026-11-22', 'month')).toBe('2026-11-01');
});

test('periods follow one another without a gap, over years and leap days', () => {
  expect(periodsBetween('2027-12-31', '2028-01-02', 'day')).toEqual([
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
  ]);
  expect(periodsBetween('2027-12-15', '2028-03-01', 'month')).toEqual([
    '2027-12-01',
    '2028-01-01',
    '2028-02-01',
    '2028-03-01',
  ]);
  expect(periodsBetween('2026-11-20', '2026-11-24', 'week')).toEqual(['2026-11-16', '2026-11-23']);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(3);
});
