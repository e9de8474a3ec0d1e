import { expect, test } from 'vitest';
import type { ListQuery, ProductList } from '#contract/catalogue/shop.ts';
import type { Api } from '#storefront/store/api.ts';
import { card } from '#storefront/app/test-shop.ts';
import { loadList } from './load-list.ts';
import { nameList } from '#storefront/features/catalogue/product/product.slice.ts';

/** A shop with this many products that records its requests. */
function open(total: number) {
  const asked: ListQuery[] = [];
  const api = (async (_key: string, { query }: { query: ListQuery }) => {
    asked.push(query);
    const { page = 1, page_size: size = 12 } = query;
    const data = Array.from({ length: total }, (_, i) => card(i + 1)).slice((page - 1) * size, page * size);
    return { data, page: { number: page, size, total, pages: Math.ceil(total / size) }, corrected: null };
  }) as unknown as Api;
  return { api, asked };
}

const ids = (list: ProductList) => list.data.map(({ id }) => id);
const query = { sort: 'popular', page_size: 12 } as const;

test('"12 more" is one call for one page', async () => {
  const { api, asked } = open(64);
  const list = await loadList(api, { query: { ...query, page: 2 }, append: true });
  expect(asked).toEqual([{ ...query, page: 2 }]);
  expect(ids(list)).toEqual(Array.from({ length: 12 }, (_, i) => i + 13));
});

test('whoever comes back to the third page gets all three in one call', async () => {
  const { api, asked } = open(64);
  const list = await loadList(api, { query, pages: 3 });
  expect(asked).toHaveLength(1);
  expect(list.data).toHaveLength(36);
  expect(list.page).toEqual({ number: 3, size: 12, total: 64, pages: 6 });
});

test('a very long list is loaded in few large pages, without gaps and without extra', async () => {
  const { api, asked } = open(202);
  const list = await loadList(api, { query, pages: 12 });
  expect(asked).toHaveLength(3);
  expect(ids(list)).toEqual(Array.from({ length: 144 }, (_, i) => i + 1));
});

test('an address that asks for more pages than exist shows all of them', async () => {
  const { api } = open(20);
  const list = await loadList(api, { query, pages: 9 });
  expect(list.data).toHaveLength(20);
});

test('a list is identified by its query, whatever its page', () => {
  expect(nameList({ ...query, page: 2 })).toBe(nameList(query));
  expect(nameList({ ...query, q: 'gül' })).not.toBe(nameList(query));
});
