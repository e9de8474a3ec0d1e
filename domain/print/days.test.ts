import { expect, test } from 'vitest';
import {
  date,
  dateInYear,
  dayAndMonth,
  dayAndWeekday,
  dayName,
  dayOfYear,
  longDate,
  monthAndYear,
  monthNames,
  nearDay,
  shortDay,
  shortWeekday,
  weekday,
} from './days.ts';

test('days are those of Ashgabat, in both languages', () => {
  const late = '2025-03-07T20:30:00Z';
  expect([longDate(late, 'tm'), longDate(late, 'ru')]).toEqual(['8\u00a0mart 2025', '8\u00a0марта 2025']);
  expect(date(late)).toBe('08.03.2025');
  expect(dateInYear('2025-03-08')).toBe('08.03');
  expect(dayOfYear('2025-12-31T20:30:00Z', 'ru'), 'a night of two years').toBe('Чт, 1\u00a0января 2026');
  expect([shortDay('2026-11-21', 'tm'), shortDay('2026-11-21', 'ru')]).toEqual([
    'Şe, 21\u00a0noýabr',
    'Сб, 21\u00a0ноября',
  ]);
  expect(dayAndWeekday('2026-11-24', 'tm')).toBe('24\u00a0noýabr, sişenbe');
  expect(dayAndWeekday('2026-11-24', 'ru')).toBe('24\u00a0ноября, вторник');
});

test('each day of the week and each month has its names', () => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  expect(days.map((day) => shortWeekday(day, 'tm')).join(' ')).toBe('Du Si Ça Pe An Şe Ýe');
  expect(days.map((day) => shortWeekday(day, 'ru')).join(' ')).toBe('Пн Вт Ср Чт Пт Сб Вс');
  expect([weekday(0, 'tm'), weekday(6, 'ru')]).toEqual(['Duşenbe', 'Воскресенье']);
  const firsts = monthNames.ru.map((_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
  expect(firsts.map((day) => dayAndMonth(day, 'ru').slice(2)).join(' ')).toBe(
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  );
  expect(firsts.map((day) => dayAndMonth(day, 'tm').slice(2))).toEqual(monthNames.tm);
  expect([monthAndYear('2027-03', 'tm'), monthAndYear('2027-01-21', 'tm')]).toEqual([
    'Mart 2027',
    'Ýanwar 2027',
  ]);
  expect(monthAndYear('2027-03-08', 'ru')).toBe('Март 2027');
});

test('days near today have names', () => {
  const now = new Date('2026-11-21T20:00:00Z');
  expect(nearDay('2026-11-22', now, 'tm')).toBe('Şu gün');
  expect(nearDay('2026-11-23', now, 'ru')).toBe('Завтра');
  expect(nearDay('2026-11-21T10:00:00Z', now, 'tm')).toBe('Düýn');
  expect(nearDay('2026-11-24', now, 'ru')).toBe('Послезавтра');
  expect(nearDay('2026-12-01', now, 'ru')).toBe('1\u00a0декабря');
  expect(nearDay('2027-01-01', now, 'tm')).toBe('1\u00a0ýanwar 2027');
  expect(dayName('2026-11-24', now, 'tm')).toBe('Birigün');
  expect(dayName('2026-11-25', now, 'ru')).toBe('Среда, 25\u00a0ноября');
});
