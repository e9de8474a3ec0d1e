import { expect, test } from 'vitest';
import { daysOfMonth, stepInMonth } from './month.ts';

test('a month has all its days, in a leap year too', () => {
  expect(daysOfMonth('2027-03-08')).toHaveLength(31);
  expect([daysOfMonth('2028-02-29').at(0), daysOfMonth('2028-02-29').at(-1)]).toEqual([
    '2028-02-01',
    '2028-02-29',
  ]);
});

test('keys move by a day, a week, to the ends of the week and by a month', () => {
  const from = (key: string) => stepInMonth('2027-03-10', key);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
    '2027-03-09',
    '2027-03-11',
    '2027-03-03',
    '2027-03-17',
  ]);
  expect(['Home', 'End', 'PageDown'].map(from)).toEqual(['2027-03-08', '2027-03-14', '2027-04-07']);
  expect(from('x')).toBeUndefined();
});
