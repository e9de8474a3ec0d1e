import { expect, test } from 'vitest';
import { lastDayTooOld, nextMoving } from './moving-day.ts';

test('the next day of a lunar holiday is a listed one, or none', () => {
  const days = ['2027-03-10', '2026-03-20'];
  expect(nextMoving(days, '2026-03-20')).toBe('2026-03-20');
  expect(nextMoving(days, '2026-03-21')).toBe('2027-03-10');
  expect(nextMoving(days, '2027-03-11')).toBeNull();
});

test('a holiday without a next day is reported ninety days before it is due', () => {
  // After 20 March 2026 it falls on about 9 March 2027.
  const isTold = (today: string) => '2026-03-20' <= lastDayTooOld(today);
  expect(isTold('2026-12-08')).toBe(false);
  expect(isTold('2026-12-09')).toBe(true);
});
