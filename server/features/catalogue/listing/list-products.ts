import type { ListQuery, ProductList } from '#contract/catalogue/shop.ts';
import type { Context } from '#server/context.ts';
import { readFilters, readSlice } from './filters.ts';
import { findSearch } from '#server/features/catalogue/search/find-search.ts';
import { readCards, type Soonest } from './read-cards.ts';
import { selectProducts } from './select-products.ts';

/** One page of products with counts for the filters. */
export async function listProducts(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  asked: { search?: string | undefined; query: ListQuery },
  soonest: Soonest,
): Promise<ProductList> {
  const text = [asked.search, asked.query.q].filter(Boolean).join(' ');
  const [{ index, hits: known }, firstDay] = await Promise.all([ctx.listing.upToDate(ctx.db), soonest]);
  const { hits, corrected } = await findSearch(ctx.db, text, known);
  const slice = readSlice(asked.query, hits !== undefined);
  const selection = selectProducts(index, readFilters(asked.query), hits);
  const reading = readCards(ctx, selection.pageOf(slice), firstDay);
  // Counted while the database reads.
  const { total, facets } = selection.counts();
  return {
    data: await reading,
    page: { number: slice.number, size: slice.size, total, pages: Math.ceil(total / slice.size) },
    facets,
    corrected,
  };
}
