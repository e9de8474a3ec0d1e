import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, hasBit, intersectBits, listBits } from './bits.ts';

const words = fc.array(fc.oneof(fc.integer(), fc.constantFrom(0, -1)), { minLength: 20, maxLength: 20 });
const numbersIn = (bits: Bits) =>
  Array.from({ length: bits.length * 32 }, (_, n) => n).filter((n) => hasBit(bits, n));

test('bits are shared and listed as the numbers they stand for', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [one, other] = [Int32Array.from(a), Int32Array.from(b)];
      const common = numbersIn(one).filter((n) => hasBit(other, n));
      expect(numbersIn(intersectBits(one, other))).toEqual(common);
      expect([...listBits(one, numbersIn(one).length)]).toEqual(numbersIn(one));
    }),
  );
});
