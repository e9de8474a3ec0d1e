import { expect, test } from 'vitest';
import { changePrice } from './price-change.ts';

const at = (price: number, oldPrice: number | null = null) => ({ price, oldPrice });

test('ten per cent off, rounded to whole manats, shows the old price when asked to', () => {
  expect(changePrice(at(12_345), { by: 'percent', value: -10, roundTo: 100, showOld: true })).toEqual(
    at(11_100, 12_345),
  );
  expect(changePrice(at(12_345), { by: 'percent', value: -10 })).toEqual(at(11_111));
});

test('an old price that the new one has reached is no longer shown', () => {
  expect(changePrice(at(900, 1_000), { by: 'amount', value: 100 })).toEqual(at(1_000));
  expect(changePrice(at(900, 1_000), { by: 'amount', value: 50 })).toEqual(at(950, 1_000));
});

test('a price never becomes zero', () => {
  expect(changePrice(at(500), { by: 'amount', value: -500 })).toBeNull();
  expect(changePrice(at(40), { by: 'percent', value: 0, roundTo: 100 })).toBeNull();
  expect(changePrice(at(500), { by: 'set', value: 0 })).toBeNull();
  expect(changePrice(at(500), { by: 'set', value: 250, showOld: true })).toEqual(at(250, 500));
});

test('an old price shown is the lowest of the month before', () => {
  const change = { by: 'percent', value: -20, showOld: true } as const;
  expect(changePrice({ ...at(10_000), lowest: 9_000 }, change)).toEqual(at(8_000, 9_000));
  expect(changePrice({ ...at(10_000), lowest: 7_000 }, change), 'it was cheaper').toEqual(at(8_000));
});
