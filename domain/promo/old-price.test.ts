import { expect, test } from 'vitest';
import { higherThanBefore } from './old-price.ts';

const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const typed = (price: number, oldPrice: number | null) => ({ price, oldPrice });

test('an old price that was never a price in the month before is reported with the lowest one that was', () => {
  const saved = { ...typed(10_000, null), formerPrices: [{ price: 8_000, until: daysAgo(5) }] };
  expect(higherThanBefore(typed(7_000, 10_000), saved, now)).toBe(8_000);
  expect(higherThanBefore(typed(7_000, 8_000), saved, now)).toBeNull();
  expect(higherThanBefore(typed(7_000, null), saved, now)).toBeNull();
  const unknown = typed(10_000, null);
  expect(higherThanBefore(typed(10_000, 15_000), unknown, now), 'it never cost more').toBe(10_000);
  expect(higherThanBefore(typed(9_000, 10_000), unknown, now)).toBeNull();
});

test('the month is the one before the reduction, not before today', () => {
  const formerPrices = [
    { price: 10_000, until: daysAgo(60) },
    { price: 6_000, until: daysAgo(95) },
  ];
  const saved = { ...typed(8_000, null), formerPrices };
  expect(higherThanBefore(typed(8_000, 10_000), saved, now), 'reduced two months ago').toBeNull();
  expect(higherThanBefore(typed(7_000, 10_000), saved, now), 'a reduction of today').toBe(8_000);
});

test('a stored old price is not checked again', () => {
  expect(higherThanBefore(typed(8_000, 10_000), typed(8_000, 10_000), now)).toBeNull();
});
