import type { TriedQuery } from '#contract/catalogue/office-search.ts';
import { understand } from '#domain/intention/understand.ts';
import type { Context } from '#server/context.ts';
import { listProducts } from '#server/features/catalogue/listing/list-products.ts';

const products = 5;

/** What a query finds in the shop now, and how it is understood. */
export async function tryQuery(
  ctx: Pick<Context, 'db' | 'now' | 'listing'>,
  text: string,
): Promise<TriedQuery> {
  const found = await listProducts(ctx, { query: { q: text, page_size: products } });
  const lexicon = await ctx.listing.lexicon(ctx.db);
  const { words, telling, parts, rest } = understand(found.corrected ?? text, lexicon);
  const understood = parts.flatMap(({ places }) => places);
  const idle = words.filter((word, at) => !telling.includes(word) && !understood.includes(at));
  return {
    understood: found.understood.map(({ without: _, ...part }) => part),
    searched: rest.map(({ typed }) => typed),
    idle: idle.map(({ typed }) => typed),
    corrected: found.corrected,
    widened: found.widened,
    total: found.page.total,
    products: found.data.map(({ id, title }) => ({ id, title })),
  };
}
