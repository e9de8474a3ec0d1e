import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxCartLines, mergeCarts, mergeWishlists } from './cart.ts';

const line = fc.record({
  product: fc.integer({ min: 1, max: 9 }),
  option: fc.integer({ min: 1, max: 200 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc.array(line, { maxLength: 120 });

test("an option in both carts has the larger quantity and the newer price; the guest's lines come first", () => {
  const guest = [
    { product: 1, option: 11, quantity: 1, seenPrice: 90 },
    { product: 2, option: 21, quantity: 5 },
  ];
  const kept = [
    { product: 3, option: 31, quantity: 1, seenPrice: 50 },
    { product: 2, option: 21, quantity: 2, seenPrice: 70 },
    { product: 1, option: 11, quantity: 4, seenPrice: 80 },
  ];
  expect(mergeCarts(guest, kept)).toEqual([
    { product: 1, option: 11, quantity: 4, seenPrice: 90 },
    { product: 2, option: 21, quantity: 5, seenPrice: 70 },
    { product: 3, option: 31, quantity: 1, seenPrice: 50 },
  ]);
});

test('merging twice changes nothing more, lists no option twice and never exceeds the size of a cart', () => {
  fc.assert(
    fc.property(lines, lines, (guest, kept) => {
      const merged = mergeCarts(guest, kept);
      expect(mergeCarts(guest, merged)).toEqual(merged);
      expect(new Set(merged.map(({ option }) => option)).size).toBe(merged.length);
      expect(merged.length).toBeLessThanOrEqual(maxCartLines);
      for (const { option, quantity } of merged) {
        const wanted = [...guest, ...kept].filter((one) => one.option === option).map((one) => one.quantity);
        expect(quantity).toBe(Math.max(...wanted));
      }
    }),
  );
});

test('wishlists are merged, each product once', () => {
  expect(mergeWishlists([3, 1], [1, 2])).toEqual([3, 1, 2]);
});
