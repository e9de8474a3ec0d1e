import type { ListQuery, ProductCard, ProductList, Sort } from '#contract/catalogue/shop.ts';
import type { Context } from '#server/context.ts';
import { findSearch } from '#server/features/catalogue/search/find-search.ts';
import { readFilters, readSlice } from './filters.ts';
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

/** The first products of an order that can be bought now, for a row on the home page. */
export async function readShowcase(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  row: { sort: Sort; size: number },
  soonest: string | null,
): Promise<ProductCard[]> {
  const { index } = await ctx.listing.upToDate(ctx.db);
  const ids = selectProducts(index, { inStock: true }, undefined).pageOf({ ...row, number: 1 });
  return readCards(ctx, ids, soonest);
}
