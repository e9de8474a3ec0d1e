import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitRoom } from './bit-room.ts';
import { listBits, setBit } from './bits.ts';
import { Ranking } from './ranking.ts';

/** Every third number, mixed by a multiplication. */
const ids = Array.from({ length: 5_003 }, (_, n) => ((n * 1_201) % 5_003) * 3);
const capacity = 5_003 * 3;
const room = new BitRoom(capacity);
const ranking = new Ranking(Int32Array.from(ids), room);
const place = fc.integer({ min: 0, max: ids.length });

test('a beginning of an order is the ids that stand there', () => {
  fc.assert(
    fc.property(place, (length) => {
      expect(room.during(() => [...listBits(ranking.beginning(length), length)])).toEqual(
        ids.slice(0, length).toSorted((a, b) => a - b),
      );
    }),
  );
});

test('a page of some of an order is the same as a page of those alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), place, fc.nat(20), (every, from, most) => {
      const mask = room.lasting();
      const some = ids.filter((id) => id % every === 0);
      for (const id of some) setBit(mask, id);
      const first = from % (some.length + 3);
      expect(ranking.slice(mask, first, most)).toEqual(some.slice(first, first + most));
      expect(ranking.last(mask, some.length)).toBe(some.at(-1));
    }),
  );
});

test('the last of some is found wherever it stands', () => {
  for (const stand of [0, 1, 2_000, 4_500, 5_002]) {
    const mask = room.lasting();
    setBit(mask, ids[stand] as number);
    setBit(mask, ids[0] as number);
    expect(ranking.last(mask, stand === 0 ? 1 : 2)).toBe(ids[stand]);
  }
  expect(ranking.last(room.lasting(), 0)).toBeUndefined();
});

test('where an order passes a line is found without looking at all of it', () => {
  const ascending = new Ranking(Int32Array.from(ids.toSorted((a, b) => a - b)), room);
  expect([-1, 0, 1, 3, 14_000, 20_000].map((line) => ascending.countUntil((id) => id > line))).toEqual([
    0, 1, 1, 2, 4_667, 5_003,
  ]);
});
