import { expect, test } from 'vitest';
import { clock, countdown, dateAndClock, waited } from './clocks.ts';

/** With normal spaces instead of no-break ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a time of day is that of Ashgabat', () => {
  expect(clock('2025-03-07T20:30:00Z')).toBe('01:30');
  expect(dateAndClock('2025-12-31T20:30:00Z')).toBe('01.01.2026 01:30');
});

test('a countdown has hours from an hour on', () => {
  expect([0, 42, 125, 3_599, 3_600, 4_500, 86_400].map(countdown)).toEqual([
    '0:00',
    '0:42',
    '2:05',
    '59:59',
    '1:00:00',
    '1:15:00',
    '24:00:00',
  ]);
});

test('a waiting time is shown in minutes, hours and days', () => {
  const since = '2026-11-21T10:00:00Z';
  const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000);
  expect(plain(waited(since, after(12), 'ru'))).toBe('12 мин');
  expect(plain(waited(since, after(120), 'ru'))).toBe('2 ч');
  expect(plain(waited(since, after(125), 'tm'))).toBe('2 sag 5 min');
  expect(plain(waited(since, after(3 * 1440), 'ru'))).toBe('3 дн.');
});
