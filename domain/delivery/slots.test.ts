import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentOf, weekdayOf } from './calendar.ts';
import { bookingDays, plainDays, type WorkCalendar } from './delivery.ts';
import {
  readSlotId,
  sinceFirstKept,
  slotCalendar,
  slotCapacity,
  slotExists,
  slotId,
  type SlotRule,
  slotState,
} from './slots.ts';

const calendar: WorkCalendar = {
  hours: new Map([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { start: '09:00', end: '18:00' }])),
  closedDays: new Set(['2026-11-24']),
  peakPercents: new Map([
    ['2026-11-25', 150],
    ['2026-11-26', 0],
  ]),
};
const evening: SlotRule[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  id: weekday + 1,
  weekday,
  from: '16:00',
  to: '19:00',
  capacity: 3,
  cutoffMinutes: 120,
  zoneIds: ['Z1', 'Z2'],
}));
const morning: SlotRule = { ...evening[4]!, id: 40, from: '10:00', to: '13:00' };
const around = (day: string, time: string, leadDays = 0) => ({
  zone: { id: 'Z1', leadDays },
  calendar,
  now: momentOf(day, time),
  range: { from: day, count: 14 },
});
const stateOf = (day: string, taken: number, at: ReturnType<typeof around>) =>
  slotState(evening[weekdayOf(day)]!, day, taken, at);

test('a slot is open until its cutoff, and full when its capacity is used', () => {
  const day = '2026-11-20';
  expect(stateOf(day, 0, around(day, '13:59'))).toBe('open');
  expect(stateOf(day, 0, around(day, '14:00'))).toBe('closed');
  expect(stateOf(day, 2, around(day, '11:00'))).toBe('open');
  expect(stateOf(day, 3, around(day, '11:00'))).toBe('full');
  expect(stateOf(day, 3, around(day, '15:00')), 'late is late, full or not').toBe('closed');
});

test('days off are closed and peak days have another capacity', () => {
  const at = around('2026-11-20', '11:00');
  expect(stateOf('2026-11-24', 0, at)).toBe('closed');
  expect(stateOf('2026-11-25', 3, at)).toBe('open');
  expect(slotCapacity({ capacity: 3 }, calendar, '2026-11-25')).toBe(4);
  expect(stateOf('2026-11-26', 0, at), 'no hands at all').toBe('full');
});

test('a zone two working days away has no slot tomorrow', () => {
  const at = around('2026-11-20', '11:00', 2);
  expect(stateOf('2026-11-21', 0, at)).toBe('closed');
  expect(stateOf('2026-11-22', 0, at)).toBe('open');
});

test("the calendar lists the zone's slots of the requested days by day and hour", () => {
  const days = slotCalendar(
    [...evening, morning],
    new Map([['1-2026-11-23', 1]]),
    around('2026-11-20', '11:00'),
  );
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({
    day: '2026-11-20',
    isPeak: false,
    slots: [
      { id: '40-2026-11-20', from: '10:00', to: '13:00', left: 0, state: 'closed' },
      { id: '5-2026-11-20', from: '16:00', to: '19:00', left: 3, state: 'open' },
    ],
  });
  expect(days[3]?.slots[0]).toMatchObject({ id: '1-2026-11-23', left: 2 });
  expect(days.find(({ day }) => day === '2026-11-25')?.isPeak).toBe(true);
  const elsewhere = { ...around('2026-11-20', '11:00'), zone: { id: 'Z9', leadDays: 0 } };
  expect(slotCalendar(evening, new Map(), elsewhere)).toEqual([]);
});

test('only an open slot says that it takes more', () => {
  const minutes = fc.integer({ min: 0, max: 20 * 1_440 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 6 }), (minute, taken) => {
      const now = new Date(momentOf('2026-11-15', '00:00').getTime() + minute * 60_000);
      const range = { from: '2026-11-10', count: 40 };
      const at = { zone: { id: 'Z1', leadDays: 0 }, calendar, now, range };
      const counts = new Map(
        evening.flatMap(({ id }) =>
          Array.from(
            { length: 40 },
            (_, ahead) => [slotId({ id }, addDays('2026-11-15', ahead)), taken] as const,
          ),
        ),
      );
      for (const { day, slots } of slotCalendar(evening, counts, at))
        for (const { state, left, from, id } of slots) {
          expect(left > 0).toBe(state === 'open');
          if (state !== 'closed')
            expect(momentOf(day, from).getTime() - now.getTime()).toBeGreaterThan(7_200_000);
          expect(readSlotId(id)).toEqual({ rule: weekdayOf(day) + 1, day });
        }
    }),
  );
});

