import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsTotal, orderTotals } from '#domain/totals.ts';
import {
  foldPromoCode,
  isOffered,
  rejectionForCustomer,
  type Promo,
  type PromoLine,
  paidForUnits,
  promoCodePattern,
  promoOfGoods,
  wantsSecond,
} from './promo-code.ts';

const promo: Promo = {
  kind: 'percent',
  percent: 10,
  amount: null,
  mostTenge: null,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostPerCustomer: null,
  firstOrderOnly: false,
  categories: [],
  excludesReduced: false,
  isActive: true,
};
const line = (price: number, quantity = 1, more: Partial<PromoLine> = {}): PromoLine => ({
  price,
  quantity,
  isReduced: false,
  categories: [],
  ...more,
});

const anyLine = fc.record({
  price: fc.integer({ min: 1, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  isReduced: fc.boolean(),
  categories: fc.subarray([1, 2, 3]),
});
const anyPromo = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'delivery' as const),
  percent: fc.integer({ min: 1, max: 90 }),
  amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  minimum: fc.integer({ min: 0, max: 1_000_000 }),
  categories: fc.subarray([1, 2, 3]),
  excludesReduced: fc.boolean(),
});

test('for any code and cart: whole tenge, no total below zero, and the shares of the lines add up', () => {
  fc.assert(
    fc.property(
      anyPromo,
      fc.array(anyLine, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 3_000_000_000 }),
      (code, lines, fee, balance) => {
        const found = promoOfGoods({ ...promo, ...code }, lines);
        if ('reason' in found) return;
        expect(found.shares.reduce((sum, share) => sum + share, 0)).toBe(found.tenge);
        found.shares.forEach((share, at) => {
          const { price, quantity } = lines[at] ?? line(0);
          expect(Number.isSafeInteger(share) && share >= 0 && share <= price * quantity).toBe(true);
        });
        const goods = goodsTotal(lines);
        const totals = orderTotals({ goods, wrap: 0, delivery: fee, balance, promo: found.tenge });
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.total).toBe(goods + fee - totals.discount);
        expect(totals.promo ?? 0).toBe(found.tenge);
      },
    ),
  );
});

test('a percentage rounds down, and the remaining tenge go to the largest remainders', () => {
  expect(promoOfGoods(promo, [line(105), line(109), line(5)])).toEqual({ tenge: 21, shares: [10, 10, 1] });
  expect(promoOfGoods({ ...promo, kind: 'amount', amount: 100 }, [line(100), line(100), line(100)])).toEqual({
    tenge: 100,
    shares: [34, 33, 33],
  });
});

test('an amount never takes off more than the goods cost', () => {
  expect(promoOfGoods({ ...promo, kind: 'amount', amount: 9_000 }, [line(100, 2)])).toMatchObject({
    tenge: 200,
  });
});

test('only goods of its categories, and no reduced ones where it says so', () => {
  const lines = [
    line(1_000, 1, { categories: [7] }),
    line(3_000),
    line(500, 1, { categories: [7], isReduced: true }),
  ];
  expect(promoOfGoods({ ...promo, categories: [7] }, lines)).toMatchObject({ shares: [100, 0, 50] });
  expect(promoOfGoods({ ...promo, categories: [7], excludesReduced: true }, lines)).toMatchObject({
    tenge: 100,
  });
  expect(promoOfGoods({ ...promo, categories: [8] }, lines)).toEqual({ reason: 'goods' });
});

test('the sum missing to the minimum is reported', () => {
  expect(promoOfGoods({ ...promo, minimum: 5_000 }, [line(1_200)])).toEqual({
    reason: 'minimum',
    minimum: 5_000,
    missing: 3_800,
  });
});

test('it is offered from its start to its end, while switched on and uses are left', () => {
  const noon = new Date('2026-03-08T12:00:00Z');
  const later = new Date(noon.getTime() + 1);
  const ask = (more: Partial<Promo>, uses = 0, now = noon) => isOffered({ ...promo, ...more }, { now, uses });
  expect(ask({})).toBe(true);
  expect(ask({ isActive: false })).toBe(false);
  expect([ask({ startsAt: noon }), ask({ startsAt: later })]).toEqual([true, false]);
  expect([ask({ endsAt: later }), ask({ endsAt: noon })]).toEqual([true, false]);
  expect([ask({ mostUses: 2 }, 1), ask({ mostUses: 2 }, 2)]).toEqual([true, false]);
});

test('uses per customer are limited, and a first order comes once', () => {
  const ask = (more: Partial<Promo>, own: number, isFirstOrder = false) =>
    rejectionForCustomer({ ...promo, ...more }, { own, isFirstOrder });
  expect(ask({}, 9)).toBeNull();
  expect([ask({ mostPerCustomer: 1 }, 0), ask({ mostPerCustomer: 1 }, 1)]).toEqual([
    null,
    { reason: 'used' },
  ]);
  expect([ask({ firstOrderOnly: true }, 0, true), ask({ firstOrderOnly: true }, 0)]).toEqual([
    null,
    { reason: 'first-order' },
  ]);
});

test('units returned one by one are refunded the same as all at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, quantity, part) => {
        const sold = { price, quantity, share: Math.floor(price * quantity * part) };
        let back = 0;
        for (let unit = 0; unit < quantity; unit++) {
          const one = paidForUnits(sold, 1, unit);
          expect(one).toBeGreaterThanOrEqual(0);
          back += one;
        }
        expect(back).toBe(price * quantity - sold.share);
        expect(paidForUnits(sold, quantity)).toBe(back);
      },
    ),
  );
});

test('a code has one normalised form, whatever keyboard typed it', () => {
  expect(foldPromoCode(' bahar-2026 ')).toBe('BAHAR2026');
  expect(foldPromoCode('ВЕСНА 10')).toBe('BECHA10');
  expect(foldPromoCode('newroz')).toMatch(new RegExp(promoCodePattern));
  expect(foldPromoCode("' or 1=1 --")).not.toMatch(new RegExp(promoCodePattern));
});

test('a percentage takes off at most its cap', () => {
  const capped = { ...promo, percent: 50, mostTenge: 3_000 };
  const takenOff = (...lines: PromoLine[]) => promoOfGoods(capped, lines);
  expect(takenOff(line(5_999))).toMatchObject({ tenge: 2_999 });
  expect(takenOff(line(4_000), line(4_000))).toEqual({ tenge: 3_000, shares: [1_500, 1_500] });
});

test('a code without a limit of uses, above half of the goods or above what one person may give wants a second person', () => {
  const narrow: Promo = { ...promo, percent: 50, mostTenge: 50_000, mostUses: 1 };
  const wants = (more: Partial<Promo>) => wantsSecond({ ...narrow, ...more });
  const amount = { kind: 'amount', percent: null, mostTenge: null } as const;
  expect([wants({}), wants({ ...amount, amount: 50_000 })]).toEqual([false, false]);
  expect(
    [{ percent: 51 }, { mostTenge: 50_001 }, { mostTenge: null }, { mostUses: null }].map(wants),
  ).toEqual([...[true, true, true, true]]);
  expect(wants({ ...amount, amount: 50_001 })).toBe(true);
  expect(wants({ percent: 90, mostUses: null, isActive: false }), 'one that is off gives nothing').toBe(
    false,
  );
});
