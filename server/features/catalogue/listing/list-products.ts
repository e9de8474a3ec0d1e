import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ListQuery, ProductList } from '#contract/catalogue/shop.ts';
import type { Context } from '#server/context.ts';
import { readFilters, readSlice } from './filters.ts';
import { findSearch } from '#server/features/catalogue/search/find-search.ts';
import { keepShelf } from './refresh-index.ts';
import { readCards, type Soonest } from './read-cards.ts';
import { selectProducts } from './select-products.ts';

/** What was asked of the database leaves at the end of this turn of the loop (db-shared.ts); it answers while we count. */
async function untilAsked(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

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
  const counted = `shelf ${JSON.stringify([filters, search])}`;
  const [data, { total, facets }] = await Promise.all([
    readCards(ctx, ids, firstDay),
    ctx.memo.get(kept.version, counted, async () => {
      await untilAsked();
      return selection.counts();
    }),
  ]);
  return {
    data,
    page: { number: slice.number, size: slice.size, total, pages: Math.ceil(total / slice.size) },
    facets,
    corrected,
  };
}
