import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import {
  clearFilter,
  countConditions,
  type ListFilter,
  readFilter,
  sorts,
  toListQuery,
  toggleValue,
  toShopQuery,
} from './list-filter.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 8 });
const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
const filters: fc.Arbitrary<ListFilter> = fc
  .record({
    category: ids,
    recipient: ids,
    occasion: ids,
    brand: ids,
    idea: ids,
    q: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    priceMin: price,
    priceMax: price,
    inStock: fc.boolean(),
    discount: fc.boolean(),
    arrivesBy: fc.option(fc.constantFrom('2026-11-20', '2027-02-28')),
    place: fc.option(fc.integer({ min: 1, max: 999 })),
    asTyped: fc.boolean(),
    sort: fc.option(fc.constantFrom(...sorts)),
    page: fc.integer({ min: 1, max: 75 }),
  })
  // A place is only kept together with a day.
  .map((filter) => ({ ...filter, place: filter.arrivesBy === null ? null : filter.place }))
  .filter(({ priceMin, priceMax }) => priceMin === null || priceMax === null || priceMin <= priceMax);

const there = (filter: ListFilter) => paths.shop(toShopQuery(filter));
const back = (path: string) => readFilter(path.split('?')[1] ?? '');

test('every filter survives the way into the address and back', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const arrived = back(there(filter));
      expect(there(arrived)).toBe(there(filter));
      expect(arrived).toEqual({ ...filter, ...sorted(filter) });
    }),
  );
});

test('the order in which values were ticked does not make another address', () => {
  const empty = readFilter('');
  const one = toggleValue(toggleValue(empty, 'brand', 7), 'brand', 3);
  const other = toggleValue(toggleValue(empty, 'brand', 3), 'brand', 7);
  expect(there(one)).toBe(there(other));
});

test('a mistyped address shows products and not an error', () => {
  const filter = readFilter(
    'category=4,x,,4,-1&price_min=abc&arrives_by=2026-02-30&place=3&page=0&sort=evil&in_stock=yes',
  );
  expect(filter).toEqual({ ...readFilter(''), category: [4] });
});

test('a price range written the wrong way round is understood', () => {
  expect(readFilter('price_min=500&price_max=100')).toMatchObject({ priceMin: 100, priceMax: 500 });
});

test('values of one group are asked together, groups apart', () => {
  expect(toListQuery(readFilter('brand=2,1&category=5'))).toMatchObject({ brand: '1,2', category: '5' });
});

test('a text is sorted by relevance, a listing without text by popularity', () => {
  expect(toListQuery(readFilter('q=gul')).sort).toBe('relevance');
  expect(toListQuery(readFilter('')).sort).toBe('popular');
});

test('ticking a value starts again at the first page', () => {
  expect(toggleValue(readFilter('page=4'), 'category', 1).page).toBe(1);
});

test('clearing keeps what was searched for', () => {
  const filter = readFilter('q=gul&brand=1,2&price_max=5000&discount=true&sort=new');
  expect(countConditions(filter)).toBe(4);
  expect(there(clearFilter(filter))).toBe('/shop?q=gul&sort=new');
});

function sorted(filter: ListFilter): Partial<ListFilter> {
  const up = (values: number[]) => values.toSorted((a, b) => a - b);
  const { category, recipient, occasion, brand, idea } = filter;
  return {
    category: up(category),
    recipient: up(recipient),
    occasion: up(occasion),
    brand: up(brand),
    idea: up(idea),
  };
}
