import { expect, test } from 'vitest';
import { printMoney } from './money.ts';

test('money is printed in manats, with tenge only when there are some', () => {
  expect([0, 5, 100, 25_000, 25_050, 123_456_705].map(printMoney)).toEqual([
    '0 TMT',
    '0,05 TMT',
    '1 TMT',
    '250 TMT',
    '250,50 TMT',
    '1234567,05 TMT',
  ]);
});
