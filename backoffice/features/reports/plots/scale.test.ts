import { expect, test } from 'vitest';
import { roundTicks } from './scale.ts';

test('ticks are round numbers, and the highest bar is below the top one', () => {
  expect(roundTicks(830)).toEqual([0, 250, 500, 750, 1000]);
  expect(roundTicks(100)).toEqual([0, 25, 50, 75, 100]);
  for (const most of [1, 7, 99, 12_345, 999_999])
    expect(roundTicks(most).at(-1)).toBeGreaterThanOrEqual(most);
});

test('an empty plot still has a base line', () => {
  expect(roundTicks(0)).toEqual([0, 1]);
});
