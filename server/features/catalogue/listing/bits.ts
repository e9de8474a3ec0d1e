/** Sets of small numbers, a bit each. What is asked of many of them at a time is asked in a room (bit-room.ts). */
export type Bits = Int32Array;

/** @param capacity one more than the largest number that fits */
export const emptyBits = (capacity: number): Int32Array<ArrayBuffer> => new Int32Array((capacity + 31) >>> 5);

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

/** What all of them have, as a set of its own; they are of one capacity. */
export function intersectBits(first: Bits, ...others: readonly Bits[]): Bits {
  const both = first.slice();
  for (const other of others)
    for (let word = 0; word < both.length; word++)
      both[word] = (both[word] as number) & (other[word] as number);
  return both;
}

/**
 * The numbers in a set, ascending.
 * @param size how many there are
 */
export function listBits(bits: Bits, size: number): Int32Array<ArrayBuffer> {
  const found = new Int32Array(size);
  let n = 0;
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      found[n++] = (word << 5) + (31 - Math.clz32(rest & -rest));
  return found;
}
