import { expect, test } from 'vitest';
import { joinChanges } from './join-changes.ts';

const base = { fee: 2000, freeFrom: 50_000, title: { tm: 'Aşgabat', ru: 'Ашхабад' } };
type Body = Record<string, unknown>;
const clashes = (versions: { base: Body | undefined; mine: Body; theirs: Body }) =>
  joinChanges(versions).changes.flatMap(({ by, path }) => (by === 'both' ? [path] : []));

test('what only one of two editors changed is taken from them', () => {
  const mine = { ...base, freeFrom: 60_000 };
  const theirs = { ...base, fee: 2500 };
  const { joined, changes } = joinChanges({ base, mine, theirs });
  expect(joined).toEqual({ ...base, fee: 2500, freeFrom: 60_000 });
  expect(changes).toEqual([
    { path: 'fee', base: 2000, mine: 2000, theirs: 2500, by: 'them' },
    { path: 'freeFrom', base: 50_000, mine: 60_000, theirs: 50_000, by: 'me' },
  ]);
});

test('of a text in two languages each is a field of its own', () => {
  const mine = { ...base, title: { tm: 'Aşgabat ş.', ru: 'Ашхабад' } };
  const theirs = { ...base, title: { ru: 'г. Ашхабад', tm: 'Aşgabat' } };
  const { joined } = joinChanges({ base, mine, theirs });
  expect(joined).toEqual({ ...base, title: { tm: 'Aşgabat ş.', ru: 'г. Ашхабад' } });
  expect(clashes({ base, mine, theirs })).toEqual([]);
});

test('of a field that both changed either version can be taken, unless they made the same of it', () => {
  const title = { tm: 'Aşgabat ş.', ru: 'Ашхабад' };
  const mine = { ...base, fee: 3000, title };
  const theirs = { ...base, fee: 2500, title: { ...title } };
  expect(clashes({ base, mine, theirs })).toEqual(['fee']);
  expect(joinChanges({ base, mine, theirs }).joined).toEqual(mine);
  expect(joinChanges({ base, mine, theirs }, new Set(['fee'])).joined).toEqual(theirs);
});

test('without the record as both began, every difference is one of both', () => {
  expect(clashes({ base: undefined, mine: { ...base, fee: 3000 }, theirs: base })).toEqual(['fee']);
});

test('rows that both have are joined one by one; other rows are one field', () => {
  const rows = [
    { id: 7, price: 100, sku: 'A' },
    { id: 8, price: 200, sku: 'B' },
  ] as const;
  const versions = {
    base: { options: rows },
    mine: { options: [{ ...rows[0], price: 150 }, rows[1]] },
    theirs: {
      options: [
        { ...rows[0], sku: 'A1' },
        { ...rows[1], price: 250 },
      ],
    },
  };
  expect(joinChanges(versions).joined).toEqual({
    options: [
      { id: 7, price: 150, sku: 'A1' },
      { id: 8, price: 250, sku: 'B' },
    ],
  });
  const fewer = { ...versions, theirs: { options: [rows[1]] } };
  expect(clashes(fewer)).toEqual(['options']);
  expect(clashes({ ...versions, theirs: { options: [{ ...rows[0], price: 160 }, rows[1]] } })).toEqual([
    'options.0.price',
  ]);
});

test('what both added to a list is in it, what one took away is not; a changed order is chosen', () => {
  const join = (mine: number[], theirs: number[]) =>
    joinChanges({ base: { products: [1, 2, 3] }, mine: { products: mine }, theirs: { products: theirs } });
  expect(join([1, 2, 3, 4], [1, 3, 5]).joined).toEqual({ products: [1, 3, 5, 4] });
  expect(join([1, 2, 3, 4], [1, 3, 5]).changes).toEqual([]);
  expect(join([3, 2, 1], [1, 2, 3, 4]).changes).toMatchObject([{ path: 'products', by: 'both' }]);
  expect(join([1, 2, 4], [1, 2, 5]).changes, 'both replaced the third').toMatchObject([{ by: 'both' }]);
});

test('what only one of them has at all is kept', () => {
  const mine = { ...base, second: { login: 'maral' } };
  expect(joinChanges({ base, mine, theirs: { ...base, leadDays: 2 } }).joined).toEqual({
    ...mine,
    leadDays: 2,
  });
});

test('an address is joined by its parts while it is in one place, and chosen whole in another', () => {
  const home = { place: 1, line1: 'Köçe 1', landmark: '' };
  const lives = (mine: object) => ({
    ...{ base: { address: home }, mine: { address: { ...home, ...mine } } },
    theirs: { address: { ...home, landmark: 'Dermanhana' } },
  });
  expect(joinChanges(lives({ line1: 'Köçe 2' })).joined).toEqual({
    address: { place: 1, line1: 'Köçe 2', landmark: 'Dermanhana' },
  });
  expect(clashes(lives({ place: 2 }))).toEqual(['address']);
});
