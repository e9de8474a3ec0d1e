import type { Suggestions } from '#contract/catalogue/shop.ts';
import { searchedWords } from './search-words.ts';
import { stem, splitQuery } from '#domain/search.ts';
import type { Context } from '#server/context.ts';
import { beginnings, findBrandsByTitle, findCategoriesByTitle, findIntentions } from './search.repo.ts';
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
  const asked = searchedWords(splitQuery(text)).map(({ word }) => stem(word));
  const intentions = asked.length > 0 ? await findIntentions(ctx.db, beginnings(asked)) : [];
  if (!hits?.length) return { intentions, products: [], categories: [], brands: [], corrected };
  const words = beginnings(searchedWords(splitQuery(corrected ?? text)).map(({ word }) => stem(word)));
  const slice = { sort: 'relevance', number: 1, size: products } as const;
  const ids = selectProducts(index, {}, hits).pageOf(slice);
  const [cards, categories, brands] = await Promise.all([
    readCards(ctx, ids, null),
    findCategoriesByTitle(ctx.db, words),
    findBrandsByTitle(ctx.db, words),
  ]);
  return {
    intentions,
    products: cards.map(({ id, title, picture, price }) => ({ id, title, picture, price })),
    categories,
    brands,
    corrected,
  };
}
