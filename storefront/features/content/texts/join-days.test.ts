import { expect, test } from 'vitest';
import { defaultWorkingHours } from './info.slice.ts';
import { joinDays } from './join-days.ts';

test('consecutive days with the same hours are joined', () => {
  expect(joinDays(defaultWorkingHours)).toEqual([
    { first: 0, last: 5, start_time: '09:00', end_time: '18:00' },
    { first: 6, last: 6, start_time: '10:00', end_time: '18:00' },
  ]);
  const short = { start_time: '09:00', end_time: '13:00' };
  expect(joinDays([0, 2, 3].map((day) => ({ day, ...short })))).toEqual([
    { first: 0, last: 0, ...short },
    { first: 2, last: 3, ...short },
  ]);
  expect(joinDays([])).toEqual([]);
});
