import { expect, test } from 'vitest';
import { changedTotals } from './changed-goods.ts';

const agreed = { wrap: 500, delivery: 2_000, discount: 0 };

test('goods, wrap and the agreed fee add up, whatever the fee would be today', () => {
  const lines = [
    { price: 5_000, quantity: 2 },
    { price: 300, quantity: 1 },
  ];
  expect(changedTotals(agreed, { lines, delivery: 2_000 })).toMatchObject({ goods: 10_300, total: 12_800 });
  expect(changedTotals(agreed, { lines, delivery: 3_000 }).total).toBe(13_800);
});

test('a certificate never gives more than before, or than the order costs', () => {
  const lines = [{ price: 1_000, quantity: 1 }];
  const of = (discount: number) => changedTotals({ ...agreed, discount }, { lines, delivery: 2_000 });
  expect(of(3_000)).toMatchObject({ discount: 3_000, total: 500 });
  expect(of(4_000)).toMatchObject({ discount: 3_500, total: 0 });
});
