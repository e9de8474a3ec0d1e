import type { Context } from '#server/context.ts';
import { hasBit, type FacetIndex } from './facet-index.ts';
import type { Filters } from './filters.ts';
import { selectProducts } from './select-products.ts';

/** An earlier gift, or categories that a person likes. */
type Near = { product: number | undefined; price: number | undefined; likes: readonly number[] };
const considered = 40;

/**
 * Products in stock most similar to one by category and price; without one, the most popular of some categories, or of
 * all.
 */
export async function findNear(
  ctx: Pick<Context, 'db' | 'listing'>,
  { product, price, likes }: Near,
  most: number,
): Promise<number[]> {
  const { index } = await ctx.listing.upToDate(ctx.db);
  const own = product === undefined ? undefined : narrowestCategory(index, product);
  const tries: Filters[] = [
    ...(own === undefined ? [] : [{ categories: [own] }]),
    ...(likes.length > 0 ? [{ categories: likes }] : []),
    {},
  ];
  const distance = (id: number) => (price === undefined ? 0 : Math.abs((index.price[id] ?? 0) - price));
  const found = new Set<number>();
  for (const filters of tries) {
    const slice = { sort: 'popular', number: 1, size: considered } as const;
    const wanted = selectProducts(index, { ...filters, inStock: true }, undefined).pageOf(slice);
    for (const id of wanted.toSorted((a, b) => distance(a) - distance(b)))
      if (id !== product && found.size < most) found.add(id);
  }
  return [...found];
}

function narrowestCategory(index: FacetIndex, product: number): number | undefined {
  const around = [...index.values.category].filter(([, { bits, list, size }]) =>
    bits ? hasBit(bits, product) : list.subarray(0, size).includes(product),
  );
  return around.toSorted(([, a], [, b]) => a.size - b.size)[0]?.[0];
}
