import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitRoom } from './bit-room.ts';
import { type Bits, hasBit, listBits } from './bits.ts';

/** Whole stretches of words and a rest, some of them full: enough for every word that one turn of the loop does. */
const words = fc
  .array(fc.oneof(fc.integer(), fc.constantFrom(0, -1)), { minLength: 190, maxLength: 203, size: 'max' })
  .map((list) => Int32Array.from(list));
const numbersIn = (bits: Bits) =>
  Array.from({ length: bits.length * 32 }, (_, n) => n).filter((n) => hasBit(bits, n));

test('sets are counted, shared, left out and put together as the numbers they stand for', () => {
  fc.assert(
    fc.property(words, words, words, (a, b, c) => {
      const room = new BitRoom(203 * 32);
      const [first, second, third] = [room.lasting(a), room.lasting(b), room.lasting(c)];
      const [one, other, another] = [numbersIn(a), new Set(numbersIn(b)), new Set(numbersIn(c))];
      const common = one.filter((n) => other.has(n));
      expect(room.count(first)).toBe(one.length);
      expect(room.countCommon(first, second)).toBe(common.length);
      const listed = (bits: Bits) => [...listBits(bits, room.count(room.passing(bits)))];
      room.during(() => {
        expect(listed(room.intersect(first, second))).toEqual(common);
        expect(listed(room.intersect(first, second, third))).toEqual(common.filter((n) => another.has(n)));
        expect(numbersIn(room.passing(a, b, c))).toEqual(common.filter((n) => another.has(n)));
        expect(listed(room.without(first, second))).toEqual(one.filter((n) => !other.has(n)));
        const all = room.passing(a);
        room.unite(all, second);
        expect(new Set(listed(all))).toEqual(new Set([...one, ...other]));
      });
      expect([first, second, third].map(numbersIn)).toEqual([a, b, c].map(numbersIn));
    }),
  );
});

test('a set stays where it is while its room takes in hundreds more', () => {
  const room = new BitRoom(10_000);
  const sets = Array.from({ length: 300 }, (_, n) => room.lasting(Int32Array.of(n)));
  expect(sets.map((set) => set[0])).toEqual(sets.map((_, n) => n));
  const all = room.lasting();
  for (const set of sets) room.unite(all, set);
  expect(all[0]).toBe(511);
});

test('a passing set is the next one’s after its work, clean, and until then nobody else’s', () => {
  const room = new BitRoom(1_000);
  const used = room.during(() => {
    const mine = room.passing(Int32Array.of(5));
    const inner = room.during(() => room.passing(Int32Array.of(6, 7)));
    const last = room.passing();
    expect([inner === mine, last === mine, last === inner, mine[0]]).toEqual([false, false, true, 5]);
    return [mine, last];
  });
  const broken = () => {
    room.passing();
    throw new Error('broken');
  };
  expect(() => room.during(broken)).toThrow('broken');
  room.during(() => {
    const again = [room.passing(), room.passing(Int32Array.of(1))];
    expect(again).toEqual(used);
    expect(again.map((set) => [set[0], set[1]])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  expect(() => room.passing()).toThrow('only during an answer');
});
