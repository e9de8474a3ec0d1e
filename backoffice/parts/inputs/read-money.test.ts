import { expect, test } from 'vitest';
import { plainAmount } from '#domain/print/money.ts';
import { readMoney } from './read-money.ts';

test('a price is typed in manats with a comma or a point, and stored in tenge', () => {
  expect(['165', '165,5', '1 250.05', '0,99'].map(readMoney)).toEqual([16500, 16550, 125005, 99]);
});

test('an empty field is no price, and an invalid number is refused', () => {
  expect(readMoney(' ')).toBeNull();
  expect(['12,345', 'abc', '-5'].map(readMoney)).toEqual([undefined, undefined, undefined]);
});

test('the formatted text is parsed back to the same sum', () => {
  for (const tenge of [0, 1, 10, 99, 100, 8150, 1_000_050]) expect(readMoney(plainAmount(tenge))).toBe(tenge);
});
