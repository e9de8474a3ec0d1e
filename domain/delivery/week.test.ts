import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hoursByDay,
  type KeptSlot,
  listHours,
  planWeek,
  weekFault,
  weekWindows,
  type WeekWindow,
} from './week.ts';

const slot = (part: Partial<KeptSlot>): KeptSlot => ({
  ...{ id: 1, weekday: 0, from: '09:00', to: '12:00', capacity: 10, cutoffMinutes: 60, zoneIds: ['Z1'] },
  isActive: true,
  ...part,
});
const none = [null, null, null, null, null, null, null];
const onDay = <T>(day: number, value: T) => none.map((_, at) => (at === day ? value : null));
const window = (part: Partial<WeekWindow>): WeekWindow => ({
  ...{ from: '09:00', to: '12:00', cutoffMinutes: 60, zones: ['Z1'], slots: none, capacity: onDay(0, 10) },
  ...part,
});
const open = onDay(0, { from: '09:00', to: '18:00' });

test('equal slots of different weekdays are one window, the earliest first; those that are off are none', () => {
  const windows = weekWindows([
    slot({ id: 1, from: '16:00', to: '19:00' }),
    slot({ id: 2 }),
    slot({ id: 3, weekday: 4, capacity: 12 }),
    slot({ id: 4, weekday: 4, isActive: false }),
    slot({ id: 5, weekday: 5, cutoffMinutes: 90 }),
    slot({ id: 6, weekday: 6, zoneIds: ['Z2', 'Z1'] }),
    slot({ id: 7, weekday: 5, zoneIds: ['Z1', 'Z2'] }),
    // Entered twice.
    slot({ id: 8 }),
  ]);
  expect(windows.map(({ from, slots }) => [from, slots.filter((id) => id !== null)])).toEqual([
    ['09:00', [2, 3]],
    ['09:00', [5]],
    ['09:00', [7, 6]],
    ['09:00', [8]],
    ['16:00', [1]],
  ]);
  expect(windows[0]?.capacity).toEqual([10, null, null, null, 12, null, null]);
});

test('other hours, zones or cut-off of a window are the same slots', () => {
  const changed = { from: '10:00', to: '13:00', cutoffMinutes: 120, zones: ['Z2'] };
  const week = [window({ ...changed, slots: onDay(0, 1), capacity: onDay(0, 7) })];
  const { zones: zoneIds, ...hours } = changed;
  expect(planWeek([slot({})], week)).toEqual({
    saved: [{ id: 1, weekday: 0, capacity: 7, ...hours, zoneIds }],
    gone: [],
  });
});

test('a window that comes back takes the slot that was switched off, and only of its weekday, hours and zones', () => {
  const kept = [
    slot({ id: 1, isActive: false, cutoffMinutes: 30 }),
    slot({ id: 2, isActive: false, weekday: 1 }),
    slot({ id: 3, isActive: false, zoneIds: ['Z2'] }),
    slot({ id: 4, isActive: false, from: '10:00' }),
  ];
  const ids = (week: WeekWindow[]) => planWeek(kept, week).saved.map(({ id }) => id);
  expect(ids([window({})])).toEqual([1]);
  expect(ids([window({}), window({})])).toEqual([1, undefined]);
  expect(ids([window({ capacity: onDay(2, 5) })])).toEqual([undefined]);
  // A slot that the week names is nobody else's.
  expect(ids([window({}), window({ from: '11:00', slots: onDay(0, 1) })])).toEqual([undefined, 1]);
  // Neither of another weekday, nor known: it is a new one.
  expect(ids([window({ from: '11:00', slots: onDay(0, 2) })])).toEqual([undefined]);
  expect(ids([window({ from: '11:00', slots: onDay(0, 99) })])).toEqual([undefined]);
});

const arbitraryWeek = fc
  .array(fc.record({ weekday: fc.nat(6), hour: fc.nat(2), zone: fc.nat(1), isActive: fc.boolean() }), {
    maxLength: 30,
  })
  .map((all) =>
    all.map(({ weekday, hour, zone, isActive }, at) =>
      slot({ id: at + 1, weekday, isActive, from: `0${hour}:00`, zoneIds: [`Z${zone}`] }),
    ),
  );

test('a week that nobody changed changes nothing; an empty one leaves no slot on', () => {
  fc.assert(
    fc.property(arbitraryWeek, (kept) => {
      const { saved, gone } = planWeek(kept, weekWindows(kept));
      const byId = new Map(saved.map(({ id, ...rest }) => [id, rest]));
      expect(gone).toEqual([]);
      expect(byId).toEqual(
        new Map(kept.filter((one) => one.isActive).map(({ id, isActive: _, ...rest }) => [id, rest])),
      );
      expect(planWeek(kept, []).gone).toEqual(kept.filter((one) => one.isActive).map(({ id }) => id));
    }),
  );
});

test('what cannot be saved is named by its place', () => {
  const fault = (windows: WeekWindow[], hours = open) => weekFault({ windows, hours });
  expect(fault([window({})])).toBeUndefined();
  expect(fault([window({}), window({ to: '09:00' })])).toBe('windows.1.to');
  expect(fault([window({}), window({ cutoffMinutes: 90, zones: ['Z2', 'Z1'] })])).toBe('windows.1.from');
  expect(fault([window({}), window({ zones: ['Z2'] }), window({ capacity: onDay(1, 3) })])).toBeUndefined();
  expect(fault([], onDay(3, { from: '18:00', to: '09:00' }))).toBe('hours.3');
  expect(weekFault({ windows: [], hours: none })).toBe('hours');
});

test('opening hours are the same in both forms', () => {
  const hours = [{ day: 2, start_time: '09:00', end_time: '24:00' }];
  expect(hoursByDay(hours)).toEqual(onDay(2, { from: '09:00', to: '24:00' }));
  expect(listHours(hoursByDay(hours))).toEqual(hours);
});
