import { expect, test } from 'vitest';
import type { OfficeWeek } from '#contract/delivery/office-week.ts';
import {
  bodyOf,
  countChanges,
  faultyDays,
  formOf,
  freshWindow,
  mondayOnAll,
  putWindow,
} from './week-form.ts';

const none = Array<null>(7).fill(null);
const week: OfficeWeek = {
  windows: [
    {
      ...{ from: '09:00', to: '12:00', cutoffMinutes: 60, zones: ['Z1'], booked: [1, 0, 0, 0, 0, 0, 0] },
      slots: [1, 2, ...none.slice(2)],
      capacity: [10, 0, ...none.slice(2)],
    },
  ],
  hours: [{ from: '09:00', to: '18:00' }, ...none.slice(1)],
};

test('what is shown is saved as it was; an empty cell is no window, an empty day a day off', () => {
  const { windows, hours } = week;
  const [{ booked: _, ...window }] = windows as [OfficeWeek['windows'][number]];
  expect(bodyOf(formOf(week))).toEqual({ windows: [window], hours });
  expect(faultyDays(formOf(week))).toEqual([]);
});

test('changes are counted by cell, window and day', () => {
  const first = formOf(week);
  const [window] = first.windows;
  const changes = (windows: typeof first.windows, hours = first.hours) =>
    countChanges(first, { windows, hours });
  expect(changes(first.windows)).toBe(0);
  expect(changes(mondayOnAll(first.windows))).toBe(6);
  expect(changes(putWindow(first.windows, 0))).toBe(1);
  expect(changes(putWindow(first.windows, 0, { ...window!, to: '13:00' }))).toBe(1);
  expect(changes(putWindow(first.windows, 1, { ...freshWindow(['Z1']), from: '13:00', to: '14:00' }))).toBe(
    1,
  );
  const hours = first.hours.map((own, day) => (day === 3 ? { from: '9', to: '' } : own));
  expect(changes(first.windows, hours)).toBe(1);
  expect(faultyDays({ ...first, hours })).toEqual([3]);
});
