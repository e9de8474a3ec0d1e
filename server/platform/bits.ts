/** Sets of small numbers, a bit each: ANDing and counting a million of them takes some ten microseconds. */
export type Bits = Int32Array<ArrayBuffer>;

/** @param capacity one more than the largest number that fits */
export const emptyBits = (capacity: number): Bits => new Int32Array((capacity + 31) >>> 5);

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

/** The same set with room for more. */
export function growBits(bits: Bits, capacity: number): Bits {
  const grown = emptyBits(capacity);
  grown.set(bits);
  return grown;
}

/** What all of them have; they are of one capacity. With a single one, that one itself. */
export function intersectBits(first: Bits, ...others: readonly Bits[]): Bits {
  if (others.length === 0) return first;
  const both = first.slice();
  for (const other of others)
    for (let word = 0; word < both.length; word++)
      both[word] = (both[word] as number) & (other[word] as number);
  return both;
}

/** What the first has and the other has not. */
export function withoutBits(first: Bits, other: Bits): Bits {
  const left = first.slice();
  for (let word = 0; word < left.length; word++)
    left[word] = (left[word] as number) & ~(other[word] as number);
  return left;
}

function bitsOf(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const countBits = (bits: Bits): number => countCommonBits(bits, bits);

/** One column of binary digits of three numbers, added: the sum is `a ^ b ^ c`, and this goes over into the next column. */
const carry = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c);

/**
 * How many both have, without writing them down. Eight words at a time are added up as 32 columns of binary digits (the
 * carry-save adders of Harley and Seal), so that the bits of only one word in eight are counted: three times as quick.
 */
export function countCommonBits(one: Bits, other: Bits): number {
  const at = (word: number) => (one[word] as number) & (other[word] as number);
  const whole = one.length & ~7;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  for (let word = 0; word < whole; word += 8) {
    const [a, b, c, d] = [at(word), at(word + 1), at(word + 2), at(word + 3)];
    const [e, f, g, h] = [at(word + 4), at(word + 5), at(word + 6), at(word + 7)];
    const twosA = carry(ones, a, b);
    ones ^= a ^ b;
    const twosB = carry(ones, c, d);
    ones ^= c ^ d;
    const foursA = carry(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    const twosC = carry(ones, e, f);
    ones ^= e ^ f;
    const twosD = carry(ones, g, h);
    ones ^= g ^ h;
    const foursB = carry(twos, twosC, twosD);
    twos ^= twosC ^ twosD;
    eights += bitsOf(carry(fours, foursA, foursB));
    fours ^= foursA ^ foursB;
  }
  let count = 8 * eights + 4 * bitsOf(fours) + 2 * bitsOf(twos) + bitsOf(ones);
  for (let word = whole; word < one.length; word++) count += bitsOf(at(word));
  return count;
}

/** The numbers in a set, ascending. */
export function listBits(bits: Bits, size = countBits(bits)): Int32Array<ArrayBuffer> {
  const found = new Int32Array(size);
  listWords(bits, 0, bits.length, found);
  return found;
}

/** Writes the numbers that some words of a set stand for into `found`. @returns how many */
export function listWords(bits: Bits, from: number, to: number, found: Int32Array): number {
  let n = 0;
  for (let word = from; word < Math.min(to, bits.length); word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      found[n++] = (word << 5) + (31 - Math.clz32(rest & -rest));
  return n;
}
