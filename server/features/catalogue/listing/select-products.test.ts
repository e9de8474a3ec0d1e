import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filters, Slice } from './filters.ts';
import { selectProducts } from './select-products.ts';
import {
  addRows,
  changeRows,
  createIndex,
  type FacetIndex,
  type IndexRow,
  sortIndex,
} from './facet-index.ts';

const value = fc.integer({ min: 1, max: 5 });
const values = fc.uniqueArray(value, { maxLength: 3 });
const rowOf = (id: fc.Arbitrary<number>): fc.Arbitrary<IndexRow> =>
  fc.tuple(
    id,
    values,
    fc.uniqueArray(value, { maxLength: 1 }),
    values,
    values,
    values,
    fc.uniqueArray(value, { maxLength: 1 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.boolean(),
  );
const id = fc.integer({ min: 1, max: 15 });
const rows = fc.uniqueArray(rowOf(id), { maxLength: 60, selector: ([one]) => one });
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const filters: fc.Arbitrary<Filters> = fc.record({
  ids: maybe(fc.uniqueArray(id, { minLength: 1, maxLength: 80 })),
  ideas: maybe(fc.uniqueArray(value, { minLength: 1, maxLength: 2 })),
  categories: maybe(fc.uniqueArray(value, { minLength: 1, maxLength: 2 })),
  brands: maybe(fc.uniqueArray(value, { minLength: 1, maxLength: 2 })),
  occasions: maybe(fc.uniqueArray(value, { minLength: 1, maxLength: 2 })),
  recipients: maybe(fc.uniqueArray(value, { minLength: 1, maxLength: 2 })),
  priceMin: maybe(fc.integer({ min: 0, max: 9 })),
  priceMax: maybe(fc.integer({ min: 0, max: 9 })),
  inStock: maybe(fc.constant(true)),
  leadDays: maybe(fc.integer({ min: 0, max: 5 })),
  discount: maybe(fc.constant(true)),
  except: maybe(
    fc.record({
      products: fc.uniqueArray(id, { maxLength: 2 }),
      categories: fc.uniqueArray(value, { maxLength: 2 }),
      recipients: fc.uniqueArray(value, { maxLength: 1 }),
      occasions: fc.uniqueArray(value, { maxLength: 1 }),
    }),
  ),
});
const slice: fc.Arbitrary<Slice> = fc.record({
  sort: fc.constantFrom('new', 'price', '-price', 'popular'),
  number: fc.integer({ min: 1, max: 4 }),
  size: fc.constantFrom(5, 12),
});

function indexOf(list: readonly IndexRow[]): FacetIndex {
  const index = createIndex();
  addRows(
    index,
    list.toSorted(([a], [b]) => a - b),
  );
  sortIndex(index);
  return index;
}

/** The reference implementation: row by row. */
function plainly(list: readonly IndexRow[], input: Filters) {
  const any = (wanted: readonly number[] | undefined, has: readonly number[]) =>
    !wanted || wanted.some((one) => has.includes(one));
  const tests: Record<string, (row: IndexRow) => boolean> = {
    ground: ([one, , , , , idea, [lead = 0]]) =>
      any(input.ids, [one]) && any(input.ideas, idea) && lead <= (input.leadDays ?? lead),
    except: ([one, category, , occasion, recipient]) =>
      !input.except ||
      !(
        any(input.except.products, [one]) ||
        any(input.except.categories, category) ||
        any(input.except.recipients, recipient) ||
        any(input.except.occasions, occasion)
      ),
    category: (row) => any(input.categories, row[1]),
    brand: (row) => any(input.brands, row[2]),
    occasion: (row) => any(input.occasions, row[3]),
    recipient: (row) => any(input.recipients, row[4]),
    price: (row) => row[7] >= (input.priceMin ?? 0) && row[7] <= (input.priceMax ?? Infinity),
    stock: (row) => !input.inStock || row[10],
    discount: (row) => !input.discount || row[11],
  };
  const under = (own?: string) =>
    list.filter((row) => Object.entries(tests).every(([name, passes]) => name === own || passes(row)));
  const counted = (own: string, at: 1 | 2 | 3 | 4) =>
    [1, 2, 3, 4, 5]
      .map((one) => ({ id: one, count: under(own).filter((row) => row[at].includes(one)).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.id - b.id);
  const prices = under('price').map((row) => row[7]);
  return {
    all: under(),
    counts: {
      total: under().length,
      facets: {
        category: counted('category', 1),
        brand: counted('brand', 2),
        occasion: counted('occasion', 3),
        recipient: counted('recipient', 4),
        price:
          prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
        inStock: under('stock').filter((row) => row[10]).length,
        discount: under('discount').filter((row) => row[11]).length,
      },
    },
  };
}

const order: Record<string, (a: IndexRow, b: IndexRow) => number> = {
  new: (a, b) => b[9] - a[9] || b[0] - a[0],
  popular: (a, b) => b[8] - a[8] || b[0] - a[0],
  price: (a, b) => a[7] - b[7] || a[0] - b[0],
  '-price': (a, b) => b[7] - a[7] || b[0] - a[0],
};

function compare(index: FacetIndex, list: readonly IndexRow[], input: Filters, page: Slice): void {
  const expected = plainly(list, input);
  const selection = selectProducts(index, input, undefined);
  expect(selection.counts()).toEqual(expected.counts);
  expect(selection.inStock()).toBe(expected.counts.facets.inStock);
  const from = (page.number - 1) * page.size;
  expect(selection.pageOf(page)).toEqual(
    expected.all
      .toSorted(order[page.sort])
      .slice(from, from + page.size)
      .map(([one]) => one),
  );
}

test('counts and pages equal those of checking every row, whatever the filters', () => {
  fc.assert(
    fc.property(rows, filters, slice, (list, input, page) => compare(indexOf(list), list, input, page)),
    { numRuns: 300 },
  );
});

test('an updated index equals one that was loaded anew', () => {
  fc.assert(
    fc.property(
      rows,
      rows,
      fc.array(id, { maxLength: 20 }),
      filters,
      slice,
      (before, changes, gone, input, page) => {
        const index = indexOf(before);
        const changed = changes.filter(([one]) => !gone.includes(one));
        const touched = [...new Set([...changes.map(([one]) => one), ...gone])];
        changeRows(index, touched, changed);
        const now = [...before.filter(([one]) => !touched.includes(one)), ...changed];
        compare(index, now, input, page);
      },
    ),
    { numRuns: 300 },
  );
});

test('an index of thousands answers like a small one', () => {
  const many: IndexRow[] = Array.from({ length: 20_000 }, (_, n) => [
    n * 3 + 1,
    [1 + (n % 5)],
    n % 7 === 0 ? [] : [1 + (n % 3)],
    n % 400 === 0 ? [4] : [],
    [1 + (n % 2)],
    [],
    n % 9 === 0 ? [1 + (n % 4)] : [],
    1 + ((n * 7919) % 1000),
    (n * 31) % 100,
    (n * 104_729) % 10_007,
    n % 3 > 0,
    n % 11 === 0,
  ]);
  const index = indexOf(many);
  compare(index, many, {}, { sort: '-price', number: 1600, size: 12 });
  compare(index, many, { categories: [2, 3], inStock: true }, { sort: 'new', number: 300, size: 12 });
  compare(
    index,
    many,
    { categories: [2], brands: [1], priceMin: 20 },
    { sort: 'price', number: 2, size: 12 },
  );
  compare(index, many, { occasions: [4] }, { sort: 'popular', number: 1, size: 60 });
  compare(index, many, { leadDays: 2, inStock: true }, { sort: 'new', number: 2, size: 12 });
  // The last page in reverse order is not full.
  for (const [input, number] of [
    [{ occasions: [4] }, 5],
    [{ categories: [2] }, 334],
    [{}, 1667],
  ] as const)
    compare(index, many, input, { sort: '-price', number, size: 12 });
  for (const [priceMin, priceMax] of [
    [500, undefined],
    [300, 310],
    [undefined, 999],
    [1001, 2000],
    [400, 300],
  ])
    compare(index, many, { priceMin, priceMax, brands: [1, 2] }, { sort: 'new', number: 9, size: 12 });
});
