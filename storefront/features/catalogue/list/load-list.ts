import type { ListQuery, ProductList } from '#contract/catalogue/shop.ts';
import type { Api } from '#storefront/store/api.ts';

/** `append` adds page `query.page` to the list ("12 more"); otherwise `pages` pages are loaded from the first. */
export type ListInput = { query: ListQuery; append?: boolean; pages?: number };

const largestPage = 60;

/** One request for "12 more"; few large ones when a visitor returns to a long list. */
export async function loadList(api: Api, { query, pages = 1 }: ListInput): Promise<ProductList> {
  const call = (input: ListQuery) => api('GET /api/product/list/:search?', { params: {}, query: input });
  if (pages === 1) return call(query);
  const size = query.page_size ?? 12;
  const wanted = pages * size;
  const first = await call({ ...query, page: 1, page_size: Math.min(wanted, largestPage) });
  const data = first.data;
  for (let page = 2; data.length < Math.min(wanted, first.page.total); page += 1) {
    const more = await call({ ...query, page, page_size: largestPage });
    if (more.data.length === 0) break;
    data.push(...more.data);
  }
  const total = first.page.total;
  const page = { number: pages, size, total, pages: Math.ceil(total / size) };
  return { ...first, data: data.slice(0, wanted), page };
}
