/** Sets of small numbers, a bit each: ANDing and counting a million of them takes a fraction of a millisecond. */
export type Bits = Uint32Array<ArrayBuffer>;

/** @param capacity one more than the largest number that fits */
export const emptyBits = (capacity: number): Bits => new Uint32Array((capacity + 31) >>> 5);

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

function bitsOf(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const v = bits[word] as number;
    if (v !== 0) count += bitsOf(v);
  }
  return count;
}

/** How many both have, without writing them down. */
export function countCommonBits(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) {
    const v = (one[word] as number) & (other[word] as number);
    if (v !== 0) count += bitsOf(v);
  }
  return count;
}

/** The numbers in a set, ascending. */
export function listBits(bits: Bits, size = countBits(bits)): Int32Array<ArrayBuffer> {
  const found = new Int32Array(size);
  let n = 0;
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      found[n++] = (word << 5) + (31 - Math.clz32(rest & -rest));
  return found;
}
