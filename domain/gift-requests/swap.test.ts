import { expect, test } from 'vitest';
import { areAlternatives, maySwap, swapDifference, swappableLine } from './swap.ts';

test('a gift of one unit may be swapped for other goods on sale that cost no more', () => {
  const cake = { option: 1, quantity: 1, price: 9_000, forSale: true, isCertificate: false };
  expect(swappableLine([cake])).toBe(cake);
  expect(swappableLine([{ ...cake, quantity: 2 }])).toBeUndefined();
  expect(swappableLine([cake, { ...cake, option: 2 }])).toBeUndefined();
  const other = { ...cake, option: 2 };
  expect(areAlternatives(cake, [other, { ...other, option: 3, price: 1 }])).toBe(true);
  expect(areAlternatives(cake, [{ ...other, price: 9_001 }])).toBe(false);
  expect(areAlternatives(cake, [{ ...other, forSale: false }])).toBe(false);
  expect(areAlternatives(cake, [{ ...other, isCertificate: true }])).toBe(false);
  expect(areAlternatives({ ...cake, isCertificate: true }, [other])).toBe(false);
  expect(areAlternatives(cake, [{ ...other, option: 1 }])).toBe(false);
  expect(areAlternatives(cake, [other, other])).toBe(false);
});

test('a gift is swapped twice at most, until it is prepared', () => {
  const placed = { status: 'placed', isPaid: true } as const;
  expect(maySwap({ state: 'asked', swaps: 0 }, placed)).toBe(true);
  expect(maySwap({ state: 'answered', swaps: 1 }, { ...placed, status: 'confirmed' })).toBe(true);
  expect(maySwap({ state: 'answered', swaps: 2 }, placed)).toBe(false);
  expect(maySwap({ state: 'answered', swaps: 0 }, { ...placed, status: 'preparing' })).toBe(false);
  expect(maySwap({ state: 'answered', swaps: 0 }, { ...placed, isPaid: false })).toBe(false);
  expect(maySwap({ state: 'declined', swaps: 0 }, placed)).toBe(false);
});

test('for a cheaper gift the difference is refunded once, never more than was paid for the line', () => {
  const line = { price: 9_000, share: 0, back: 0 };
  expect(swapDifference(line, 6_000)).toBe(3_000);
  expect(swapDifference(line, 9_000)).toBe(0);
  expect(swapDifference(line, 9_001)).toBeUndefined();
  expect(swapDifference({ ...line, back: 3_000 }, 5_000), 'again').toBe(1_000);
  expect(swapDifference({ ...line, back: 3_000 }, 9_000), 'its money is back').toBeUndefined();
  // A promo code took a tenth off the line, so also off the difference.
  expect(swapDifference({ ...line, share: 900 }, 6_000)).toBe(2_700);
  for (const share of [0, 1, 4_501, 9_000])
    for (const other of [0, 1, 4_444, 8_999])
      expect(swapDifference({ price: 9_000, share, back: 0 }, other)).toBeLessThanOrEqual(9_000 - share);
});
