import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitRoom } from './bit-room.ts';
import { setBit } from './bits.ts';
import { partOf, ValueSets } from './value-sets.ts';

const capacity = 2_000;
const bitsOf = (room: BitRoom, ids: Iterable<number>) => {
  const bits = room.passing();
  for (const id of ids) setBit(bits, id);
  return bits;
};
/** Of what an id has: value 1 is had by most, 2 by the later half, those above by a few each. */
const valuesOf = (id: number, turn: number) =>
  [id % 8 === 0 ? 0 : 1, id > 1_000 ? 2 : 0, 3 + ((id * 7 + turn) % 61), 3 + ((id * 11) % 61)].filter(
    (value, n, list) => value > 0 && list.indexOf(value) === n,
  );
/** Every second stretch of so many ids. */
const isIn = (id: number, every: number) => Math.floor(id / every) % 2 === 0;

test('values are counted in a part as by asking every id of it, whatever was taken out, put back and moved before', () => {
  const step = fc.record({ from: fc.nat(capacity - 1), length: fc.nat(400), isGoing: fc.boolean() });
  const wish = fc.record({
    steps: fc.array(step, { maxLength: 12 }),
    share: fc.constantFrom(1, 2, 7, 40, 300, 999, 5_000),
    isOther: fc.boolean(),
    mostNoted: fc.constantFrom(0xffff, 5),
  });
  fc.assert(
    fc.property(wish, ({ steps, share, isOther, mostNoted }) => {
      let room = new BitRoom(capacity);
      const sets = new ValueSets(room, mostNoted);
      const has = new Map<number, number[]>();
      const put = (id: number, turn: number) => {
        has.set(id, valuesOf(id, turn));
        for (const value of valuesOf(id, turn)) sets.add(id, value);
      };
      for (let id = 1; id < capacity; id += 2) put(id, 0);
      for (const [turn, { from, length, isGoing }] of steps.entries()) {
        if (turn % 4 === 3) sets.moveTo((room = new BitRoom(room.capacity + 1_000)));
        for (let id = from; id < Math.min(capacity, from + length); id++) {
          sets.remove(id);
          has.delete(id);
          if (!isGoing) put(id, turn);
        }
      }
      const within = [...has.keys()].filter((id) => isIn(id, share) !== isOther);
      const expected = new Map<number, number>();
      for (const value of within.flatMap((id) => has.get(id) ?? []))
        expected.set(value, (expected.get(value) ?? 0) + 1);
      const counted = room.during(() =>
        sets.countIn(partOf(room, bitsOf(room, within), bitsOf(room, has.keys()), has.size)),
      );
      expect(counted).toEqual(
        [...expected].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id - b.id),
      );
    }),
  );
});
