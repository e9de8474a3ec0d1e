import { expect, test } from 'vitest';
import { amount, clock, countdown, longDate, money, nearDay, phone, shortDate, weekday } from './format.ts';
import { dayName } from './day-name.ts';
import { defineTexts, say } from './texts.ts';

test('prices are whole manats unless there are tenge, grouped by hard spaces', () => {
  expect(money(16_500)).toBe('165\u00a0TMT');
  expect(amount(125_050)).toBe('1\u00a0250,50');
  expect(amount(123_456_700)).toBe('1\u00a0234\u00a0567');
  expect(amount(5)).toBe('0,05');
  expect(amount(-2000)).toBe('−20');
});

test('days are those of Ashgabat, in both languages', () => {
  const late = '2025-03-07T20:30:00Z';
  expect(longDate(late, 'tm')).toBe('8 mart 2025');
  expect(longDate(late, 'ru')).toBe('8 марта 2025');
  expect(shortDate(late)).toBe('08.03.2025');
  expect(clock(late)).toBe('01:30');
  expect(weekday(0, 'tm')).toBe('Duşenbe');
  expect(weekday(6, 'ru')).toBe('Воскресенье');
});

test('days near today have names', () => {
  const now = new Date('2026-11-21T20:00:00Z');
  expect(nearDay('2026-11-22', now, 'tm')).toBe('Şu gün');
  expect(nearDay('2026-11-23', now, 'ru')).toBe('Завтра');
  expect(nearDay('2026-11-21T10:00:00Z', now, 'tm')).toBe('Düýn');
  expect(nearDay('2026-11-24', now, 'ru')).toBe('Послезавтра');
  expect(nearDay('2026-12-01', now, 'ru')).toBe('1 декабря');
  expect(dayName('2026-11-24', now, 'tm')).toBe('Birigün');
  expect(dayName('2026-11-25', now, 'ru')).toBe('Среда, 25\u00a0ноября');
  expect(nearDay('2027-01-01', now, 'tm')).toBe('1 ýanwar 2027');
});

test('times and phone numbers are formatted for reading', () => {
  expect(countdown(42)).toBe('0:42');
  expect(countdown(125)).toBe('2:05');
  expect(countdown(3_599)).toBe('59:59');
  expect(countdown(86_400)).toBe('24:00:00');
  expect(phone('+99365123456')).toBe('+993\u00a065\u00a012-34-56');
  expect(phone('0800')).toBe('0800');
});

test('Russian has three plural forms, Turkmen one', () => {
  const texts = defineTexts({
    found: { tm: '{n} haryt', ru: { one: '{n} товар', few: '{n} товара', many: '{n} товаров' } },
    hello: { tm: 'Salam, {name}', ru: 'Здравствуйте, {name}' },
  });
  const said = [1, 2, 5, 11, 21, 22, 112].map((n) => say('ru', texts, 'found', { n }));
  expect(said).toEqual([
    '1 товар',
    '2 товара',
    '5 товаров',
    '11 товаров',
    '21 товар',
    '22 товара',
    '112 товаров',
  ]);
  expect(say('tm', texts, 'found', { n: 5 })).toBe('5 haryt');
  expect(say('ru', texts, 'hello', { name: 'Мерет' })).toBe('Здравствуйте, Мерет');
});
