import { expect, test } from 'vitest';
import { readClock, readDay } from './read-day.ts';

test.each([
  ['21.11.2026', '2026-11-21'],
  ['1.9.26', '2026-09-01'],
  [' 1/9/2026 ', '2026-09-01'],
  ['29.02.2028', '2028-02-29'],
  ['30.02.2026', undefined],
  ['2026-11-21', undefined],
  ['21.13.2026', undefined],
  ['21.1', undefined],
])('the day %j is %j', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each([
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['23.59', '23:59'],
  ['24:00', undefined],
  ['9', undefined],
  ['12:60', undefined],
])('the time %j is %j', (typed, clock) => {
  expect(readClock(typed)).toBe(clock);
});
