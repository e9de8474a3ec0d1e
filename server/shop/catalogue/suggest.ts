import type { Suggestions } from '#contract/catalogue.ts';
import { stem, splitQuery } from '#domain/search.ts';
import type { Db } from '#server/platform/db.ts';
import { findPageIds } from './catalogue-list.repo.ts';
import { findBrandsByTitle, findCategoriesByTitle } from './catalogue-suggest.repo.ts';
import { findSearch } from './find-search.ts';
import { readCards } from './read-cards.ts';

const products = 6;

/** What the customer may mean, while typing: products, and categories and brands whose title begins like it. */
export async function suggest(ctx: { db: Db; now: () => Date }, text: string): Promise<Suggestions> {
  const { search, corrected } = await findSearch(ctx.db, text);
  if (!search || search.kind === 'nothing') return { products: [], categories: [], brands: [], corrected };
  const words = splitQuery(corrected ?? text).map(({ word }) => `${stem(word)}:*`);
  const [ids, categories, brands] = await Promise.all([
    findPageIds(ctx.db, { search }, { sort: 'relevance', number: 1, size: products }),
    findCategoriesByTitle(ctx.db, words.join(' & ')),
    findBrandsByTitle(ctx.db, words.join(' & ')),
  ]);
  const cards = await readCards(ctx, ids, null);
  return {
    products: cards.map(({ id, title, picture, price }) => ({ id, title, picture, price })),
    categories,
    brands,
    corrected,
  };
}
