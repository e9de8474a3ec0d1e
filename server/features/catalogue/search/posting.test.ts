import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, emptyBits, hasBit } from '#server/features/catalogue/listing/bits.ts';
import { addProducts, packProducts } from './posting.ts';

const size = 16_384;
const listOf = (places: readonly number[]) => {
  const list = Buffer.alloc(places.length * 2);
  for (const [n, place] of places.entries()) list.writeUInt16BE(place, n * 2);
  return list;
};
const numbersIn = (bits: Bits) =>
  Array.from({ length: bits.length * 32 }, (_, n) => n).filter((n) => hasBit(bits, n));
/** Some of a block: every so many-th from a place on, in no order. */
const some = fc
  .record({ from: fc.nat(size - 1), every: fc.integer({ min: 1, max: 3_000 }), most: fc.nat(size) })
  .map(({ from, every, most }) =>
    Array.from(
      { length: Math.min(most, Math.ceil((size - from) / every)) },
      (_, n) => from + n * every,
    ).toReversed(),
  );

test('the products of a word are the same from their list and packed, beside those of other words', () => {
  fc.assert(
    fc.property(some, some, fc.nat(2), (one, other, block) => {
      const first = block * size;
      const found = emptyBits(3 * size);
      for (const places of [one, other])
        addProducts(found, { block, products: packProducts(listOf(places)) });
      const expected = [...new Set([...one, ...other])].sort((a, b) => a - b).map((place) => first + place);
      expect(numbersIn(found)).toEqual(expected);
    }),
  );
});

test('no word of a block takes more room than a bit for each product, and rare ones as little as before', () => {
  const all = Array.from({ length: size }, (_, place) => place);
  expect([1, 1_024, 1_025, size].map((length) => packProducts(listOf(all.slice(0, length))).length)).toEqual([
    2, 2_048, 2_049, 2_049,
  ]);
});

test('products that came after the shelf was read are left out', () => {
  for (const length of [700, 1_500]) {
    const short = emptyBits(size + 640);
    const places = Array.from({ length }, (_, place) => place);
    addProducts(short, { block: 1, products: packProducts(listOf(places)) });
    expect(numbersIn(short).length, `of ${length}`).toBe(640);
    addProducts(short, { block: 2, products: packProducts(listOf(places)) });
    expect(numbersIn(short).length, `of ${length}, a block later`).toBe(640);
  }
});
