import { expect, test } from 'vitest';
import { readDay } from '#domain/delivery/read-day.ts';
import { completeClock, readClock } from './read-day.ts';

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

test.each([
  ['9', '09:00'],
  [' 21 ', '21:00'],
  ['21.30', '21:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  ['13-00', '13:00'],
  ['1300', '13:00'],
  ['13 – 00', '13:00'],
  ['9 утра', '09:00'],
  ['в 9 вечера', '21:00'],
  ['9:30 Дня', '21:30'],
  ['12 дня', '12:00'],
  ['sagat 9', '09:00'],
  ['irden', 'irden'],
  ['9 agşam', '21:00'],
  ['13-', '13-'],
  ['13-60', '13-60'],
  ['24', '24:00'],
  ['24:00', '24:00'],
  ['25', '25'],
  ['soon', 'soon'],
  ['', ''],
])('the time %j, once it is left, is %j', (typed, clock) => {
  expect(completeClock(typed)).toBe(clock);
});
