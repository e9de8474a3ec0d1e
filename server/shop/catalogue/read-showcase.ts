import type { ProductCard, Sort } from '#contract/catalogue.ts';
import type { Db } from '#server/platform/db.ts';
import { findPageIds } from './catalogue-list.repo.ts';
import { readCards } from './read-cards.ts';

/** The first products of an order that can be bought now, for a row on the home page. */
export async function readShowcase(
  ctx: { db: Db; now: () => Date },
  row: { sort: Sort; size: number },
  soonest: string | null,
): Promise<ProductCard[]> {
  const ids = await findPageIds(ctx.db, { inStock: true }, { ...row, number: 1 });
  return readCards(ctx, ids, soonest);
}