test('an invalid slot id is null', () => {
  for (const bad of [
    '',
    '12',
    '12-2026-02-30',
    '0-2026-11-20',
    '-1-2026-11-20',
    '1-2026-11-20x',
    '1e3-2026-11-20',
  ])
    expect(readSlotId(bad), `${bad} names no slot`).toBeNull();
  expect(readSlotId('12-2026-11-21')).toEqual({ rule: 12, day: '2026-11-21' });
});

test('a slot exists from today on for ninety days, on its weekday, for its zones', () => {
  const at = around('2026-11-20', '11:00');
  const exists = (day: string, zone = 'Z1') =>
    slotExists(evening[weekdayOf(day)]!, day, { ...at, zone: { id: zone, leadDays: 0 } });
  expect(exists('2026-11-19')).toBe(false);
  expect(exists('2026-11-20')).toBe(true);
  expect(exists('2027-02-17')).toBe(true);
  expect(exists('2027-02-18')).toBe(false);
  expect(exists('2026-11-20', 'Z9')).toBe(false);
  expect(slotExists(evening[0]!, '2026-11-20', at)).toBe(false);
});

test('slots of a day are sorted by hour, then by id', () => {
  const friday = evening[weekdayOf('2026-11-20')]!;
  const rules = [
    { ...friday, id: 9, from: '16:00' },
    { ...friday, id: 7, from: '12:00' },
    { ...friday, id: 3, from: '16:00' },
    { ...friday, id: 8, from: '14:00' },
  ];
  for (const list of [rules, rules.toReversed()]) {
    const [today] = slotCalendar(list, new Map(), around('2026-11-20', '08:00'));
    expect(today?.slots.map(({ id }) => id.split('-')[0])).toEqual(['7', '8', '3', '9']);
  }
});

test('a range of days is cut to what can be booked: not the past, and ninety days at most', () => {
  const daysOf = (from: string, count: number) =>
    slotCalendar(evening, new Map(), { ...around('2026-11-20', '11:00'), range: { from, count } }).map(
      ({ day }) => day,
    );
  expect(daysOf('2026-11-18', 4)).toEqual(['2026-11-20', '2026-11-21']);
  expect(daysOf('2027-02-15', 31)).toEqual(['2027-02-15', '2027-02-16', '2027-02-17']);
  expect(daysOf('2026-11-20', 200)).toHaveLength(bookingDays);
  expect(daysOf('2028-01-01', 31)).toEqual([]);
});

test('standard delivery comes on working days from the soonest on', () => {
  const now = momentOf('2026-11-23', '11:00');
  const range = { from: '2026-11-20', count: 8 };
  expect(plainDays({ calendar, leadDays: 0, now }, range)).toEqual([
    '2026-11-23',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(plainDays({ calendar, leadDays: 2, now }, range)).toEqual(['2026-11-26', '2026-11-27']);
  const evening = momentOf('2026-11-23', '17:00');
  expect(
    plainDays({ calendar, leadDays: 0, now: evening }, range)[0],
    'the cut-off of today is as it was',
  ).toBe('2026-11-25');
  expect(plainDays({ calendar, leadDays: 0, now }, { from: '2027-03-08', count: 1 })).toEqual([]);
  const december = momentOf('2026-12-10', '11:00');
  expect(plainDays({ calendar, leadDays: 3, now: december }, { from: '2027-03-08', count: 1 })).toEqual([
    '2027-03-08',
  ]);
});

test('days before the first window that can be kept are no choice', () => {
  const days = (['closed', 'closed', 'full', 'closed', 'open'] as const).map((state) => ({
    slots: [{ state }],
  }));
  expect(sinceFirstKept(days)).toEqual(days.slice(2));
  expect(sinceFirstKept(days.slice(0, 2))).toEqual([]);
});
