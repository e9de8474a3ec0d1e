import type { SuggestQuery, Suggestions } from '#contract/catalogue/shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Lexicon } from '#domain/intention/lexicon.ts';
import { asTyped, letPartsGo, type Part, understand } from '#domain/intention/understand.ts';
import { type QueryWord, splitQuery } from '#domain/search.ts';
import { stem } from '#domain/intention/stems.ts';
import type { Context } from '#server/context.ts';
import { arrivalFilter, readWithout } from '#server/features/catalogue/listing/filters.ts';
import { readCards } from '#server/features/catalogue/listing/read-cards.ts';
import { selectProducts } from '#server/features/catalogue/listing/select-products.ts';
import { readArrival } from '#server/features/delivery/read-arrival.ts';
import { findSearch } from './find-search.ts';
import { beginnings, findBrandsByTitle, findCategoriesByTitle, findIntentions } from './search.repo.ts';

const products = 6;
const most = 4;

/** Suggestions while typing: recipients, occasions and ideas, products, categories and brands with this prefix. */
export async function suggest(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  { q: text, ...query }: SuggestQuery,
): Promise<Suggestions> {
  const { index, hits: known } = await ctx.listing.upToDate(ctx.db);
  // Whether goods still arrive by a day that is not asked for is left to the list.
  const today = dayOf(ctx.now());
  const by = query.arrives_by;
  const arrival = by === undefined ? { today, soonest: () => today } : await readArrival(ctx, query.place);
  const lexicon = await ctx.listing.lexicon(ctx.db);
  const without = readWithout(query);
  const around = { db: ctx.db, known, index, lexicon, arrival, without };
  const { hits, corrected } = await findSearch({ text, asTyped: query.as_typed }, around);
  const { parts, telling } = query.as_typed
    ? asTyped(text)
    : letPartsGo(understand(corrected ?? text, lexicon), without);
  const meant = nameParts(parts, lexicon);
  const asked = telling.length > 0 ? await findIntentions(ctx.db, wordsOf(telling)) : [];
  const others = asked.filter(({ kind, id }) => !meant.some((one) => one.kind === kind && one.id === id));
  const intentions = [...meant, ...others].slice(0, most);
  if (!hits?.length) return { intentions, products: [], categories: [], brands: [], corrected };
  const words = wordsOf(corrected === null ? telling : splitQuery(corrected));
  const slice = { sort: 'relevance', number: 1, size: products } as const;
  const filters = by === undefined ? {} : arrivalFilter(arrival, by);
  const ids = selectProducts(index, filters, hits).pageOf(slice);
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

/** The recipients and occasions that were recognised, with their titles. */
function nameParts(parts: readonly Part[], lexicon: Lexicon) {
  const named = parts.flatMap((part) =>
    'ids' in part ? lexicon.named.filter(({ kind, id }) => kind === part.kind && part.ids.includes(id)) : [],
  );
  return named.map(({ kind, id, title }) => ({ kind: kind as 'recipient' | 'occasion', id, title }));
}

const wordsOf = (words: readonly QueryWord[]) => beginnings(words.map(({ word }) => [stem(word)]));
