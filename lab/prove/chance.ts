/** A seeded random number generator (mulberry32): the same seed makes the same choices. */
export type Chance = {
  /** True with this probability. */
  is(share: number): boolean;
  oneOf<T>(list: readonly T[]): T;
  /** A whole number from 1 to `most`. */
  upTo(most: number): number;
  /** 128 bits, in the format of the shop's ids. */
  id(): string;
  /** The same as a UUID, as banks create them. */
  uuid(): string;
};

export function createChance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const bytes = () => {
    const words = Buffer.alloc(16);
    for (let at = 0; at < 16; at += 4) words.writeUInt32BE(next(), at);
    return words;
  };
  return {
    is: (share) => next() / 2 ** 32 < share,
    oneOf: <T>(list: readonly T[]) => list[next() % list.length] as T,
    upTo: (most) => 1 + (next() % most),
    id: () => bytes().toString('base64url'),
    uuid: () =>
      bytes()
        .toString('hex')
        .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
  };
}
