import { expect, test } from 'vitest';
import { momentOf } from './calendar.ts';
import { noZone, soonestDay, type WorkCalendar } from './delivery.ts';
import { leadDaysLeft, leadDaysOf, zoneAfterMaking } from './made-to-order.ts';

const hours = { start: '09:00', end: '18:00' };
/** Monday to Saturday. */
const calendar: WorkCalendar = {
  hours: new Map([0, 1, 2, 3, 4, 5].map((day) => [day, hours])),
  closedDays: new Set(),
  peakPercents: new Map(),
};
const zone = { ...noZone, id: 'Z1', expressFee: 4_500, expressMinutes: 60, leadDays: 1 };
const friday = momentOf('2026-11-20', '11:00');

test('goods made to order arrive later by their working days, and never by express', () => {
  const after = zoneAfterMaking(zone, 3);
  expect(after).toEqual({ ...zone, leadDays: 4, expressFee: null, expressMinutes: 60 });
  // Saturday, Monday and Tuesday to make it, then the zone's day.
  expect(soonestDay(calendar, after.leadDays, friday)).toBe('2026-11-25');
  expect(zoneAfterMaking(zone, 0)).toBe(zone);
});

test('goods delivered together wait for the longest lead time', () => {
  expect(leadDaysOf([{ leadDays: 0 }, { leadDays: 3 }, { leadDays: 1 }])).toBe(3);
  expect(leadDaysOf([])).toBe(0);
});

test('the days left of a lead time are working days still ahead; a day off does not count', () => {
  const left = (day: string, time = '11:00') =>
    leadDaysLeft(calendar, 3, { since: friday, now: momentOf(day, time) });
  expect([left('2026-11-20'), left('2026-11-21'), left('2026-11-22'), left('2026-11-23')]).toEqual([
    3, 2, 1, 1,
  ]);
  expect([left('2026-11-24', '09:30'), left('2026-11-30')]).toEqual([0, 0]);
});
