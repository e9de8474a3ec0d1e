import { expect, test } from 'vitest';
import {
  batchOf,
  emptyChain,
  endOf,
  followOn,
  lastPress,
  type Outbox,
  undoableDeeds,
  withoutLast,
} from './outbox.ts';
import type { Deed } from './deed.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, second));

function pressed(...seconds: number[]): Outbox {
  const deeds = seconds.reduce<Deed[]>((chain, second) => {
    const facts = { order: `o${second}`, kind: 'taken-along', facts: {}, seen: '' } as const;
    const id = `d${chain.length + 1}`;
    const end = chain.length > 0 ? endOf(chain) : emptyChain;
    return [...chain, followOn(end, { id, at: at(second).toISOString(), ...facts })];
  }, []);
  return { device: 'd', deeds, next: 1, tried: 0 };
}
const ids = (deeds: readonly Deed[]) => deeds.map(({ id }) => id);

test('every deed can be undone for ten seconds, also when another one follows; none is sent before', () => {
  const box = pressed(0, 4, 8);
  expect(ids(batchOf(box, at(9)))).toEqual([]);
  expect(ids(batchOf(box, at(11)))).toEqual(['d1']);
  expect(ids(undoableDeeds(box, at(11)))).toEqual(['d2', 'd3']);
  expect(ids(withoutLast(withoutLast(withoutLast(box, at(11)), at(11)), at(11)).deeds)).toEqual(['d1']);
  expect(ids(batchOf(box, at(19)))).toEqual(['d1', 'd2', 'd3']);
  expect(undoableDeeds({ ...box, tried: 3 }, at(9)), 'what was sent may have arrived').toEqual([]);
});

test('a clock that was set back delays nothing', () => {
  expect(ids(batchOf(pressed(50), at(0)))).toEqual(['d1']);
});

test('stops that were taken along with one press are undone with one press; a press before it stays', () => {
  const box = pressed(2, 5, 5, 5);
  expect(ids(lastPress(box, at(6)))).toEqual(['d2', 'd3', 'd4']);
  const left = withoutLast(box, at(6));
  expect(ids(left.deeds)).toEqual(['d1']);
  expect(ids(withoutLast(left, at(6)).deeds)).toEqual([]);
  expect(withoutLast({ ...box, tried: 3 }, at(6)).deeds, 'what was sent stays').toHaveLength(3);
  expect(withoutLast(box, at(16)).deeds).toHaveLength(4);
  const handed = box.deeds.map((deed) => ({ ...deed, kind: 'handed-over' as const }));
  expect(withoutLast({ ...box, deeds: handed }, at(6)).deeds, 'each had a press of its own').toHaveLength(3);
});
