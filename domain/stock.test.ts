import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableFor, findShortages, mergeLines, type Offer, stockEffects } from './stock.ts';

/** Small numbers meet often; large ones would meet a bound that only few orders reach. */
const units = (min: number, most: number) =>
  fc.oneof(fc.integer({ min, max: most }), fc.integer({ min, max: 2_147_483_647 }));

const line = fc.record({
  product: fc.integer({ min: 1, max: 4 }),
  option: fc.integer({ min: 1, max: 8 }),
  quantity: units(1, 12),
});
/** Options 1 to 8 belong to products 1 to 4, two each. */
const offers = fc
  .array(fc.record({ free: units(-1, 15), forSale: fc.boolean() }), {
    minLength: 8,
    maxLength: 8,
  })
  .map(
    (list) =>
      new Map<number, Offer>(
        list.map((one, at) => [at + 1, { ...one, option: at + 1, product: Math.floor(at / 2) + 1 }]),
      ),
  );

test('an option listed twice becomes one line with the sum, in lock order', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const merged = mergeLines(lines);
      const sum = (list: typeof lines) => list.reduce((total, one) => total + one.quantity, 0);
      expect(sum(merged)).toBe(sum(lines));
      expect(new Set(merged.map(({ product, option }) => `${product}/${option}`)).size).toBe(merged.length);
      expect(merged.map(({ option }) => option)).toEqual(
        merged.map(({ option }) => option).sort((a, b) => a - b),
      );
    }),
  );
});

test('lines without a shortage can be sold: never more than is available', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), offers, (lines, stock) => {
      const inputs = mergeLines(lines);
      const short = findShortages(inputs, stock);
      const sold = inputs.filter(
        (input) => !short.some(({ product, option }) => product === input.product && option === input.option),
      );
      for (const { option, product, quantity } of sold) {
        const offer = stock.get(option)!;
        expect(offer.forSale && offer.product === product).toBe(true);
        expect(quantity).toBeLessThanOrEqual(offer.free);
      }
    }),
  );
});

test('ordering what is offered instead is never refused', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), offers, (lines, stock) => {
      const inputs = mergeLines(lines);
      const available = availableFor(inputs, stock);
      const smaller = inputs
        .map((input, at) => ({ ...input, quantity: Math.min(input.quantity, available[at] ?? 0) }))
        .filter(({ quantity }) => quantity > 0);
      expect(findShortages(smaller, stock)).toEqual([]);
    }),
  );
});

test('a shortage reports the requested and the available units of every short line', () => {
  const stock = new Map<number, Offer>([
    [1, { product: 1, option: 1, free: 2, forSale: true }],
    [2, { product: 2, option: 2, free: 50, forSale: true }],
    [6, { product: 2, option: 6, free: 30, forSale: true }],
    [3, { product: 3, option: 3, free: 5, forSale: false }],
  ]);
  const inputs = [
    { product: 1, option: 1, quantity: 3 },
    { product: 2, option: 2, quantity: 51 },
    { product: 2, option: 6, quantity: 30 },
    { product: 3, option: 3, quantity: 1 },
    { product: 1, option: 4, quantity: 1 },
  ];
  expect(findShortages(inputs, stock)).toEqual([
    { product: 1, option: 1, requested: 3, available: 2 },
    { product: 2, option: 2, requested: 51, available: 50 },
    { product: 3, option: 3, requested: 1, available: 0 },
    { product: 1, option: 4, requested: 1, available: 0 },
  ]);
  expect(findShortages([{ product: 1, option: 1, quantity: 2 }], stock)).toEqual([]);
});

test('reserving and releasing, or selling and returning, leaves stock unchanged', () => {
  const sum = (a: 'reserve' | 'ship', b: 'release' | 'return', c?: 'reserve') =>
    [a, b, ...(c ? [c] : [])].reduce(
      (total, kind) => ({
        onHand: total.onHand + stockEffects[kind].onHand,
        reserved: total.reserved + stockEffects[kind].reserved,
      }),
      { onHand: 0, reserved: 0 },
    );
  expect(sum('reserve', 'release')).toEqual({ onHand: 0, reserved: 0 });
  expect(sum('ship', 'return', 'reserve')).toEqual({ onHand: 0, reserved: 0 });
});

test('what is available is the stock of the option on sale, whatever else is in the cart', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), offers, (lines, stock) => {
      const inputs = mergeLines(lines);
      const counts = inputs.map(({ product, option }) => {
        const offer = stock.get(option)!;
        return offer.forSale && offer.product === product && offer.free > 0 ? offer.free : 0;
      });
      expect(availableFor(inputs, stock)).toEqual(counts);
    }),
  );
});

test('lines of different products stay separate, by option and product', () => {
  const line = (option: number, product: number) => ({ option, product, quantity: 1 });
  expect(mergeLines([line(2, 1), line(1, 9), line(1, 3), line(2, 1)])).toEqual([
    line(1, 3),
    line(1, 9),
    { ...line(2, 1), quantity: 2 },
  ]);
});
