import type { Suggestions } from '#contract/catalogue/shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { understand } from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import { stem } from '#domain/intention/stems.ts';
import type { Context } from '#server/context.ts';
import { readCards } from '#server/features/catalogue/listing/read-cards.ts';
import { selectProducts } from '#server/features/catalogue/listing/select-products.ts';
import { findSearch } from './find-search.ts';
import { beginnings, findBrandsByTitle, findCategoriesByTitle, findIntentions } from './search.repo.ts';

const products = 6;
const most = 4;

/** Suggestions while typing: recipients, occasions and ideas, products, categories and brands with this prefix. */
export async function suggest(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  text: string,
): Promise<Suggestions> {
  const { index, hits: known } = await ctx.listing.upToDate(ctx.db);
  // Whether goods still arrive by a day is left to the list.
  const today = dayOf(ctx.now());
  const arrival = { today, soonest: () => today };
  const lexicon = await ctx.listing.lexicon(ctx.db);
  const { hits, corrected } = await findSearch({ text }, { db: ctx.db, known, index, lexicon, arrival });
  const { parts, telling } = understand(corrected ?? text, lexicon);
  const named = parts.flatMap((part) =>
    'ids' in part ? lexicon.named.filter(({ kind, id }) => kind === part.kind && part.ids.includes(id)) : [],
  );
  const meant = named.map(({ kind, id, title }) => ({ kind: kind as 'recipient' | 'occasion', id, title }));
  const asked = telling.length > 0 ? await findIntentions(ctx.db, wordsOf(telling)) : [];
  const others = asked.filter(({ kind, id }) => !meant.some((one) => one.kind === kind && one.id === id));
  const intentions = [...meant, ...others].slice(0, most);
  if (!hits?.length) return { intentions, products: [], categories: [], brands: [], corrected };
  const words = wordsOf(corrected === null ? telling : splitQuery(corrected));
  const slice = { sort: 'relevance', number: 1, size: products } as const;
  const ids = selectProducts(index, {}, hits).pageOf(slice);
  const [cards, categories, brands] = await Promise.all([
    readCards(ctx, ids, () => null),
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

const wordsOf = (words: readonly QueryWord[]) => beginnings(words.map(({ word }) => [stem(word)]));
