import { expect, test } from 'vitest';
import { costOfSms } from './sms-alphabet.ts';
import { dueTurn, dutyText, isOnDuty } from './duty.ts';

test.each([
  ['09:00', '18:00', 9 * 60, true],
  ['09:00', '18:00', 18 * 60, false],
  ['20:00', '08:00', 23 * 60, true],
  ['20:00', '08:00', 7 * 60, true],
  ['20:00', '08:00', 12 * 60, false],
  ['00:00', '00:00', 3 * 60, true],
])('on duty from %s to %s: at minute %i it is %s', (from, to, minute, isOn) => {
  expect(isOnDuty({ from, to }, minute)).toBe(isOn);
});

test('a notice is due at once, again after a quarter of an hour, and never a third time', () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  expect(dueTurn([], at(0))).toBe(1);
  expect(dueTurn([at(0)], at(14))).toBeUndefined();
  expect(dueTurn([at(0)], at(15))).toBe(2);
  expect(dueTurn([at(0), at(15)], at(90))).toBeUndefined();
});

test.each([1, 2])('notice %i is one message in either language', (turn) => {
  for (const lang of ['tm', 'ru'] as const)
    expect(costOfSms(dutyText({ order: 'S-1000001', tenge: 1_234_500, turn }, lang)).parts).toHaveLength(1);
});
