import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distributeDiscount } from '#domain/promo/promo-code.ts';
import { type AgreedLine, changedLine, changedTotals } from './changed-goods.ts';

const agreed = { wrap: 500, delivery: 2_000, certificate: 0 };

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
  const of = (certificate: number) => changedTotals({ ...agreed, certificate }, { lines, delivery: 2_000 });
  expect(of(3_000)).toMatchObject({ certificate: 3_000, total: 500 });
  expect(of(4_000)).toMatchObject({ certificate: 3_500, total: 0 });
});

test('agreed units have their part of the share, further ones none; other goods have the price of today', () => {
  const lines = [{ option: 1, quantity: 3, price: 5_000, share: 100 }];
  const of = (quantity: number) => changedLine({ option: 1, quantity, price: 9_000 }, lines);
  expect([1, 2, 3, 6].map((quantity) => of(quantity).share)).toEqual([33, 66, 100, 100]);
  expect(of(6).price).toBe(5_000);
  expect(changedLine({ option: 2, quantity: 1, price: 9_000 }, lines)).toEqual({ price: 9_000, share: 0 });
});

type Goods = { option: number; quantity: number }[];
type OrderSums = { lines: readonly AgreedLine[]; totals: ReturnType<typeof changedTotals> };

/** One edit, as the server makes it: what was agreed is known, the sums follow from those before. */
function edit(
  before: OrderSums,
  goods: Goods,
  prices: readonly number[],
  placed: readonly AgreedLine[],
): OrderSums {
  const lines = goods.map((one) => {
    const wanted = { ...one, price: prices[one.option] ?? 0 };
    return { ...wanted, ...changedLine(wanted, placed) };
  });
  const promoOfGoods = before.lines.reduce((sum, { share }) => sum + share, 0);
  const totals = changedTotals(
    { ...before.totals, promoOfGoods },
    { lines, delivery: before.totals.delivery },
  );
  return { lines, totals };
}

test('after any chain of edits equal goods cost the same, and the agreed ones what was agreed', () => {
  const options = 5;
  const goods = fc
    .array(fc.integer({ min: 0, max: 6 }), { minLength: options, maxLength: options })
    .map((units) => units.flatMap((quantity, option) => (quantity > 0 ? [{ option, quantity }] : [])))
    .filter((lines) => lines.length > 0);
  const prices = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: options, maxLength: options });
  const most = { min: 0, max: 40_000 };
  const order = fc.record({
    goods,
    agreedPrices: prices,
    prices,
    chain: fc.array(goods, { maxLength: 8 }),
    percent: fc.integer({ min: 0, max: 100 }),
    delivery: fc.integer(most),
    isDeliveryFree: fc.boolean(),
    certificate: fc.integer(most),
  });
  fc.assert(
    fc.property(order, ({ goods: first, agreedPrices, prices: today, chain, percent, ...rest }) => {
      const sums = first.map(({ option, quantity }) => (agreedPrices[option] ?? 0) * quantity);
      const cost = sums.reduce((all, one) => all + one, 0);
      const shares = rest.isDeliveryFree
        ? sums.map(() => 0)
        : distributeDiscount(Math.floor((cost * percent) / 100), sums).shares;
      const placed = first.map((one, at) => ({
        ...one,
        price: agreedPrices[one.option] ?? 0,
        share: shares[at] ?? 0,
      }));
      const { delivery } = rest;
      const promo = rest.isDeliveryFree ? delivery : shares.reduce((all, one) => all + one, 0);
      const sum = cost + delivery - promo;
      const certificate = Math.min(rest.certificate, Math.max(0, sum - 1));
      const totals = { goods: cost, wrap: 0, delivery, certificate, promo };
      const start: OrderSums = { lines: placed, totals: { ...totals, total: sum - certificate } };
      // What costs nothing any more is paid, and not changed again.
      const end = chain.reduce((before, one) => {
        const after = edit(before, one, today, placed);
        return after.totals.total > 0 ? after : before;
      }, start);
      expect(edit(end, first, today, placed)).toEqual(start);
      for (const one of chain) expect(edit(end, one, today, placed)).toEqual(edit(start, one, today, placed));
    }),
  );
});
