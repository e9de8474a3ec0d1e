import { expect, test } from 'vitest';
import {
  amount,
  bookAmount,
  bookMoney,
  count,
  decimal,
  manats,
  money,
  plainAmount,
  plainMoney,
} from './money.ts';

test('prices are whole manats unless there are tenge, grouped by hard spaces', () => {
  expect(money(16_500)).toBe('165\u00a0TMT');
  expect([0, 5, -5, -2_000, 125_050, 123_456_700].map(amount)).toEqual([
    '0',
    '0,05',
    '−0,05',
    '−20',
    '1\u00a0250,50',
    '1\u00a0234\u00a0567',
  ]);
  expect([0, 999, 12_345, -1_000].map(count)).toEqual(['0', '999', '12\u00a0345', '−1\u00a0000']);
});

test('sums of books always have their tenge', () => {
  expect([0, -5, 16_500, 125_050].map(bookAmount)).toEqual(['0,00', '−0,05', '165,00', '1\u00a0250,50']);
  expect(bookMoney(-2_000)).toBe('−20,00\u00a0TMT');
});

test('messages and fields have money in plain ASCII', () => {
  expect([0, 5, 100, 25_000, 25_050, 123_456_705].map(plainMoney)).toEqual([
    '0 TMT',
    '0,05 TMT',
    '1 TMT',
    '250 TMT',
    '250,50 TMT',
    '1234567,05 TMT',
  ]);
  expect([16_550, -5, null, undefined].map(plainAmount)).toEqual(['165,50', '-0,05', '', '']);
});

test('machines and spreadsheets have manats with a point', () => {
  expect([16_500, 5, 123_450].map(decimal)).toEqual(['165.00', '0.05', '1234.50']);
  expect(manats(16_550)).toBe(165.5);
});
