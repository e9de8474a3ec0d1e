import { expect, test } from 'vitest';
import type { Quote } from '#contract/checkout/shop.ts';
import { totalsNote } from './totals-note.ts';

const quote = (toMinimum: number, toFreeDelivery: number, delivery = 2000): Quote => ({
  lines: [],
  unavailable: [],
  toMinimum,
  toFreeDelivery,
  totals: { goods: 10_000, wrap: 0, delivery, discount: 0, total: 10_000 + delivery },
});

test('what is missing to the minimum comes before what is missing to free delivery', () => {
  expect(totalsNote(quote(500, 700))).toEqual({ key: 'toMinimum', sum: 500 });
  expect(totalsNote(quote(0, 700))).toEqual({ key: 'toFree', sum: 700 });
});

test('there is no note when delivery is free already, or when free delivery is far away', () => {
  expect(totalsNote(quote(0, 0))).toBeNull();
  expect(totalsNote(quote(0, 700, 0))).toBeNull();
  expect(totalsNote(quote(0, 20_000))).toBeNull();
});
