import type { ListQuery, ProductList } from '#contract/catalogue.ts';
import type { Context } from '#server/context.ts';
import { readFilters, readSlice } from './filters.ts';
import { findSearch } from './find-search.ts';
import { keepShelf } from './keep-shelf.ts';
import { readCards, type Soonest } from './read-cards.ts';
import { selectProducts } from './select-products.ts';

/** One page of products with counts for the filters. Three queries, however large the shop is. */
export async function listProducts(
  ctx: Pick<Context, 'db' | 'quick' | 'now' | 'memo' | 'lasting'>,
  wish: { search?: string | undefined; query: ListQuery },
  soonest: Soonest,
): Promise<ProductList> {
  const text = [wish.search, wish.query.q].filter(Boolean).join(' ');
  const [kept, firstDay] = await Promise.all([keepShelf(ctx), soonest]);
  const { search, hits, corrected } = await findSearch(ctx, kept, text);
  const filters = readFilters(wish.query);
  const slice = readSlice(wish.query, search !== undefined);
  const selection = selectProducts(kept.shelf, filters, hits);
  const ids = selection.pageOf(slice);
  const { total, facets } = await ctx.memo.get(
    kept.version,
    `shelf ${JSON.stringify([filters, search])}`,
    async () => selection.counts(),
  );
  return {
    data: await readCards(ctx, ids, firstDay),
    page: { number: slice.number, size: slice.size, total, pages: Math.ceil(total / slice.size) },
    facets,
    corrected,
  };
}
