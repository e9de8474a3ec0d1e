import { expect, test } from 'vitest';
import { addDays, amount, clock, dayAndMonth, dayOfYear, phone, shopDay, waited } from './format.ts';

/** With normal spaces instead of no-break ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('money is shown in manats, with tenge only if there are any', () => {
  expect([amount(16500), amount(123450), amount(-5)].map(plain)).toEqual(['165', '1 234,50', '−0,05']);
});

test('a late evening in London is already tomorrow in Ashgabat', () => {
  const at = new Date('2026-11-21T20:30:00Z');
  expect(shopDay(at)).toBe('2026-11-22');
  expect(clock(at.toISOString())).toBe('01:30');
  expect(dayAndMonth(at.toISOString(), 'tm')).toBe('22 noýabr');
});

test('the day after the last of a month is the first of the next', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a waiting time is shown in minutes, hours and days', () => {
  const since = '2026-11-21T10:00:00Z';
  const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000);
  expect(plain(waited(since, after(12), 'ru'))).toBe('12 мин');
  expect(plain(waited(since, after(125), 'tm'))).toBe('2 sag 5 min');
  expect(plain(waited(since, after(3 * 1440), 'ru'))).toBe('3 дн.');
});

test('a phone number is grouped', () => {
  expect(plain(phone('+99365123456'))).toBe('+993 65 12-34-56');
});

test('a day in a list across years includes the year', () => {
  expect(dayOfYear('2026-12-31', 'ru')).toBe('Чт, 31 декабря 2026');
  expect(dayOfYear('2027-01-01', 'tm')).toBe('An, 1 ýanwar 2027');
});
