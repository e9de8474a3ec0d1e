import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, isDay, minuteOf, minutesIn, momentOf, timeAt, weekdayOf } from './calendar.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });

test('the day changes at midnight in Aşgabat, five hours before London', () => {
  expect(dayOf(new Date('2026-11-20T18:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
  expect(minuteOf(new Date('2026-11-20T06:00:00Z'))).toBe(11 * 60);
});

test('a moment is converted to the local time of its day', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const back = momentOf(dayOf(at), timeAt(minuteOf(at)));
      expect(at.getTime() - back.getTime()).toBeGreaterThanOrEqual(0);
      expect(at.getTime() - back.getTime()).toBeLessThan(60_000);
    }),
  );
});

test('days and weekdays follow each other', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 800 }), (at, days) => {
      const day = dayOf(at);
      const later = addDays(day, days);
      expect(isDay(later)).toBe(true);
      expect(later >= day).toBe(true);
      expect((weekdayOf(day) + days) % 7).toBe(weekdayOf(later));
      expect(addDays(later, -days)).toBe(day);
    }),
  );
  expect(weekdayOf('2026-11-20'), 'a Friday; 0 is Monday').toBe(4);
  expect(weekdayOf('2026-11-22')).toBe(6);
});

test('times of day are parsed and formatted', () => {
  expect(minutesIn('09:30')).toBe(570);
  expect(timeAt(570)).toBe('09:30');
  expect(momentOf('2026-11-20', '24:00').toISOString()).toBe('2026-11-20T19:00:00.000Z');
});

test('a day that does not exist is not a day', () => {
  for (const bad of ['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '2026-11-20T00', '0000-00-00'])
    expect(isDay(bad), `${bad} is no day`).toBe(false);
  for (const good of ['2026-11-20', '2028-02-29']) expect(isDay(good), `${good} is a day`).toBe(true);
});
