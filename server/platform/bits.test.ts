import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Bits,
  countBits,
  countCommonBits,
  hasBit,
  intersectBits,
  listBits,
  withoutBits,
} from './bits.ts';

/** Two hundred words, some of them full: enough for every column that counting adds up in. */
const words = fc
  .array(fc.oneof(fc.integer(), fc.constantFrom(0, -1)), { minLength: 190, maxLength: 200, size: 'max' })
  .map((list) => Int32Array.from({ length: 200 }, (_, n) => list[n] ?? 0));
const numbersIn = (bits: Bits) =>
  Array.from({ length: bits.length * 32 }, (_, n) => n).filter((n) => hasBit(bits, n));

test('bits are counted, shared, left out and listed as the numbers they stand for', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [one, other] = [numbersIn(a), new Set(numbersIn(b))];
      const common = one.filter((n) => other.has(n));
      expect(countBits(a)).toBe(one.length);
      expect(countCommonBits(a, b)).toBe(common.length);
      expect([...listBits(intersectBits(a, b))]).toEqual(common);
      expect([...listBits(withoutBits(a, b))]).toEqual(one.filter((n) => !other.has(n)));
    }),
  );
});
