import { expect, test } from 'vitest';
import { groupFree, inPlannedOrder, inRoundOrder, shifted } from './assignable.ts';

type Row = Parameters<typeof inRoundOrder>[0][number];

const order = (number: string, status: Row['status'], place: string, more: Partial<Row> = {}): Row => ({
  ...{ id: number, number, status, courier: '', place: { tm: place, ru: place } },
  delivery: { method: 'STANDARD', day: null, from: null, to: null, slot: null } as never,
  ...more,
});

test('ready orders are listed first, and orders of one place together', () => {
  const rows = [
    order('S-1', 'placed', 'Büzmeýin'),
    order('S-2', 'ready', 'Köpetdag'),
    order('S-3', 'delivered', 'Köpetdag'),
    order('S-4', 'placed', 'Arçabil'),
    order('S-5', 'ready', 'Büzmeýin'),
    order('S-6', 'placed', 'Büzmeýin'),
  ];
  expect(inRoundOrder(rows).map(({ number }) => number)).toEqual(['S-5', 'S-2', 'S-4', 'S-1', 'S-6']);
});

test('unassigned orders are grouped: all, the ready ones, those of a place', () => {
  const rows = [
    order('S-1', 'placed', 'Büzmeýin'),
    order('S-2', 'ready', 'Köpetdag'),
    order('S-3', 'ready', 'Büzmeýin', { courier: 'Myrat' }),
    order('S-4', 'ready', 'Büzmeýin'),
  ];
  const { all, ready, places } = groupFree(rows);
  expect([[...all], [...ready]]).toEqual([
    ['S-1', 'S-2', 'S-4'],
    ['S-2', 'S-4'],
  ]);
  expect(places.map(({ place, ids }) => [place.tm, ...ids])).toEqual([
    ['Büzmeýin', 'S-1', 'S-4'],
    ['Köpetdag', 'S-2'],
  ]);
  expect(groupFree([order('S-1', 'placed', 'Büzmeýin')]).places).toEqual([]);
});

test('a stop moves one place up or down, and no further than the ends of the list', () => {
  const list = ['a', 'b', 'c'];
  expect(shifted(list, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(shifted(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect([shifted(list, 0, -1), shifted(list, 2, 1)]).toEqual([list, list]);
  const stops = list.map((id) => ({ id }));
  expect(inPlannedOrder(stops, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(inPlannedOrder(stops, undefined)).toEqual(stops);
});
