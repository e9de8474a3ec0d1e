import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from './calendar.ts';
import {
  deliveryFee,
  expressNow,
  isWorkDay,
  missingGoods,
  noZone,
  orderBefore,
  soonestDay,
  workDayAfter,
  type WorkCalendar,
  type Zone,
} from './delivery.ts';

const near: Zone = {
  ...noZone,
  id: 'Z1',
  fee: 2_000,
  freeFrom: 50_000,
  minimum: 5_000,
  expressFee: 4_500,
  expressMinutes: 60,
};
const far: Zone = {
  ...noZone,
  id: 'Z5',
  fee: 9_000,
  minimum: 15_000,
  leadDays: 3,
};
/** Sundays from ten; closed on 1 January. */
const calendar: WorkCalendar = {
  hours: new Map(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [day, { start: day === 6 ? '10:00' : '09:00', end: '18:00' }]),
  ),
  closedDays: new Set(['2027-01-01']),
  peakPercents: new Map(),
};

test('delivery is free from a sum of goods on, except by express', () => {
  expect(deliveryFee(near, 'STANDARD', 49_999)).toBe(2_000);
  expect(deliveryFee(near, 'STANDARD', 50_000)).toBe(0);
  expect(deliveryFee(near, 'SLOT', 50_000)).toBe(0);
  expect(deliveryFee(near, 'SLOT', 1)).toBe(2_000);
  expect(deliveryFee(near, 'EXPRESS', 900_000)).toBe(4_500);
  expect(deliveryFee(far, 'STANDARD', 900_000)).toBe(9_000);
  expect(deliveryFee(far, 'EXPRESS', 900_000)).toBeNull();
});

test('the sums missing to the minimum and to free delivery never go below zero', () => {
  expect(missingGoods(near, 4_000)).toEqual({ toMinimum: 1_000, toFreeDelivery: 46_000 });
  expect(missingGoods(near, 60_000)).toEqual({ toMinimum: 0, toFreeDelivery: 0 });
  expect(missingGoods(far, 0)).toEqual({ toMinimum: 15_000, toFreeDelivery: 0 });
});

test('an order two hours before closing is still sent today', () => {
  expect(orderBefore(calendar, '2026-11-20')).toBe('16:00');
  expect(soonestDay(calendar, 0, momentOf('2026-11-20', '15:59'))).toBe('2026-11-20');
  expect(soonestDay(calendar, 0, momentOf('2026-11-20', '16:00'))).toBe('2026-11-21');
  expect(soonestDay(calendar, 3, momentOf('2026-11-20', '11:00'))).toBe('2026-11-23');
});

test('days off are not counted as delivery days', () => {
  expect(orderBefore(calendar, '2027-01-01')).toBeNull();
  expect(soonestDay(calendar, 0, momentOf('2026-12-31', '17:00'))).toBe('2027-01-02');
  expect(soonestDay(calendar, 1, momentOf('2026-12-31', '11:00'))).toBe('2027-01-02');
  expect(soonestDay({ ...calendar, hours: new Map() }, 0, momentOf('2026-12-31', '11:00'))).toBeNull();
});

test('the soonest day is a working day, not in the past, and later for zones further away', () => {
  const minutes = fc.integer({ min: 0, max: 400 * 1_440 });
  const days = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(minutes, days, days, (minute, lead, off) => {
      const some = { ...calendar, hours: new Map([...calendar.hours].filter(([day]) => day !== off)) };
      const now = new Date(momentOf('2026-06-01', '00:00').getTime() + minute * 60_000);
      const soonest = soonestDay(some, lead, now)!;
      expect(isWorkDay(some, soonest)).toBe(true);
      expect(soonest >= soonestDay(some, 0, now)!).toBe(true);
      expect(soonest < soonestDay(some, lead + 1, now)!).toBe(true);
      expect(workDayAfter(some, soonest, 0)).toBe(soonest);
    }),
  );
});

test('express is offered where the zone has it, while it is there before the shop closes', () => {
  const at = (time: string, zone = near, day = '2026-11-20') =>
    expressNow(zone, calendar, momentOf(day, time));
  expect(at('09:00')).toEqual({ by: '10:00', until: '17:00' });
  expect(at('11:12')?.by).toBe('12:15');
  expect(at('17:00')?.by).toBe('18:00');
  expect(at('14:01', { ...near, expressMinutes: 90 })).toEqual({ by: '15:35', until: '16:30' });
  for (const [day, time] of [
    ['2026-11-20', '08:59'],
    ['2026-11-20', '17:01'],
    ['2026-11-22', '09:30'],
    ['2027-01-01', '12:00'],
  ] as const)
    expect(at(time, near, day), `${day} ${time}`).toBeNull();
  expect(at('12:00', far)).toBeNull();
});
