import { expect, test } from 'vitest';
import { windowsOfHours } from './first-windows.ts';

const said = (from: string, to: string) => windowsOfHours(from, to).map((one) => `${one.from}-${one.to}`);

test('a day is cut into windows of three hours, of which the last is shorter', () => {
  expect(said('09:00', '21:00')).toEqual(['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00']);
  expect(said('09:00', '20:00').at(-1)).toBe('18:00-20:00');
  expect(said('21:00', '24:00')).toEqual(['21:00-24:00']);
});

test('no window is too short for a round, and the day has no gap', () => {
  expect(said('10:00', '16:30')).toEqual(['10:00-13:00', '13:00-16:30']);
  expect(said('10:00', '10:40')).toEqual(['10:00-10:40']);
  expect(said('18:00', '09:00')).toEqual([]);
});
