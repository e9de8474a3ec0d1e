import { expect, test } from 'vitest';
import { refundSum } from './refund-sum.ts';

test('of a line that was swapped for something cheaper the desk offers what is left of its money', () => {
  const cake = { position: 1, price: 9_000, quantity: 1, refunded: 0, swapBack: 3_000 };
  const roses = { position: 2, price: 1_000, quantity: 3, refunded: 1, promo: 300 };
  expect(refundSum([cake, roses], {})).toBe(0);
  expect(refundSum([cake, roses], { 1: 1 })).toBe(6_000);
  expect(refundSum([cake, roses], { 1: 1, 2: 2 })).toBe(6_000 + 1_800);
  expect(refundSum([{ ...cake, promo: 900 }], { 1: 1 })).toBe(5_100);
});
