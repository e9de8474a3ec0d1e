import { expect, test } from 'vitest';
import { secondsToWait } from './delivery-attempts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute));

test('ten minutes are waited, counted from the arrival; a clock that is set meanwhile does not prolong them', () => {
  const arrived = at(0).toISOString();
  expect(secondsToWait(undefined, at(30)), 'nobody is there yet').toBe(600);
  expect([at(0), at(4), at(10), at(50)].map((now) => secondsToWait(arrived, now))).toEqual([600, 360, 0, 0]);
  expect(secondsToWait(at(1_440).toISOString(), at(0))).toBe(0);
});
