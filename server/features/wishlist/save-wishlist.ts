import type { ProductCard } from '#contract/catalogue/shop.ts';
import { mergeWishlists } from '#domain/cart.ts';
import type { DbContext } from '#server/context.ts';
import { readCards } from '#server/features/catalogue/listing/read-cards.ts';
import { readProductTitles } from '#server/features/catalogue/products/products.read.ts';
import { readSoonest } from '#server/features/delivery/read-promise.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { readWishlist } from './wishlist.read.ts';
import { lockWishlist, replaceWishlist } from './wishlist.repo.ts';

/** The wishlist as cards; products not on sale now are kept, but not shown. */
export async function showWishlist(ctx: DbContext, customer: number): Promise<ProductCard[]> {
  return shapeWishlist(ctx, await readWishlist(ctx.db, customer));
}

/** Replaces the stored wishlist, or merges a guest's into it. Unknown products are left out. */
export async function saveWishlist(
  ctx: DbContext,
  customer: number,
  input: { products: readonly number[]; merge?: boolean },
): Promise<ProductCard[]> {
  const kept = await inTransaction(ctx.db, async (trx) => {
    await lockWishlist(trx, customer);
    const products = mergeWishlists(input.products, input.merge ? await readWishlist(trx, customer) : []);
    const titles = await readProductTitles(trx, products);
    const known = products.filter((product) => titles.has(product));
    await replaceWishlist(trx, customer, known);
    return known;
  });
  return shapeWishlist(ctx, kept);
}

async function shapeWishlist(ctx: DbContext, products: readonly number[]): Promise<ProductCard[]> {
  return readCards(ctx, products, await readSoonest(ctx));
}

/** Deletes the wishlist of a customer who is erased. */
export async function forgetWishlist(trx: Trx, customerId: number): Promise<void> {
  await replaceWishlist(trx, customerId, []);
}
