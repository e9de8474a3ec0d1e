import type { Facets, ListQuery, ProductCard, ProductList, Sort } from '#contract/catalogue/shop.ts';
import type { Context } from '#server/context.ts';
import type { FoundSearch } from '#server/features/catalogue/search/find-intention.ts';
import { everything, findSearch } from '#server/features/catalogue/search/find-search.ts';
import { type Arrival, nextDays, readArrival } from '#server/features/delivery/read-arrival.ts';
import type { SoonestOf } from '#server/features/delivery/read-promise.ts';
import { arrivalFilter, type Filters, readFilters, readSlice, readWithout } from './filters.ts';
import { namedHits } from './hits.ts';
import { readCards } from './read-cards.ts';
import type { CurrentIndex } from './refresh-index.ts';
import { selectProducts } from './select-products.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'listing'>;

/** One page of products with counts for the filters. */
export async function listProducts(
  ctx: Ctx,
  { search, query }: { search?: string | undefined; query: ListQuery },
): Promise<ProductList> {
  const text = [search, query.q].filter(Boolean).join(' ');
  const [current, arrival] = await Promise.all([ctx.listing.upToDate(ctx.db), readArrival(ctx, query.place)]);
  const asked = { text, asTyped: query.as_typed, without: readWithout(query) };
  const { hits: all, ...found } = await searchIn(ctx, asked, { current, arrival });
  const slice = readSlice(query, all !== undefined);
  const ofKind = all && namedHits(all);
  // By relevance those that only mention it come last; in another order they would stand among the others.
  const hits = slice.sort === 'relevance' ? all : ofKind;
  const filters = readFilters(query);
  const by = query.arrives_by === undefined ? {} : arrivalFilter(arrival, query.arrives_by);
  const within = { ...filters, ...by };
  const selection = selectProducts(current.index, within, hits);
  const isDivided = hits !== undefined && ofKind !== undefined && ofKind.length < hits.length;
  const reading = readCards(ctx, selection.pageOf(slice), arrival.atHome);
  // Counted while the database query runs.
  const { total, facets } = selection.counts();
  const inStock = (day: Filters) =>
    day.ids ? 0 : selectProducts(current.index, { ...filters, ...day }, hits).inStock();
  return {
    data: await reading,
    page: { number: slice.number, size: slice.size, total, pages: Math.ceil(total / slice.size) },
    facets: { ...facets, arrives: countArrivals(arrival, inStock) },
    named: isDivided ? selectProducts(current.index, within, ofKind).total() : null,
    ...found,
  };
}

type SearchInput = { text: string; asTyped: boolean | undefined; without: ReadonlySet<string> | undefined };

async function searchIn(
  ctx: Ctx,
  { without, ...asked }: SearchInput,
  { current: { index, hits: known }, arrival }: { current: CurrentIndex; arrival: Arrival },
): Promise<FoundSearch> {
  if (asked.text.trim() === '') return everything;
  const lexicon = await ctx.listing.lexicon(ctx.db);
  return findSearch(asked, { db: ctx.db, known, index, lexicon, arrival, without });
}

/** How many products can still be delivered today, and how many by tomorrow, under the other filters. */
function countArrivals(arrival: Arrival, inStock: (within: Filters) => number): Facets['arrives'] {
  return nextDays(arrival.today).map((day) => ({ day, count: inStock(arrivalFilter(arrival, day)) }));
}

/** The first available products in an order, for a row of the home page. */
export async function readShowcase(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  row: { sort: Sort; size: number },
  soonest: SoonestOf,
): Promise<ProductCard[]> {
  const { index } = await ctx.listing.upToDate(ctx.db);
  const ids = selectProducts(index, { inStock: true }, undefined).pageOf({ ...row, number: 1 });
  return readCards(ctx, ids, soonest);
}
