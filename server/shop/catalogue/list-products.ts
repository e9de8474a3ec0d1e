import type { ListQuery, ProductList } from '#contract/catalogue.ts';
import type { Context } from '#server/context.ts';
import { findPageIds } from './catalogue-list.repo.ts';
import { readFilters, readSlice } from './filters.ts';
import { findSearch } from './find-search.ts';
import { readCards } from './read-cards.ts';
import { readCounts } from './read-counts.ts';

/** One page of products with counts for the filters. A page costs at most ten queries, however large the shop is. */
export async function listProducts(
  ctx: Pick<Context, 'db' | 'now' | 'memo'>,
  wish: { search?: string | undefined; query: ListQuery },
  soonest: string | null,
): Promise<ProductList> {
  const text = [wish.search, wish.query.q].filter(Boolean).join(' ');
  const { search, corrected } = await findSearch(ctx.db, text);
  const filters = readFilters(wish.query, search);
  const slice = readSlice(wish.query, search !== undefined);
  const [ids, { total, facets }] = await Promise.all([
    findPageIds(ctx.db, filters, slice),
    readCounts(ctx, filters),
  ]);
  return {
    data: await readCards(ctx, ids, soonest),
    page: { number: slice.number, size: slice.size, total, pages: Math.ceil(total / slice.size) },
    facets,
    corrected,
  };
}
