import type { ProductCard, Sort } from '#contract/catalogue/shop.ts';
import type { Context } from '#server/context.ts';
import { readCards } from './read-cards.ts';
import { selectProducts } from './select-products.ts';

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
