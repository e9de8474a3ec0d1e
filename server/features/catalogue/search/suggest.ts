import type { Suggestions } from '#contract/catalogue/shop.ts';
import { stem, splitQuery } from '#domain/search.ts';
import type { Context } from '#server/context.ts';
import { beginnings, findBrandsByTitle, findCategoriesByTitle } from './search.repo.ts';
import { findSearch } from './find-search.ts';
import { readCards } from '#server/features/catalogue/listing/read-cards.ts';
import { selectProducts } from '#server/features/catalogue/listing/select-products.ts';

const products = 6;

/** What the customer may mean, while typing: products, and categories and brands whose title begins like it. */
export async function suggest(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  text: string,
): Promise<Suggestions> {
  const { index, hits: known } = await ctx.listing.upToDate(ctx.db);
  const { hits, corrected } = await findSearch(ctx.db, text, known);
  if (!hits?.length) return { products: [], categories: [], brands: [], corrected };
  const words = beginnings(splitQuery(corrected ?? text).map(({ word }) => stem(word)));
  const slice = { sort: 'relevance', number: 1, size: products } as const;
  const ids = selectProducts(index, {}, hits).pageOf(slice);
  const [cards, categories, brands] = await Promise.all([
    readCards(ctx, ids, null),
    findCategoriesByTitle(ctx.db, words),
    findBrandsByTitle(ctx.db, words),
  ]);
  return {
    products: cards.map(({ id, title, picture, price }) => ({ id, title, picture, price })),
    categories,
    brands,
    corrected,
  };
}
