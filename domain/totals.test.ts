import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsTotal, largestSum, lineTotal, orderTotals } from './totals.ts';

const money = fc.integer({ min: 0, max: 1_000_000_000 });

test('an order adds up to the tenge, and its total is never negative', () => {
  fc.assert(
    fc.property(
      money,
      money,
      money,
      fc.integer({ min: -5, max: 2_000_000_000 }),
      (goods, wrap, delivery, balance) => {
        const totals = orderTotals({ goods, wrap, delivery, balance });
        expect(totals).toMatchObject({ goods, wrap, delivery });
        expect(totals.total).toBe(goods + wrap + delivery - totals.discount);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBe(Math.max(0, Math.min(balance, goods + wrap + delivery)));
      },
    ),
  );
});

test('goods cost the sum of their lines', () => {
  const lines = [
    { price: 5_000, quantity: 3 },
    { price: 199, quantity: 1 },
  ];
  expect(goodsTotal(lines)).toBe(15_199);
  expect(lines.map(lineTotal)).toEqual([15_000, 199]);
  expect(goodsTotal([])).toBe(0);
});

test('a sum beyond the largest one is capped to it, and stays a whole number', () => {
  const most = { price: largestSum, quantity: 2_147_483_647 };
  expect(lineTotal(most)).toBe(largestSum);
  expect(goodsTotal(Array.from({ length: 100 }, () => most))).toBe(largestSum);
  expect(orderTotals({ goods: largestSum, wrap: 500, delivery: 2_000, balance: 0 }).total).toBe(largestSum);
});
