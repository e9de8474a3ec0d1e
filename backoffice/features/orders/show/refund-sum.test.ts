import { expect, test } from 'vitest';
import { certificatePart, refundSum, waitsForBank } from './refund-sum.ts';

test('for a line swapped for a cheaper product the rest of its money is proposed', () => {
  const cake = { position: 1, price: 9_000, quantity: 1, refunded: 0, swapBack: 3_000 };
  const roses = { position: 2, price: 1_000, quantity: 3, refunded: 1, promo: 300 };
  expect(refundSum([cake, roses], {})).toBe(0);
  expect(refundSum([cake, roses], { 1: 1 })).toBe(6_000);
  expect(refundSum([cake, roses], { 1: 1, 2: 2 })).toBe(6_000 + 1_800);
  expect(refundSum([{ ...cake, promo: 900 }], { 1: 1 })).toBe(5_100);
});

test('only card money is on its way: cash, terminal money and a certificate are given back at once', () => {
  const order = { refundable: 9_000, refundableToCertificate: 4_000 };
  expect(waitsForBank({ ...order, payment: 'ONLINE' }, 6_000)).toBe(true);
  expect(certificatePart({ ...order, payment: 'ONLINE' }, 6_000)).toBe(1_000);
  expect(waitsForBank({ ...order, payment: 'CASH' }, 6_000)).toBe(false);
  expect(waitsForBank({ ...order, payment: 'TERMINAL' }, 6_000)).toBe(false);
  expect(waitsForBank({ refundable: 4_000, refundableToCertificate: 4_000, payment: 'ONLINE' }, 100)).toBe(
    false,
  );
});
