import { expect, test } from 'vitest';
import { printMoney } from './money.ts';

test('money is printed in manats, with tenge only when there are some', () => {
  expect([0, 5, 100, 25_000, 25_050, 123_456_705].map(printMoney)).toEqual([
    '0 m.',
    '0.05 m.',
    '1 m.',
    '250 m.',
    '250.50 m.',
    '1234567.05 m.',
  ]);
});
