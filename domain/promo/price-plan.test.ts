import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannedPrice, pricePlanStep } from './price-plan.ts';

test('a planned price is lower, whole and positive, and its old price was a real one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (price, percent, lowest) => {
        const planned = plannedPrice(price, { percent }, lowest);
        if (!planned) return;
        expect(Number.isSafeInteger(planned.price) && planned.price > 0 && planned.price < price).toBe(true);
        if (planned.oldPrice !== null) {
          expect(planned.oldPrice).toBeGreaterThan(planned.price);
          expect(planned.oldPrice).toBeLessThanOrEqual(Math.min(price, lowest));
        }
      },
    ),
  );
});

test('twenty per cent off fifty manat, with the lowest price of the month as the old one', () => {
  expect(plannedPrice(5_000, { percent: 20 }, 5_000)).toEqual({ price: 4_000, oldPrice: 5_000 });
  expect(plannedPrice(5_000, { percent: 20 }, 4_500)).toEqual({ price: 4_000, oldPrice: 4_500 });
  expect(plannedPrice(5_000, { percent: 20 }, 3_000), 'it cost less a week ago').toEqual({
    price: 4_000,
    oldPrice: null,
  });
  expect(plannedPrice(5, { percent: 20 }, 5), 'a price of nothing is no price').toBeNull();
});

test('a price that staff have named is taken as it is, where it is lower', () => {
  expect(plannedPrice(5_000, { price: 4_995 }, 5_000)).toEqual({ price: 4_995, oldPrice: 5_000 });
  expect(plannedPrice(5_000, { price: 4_995 }, 3_000), 'it cost less a week ago').toEqual({
    ...{ price: 4_995, oldPrice: null },
  });
  expect(plannedPrice(4_995, { price: 4_995 }, 4_995)).toBeNull();
});

test('a plan begins at its start, ends at its end, and does nothing twice', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 8, hour));
  const plan = { startsAt: at(8), endsAt: at(12) };
  expect(pricePlanStep({ ...plan, state: 'planned' }, at(7))).toBeNull();
  expect(pricePlanStep({ ...plan, state: 'planned' }, at(8))).toBe('start');
  expect(pricePlanStep({ ...plan, state: 'running' }, at(9))).toBeNull();
  expect(pricePlanStep({ ...plan, state: 'running' }, at(12))).toBe('end');
  expect(pricePlanStep({ ...plan, state: 'planned' }, at(13)), 'nobody was there').toBe('end');
  expect(pricePlanStep({ ...plan, state: 'over' }, at(9)), 'a clock that was set back').toBeNull();
});
