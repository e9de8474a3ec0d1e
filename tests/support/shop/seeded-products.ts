/** Demonstration products with their stock, and changes of both while somebody shops. */
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import type { TestShop } from './start-shop.ts';

export type SeededProduct = ProductCard & { option: number };

/** Products with a single option and enough stock. */
export async function findProducts({ api }: TestShop, most: number): Promise<SeededProduct[]> {
  const query = { page_size: 60, in_stock: true };
  const { data } = await api('GET /api/product/list/:search?', { params: {}, query });
  return data
    .flatMap((product) =>
      product.optionsCount === 1 && product.defaultOption && product.count >= 5
        ? [{ ...product, option: product.defaultOption.id }]
        : [],
    )
    .slice(0, most);
}

/** Sets the stock of the option and publishes the change. */
export async function leaveInStock({ ctx }: TestShop, product: SeededProduct, left: number): Promise<void> {
  await inTransaction(ctx.db, (trx) =>
    adjustOneStock(trx, {
      option: product.option,
      delta: left - product.count,
      kind: 'correct',
      reason: '',
      at: ctx.now(),
    }),
  );
  ctx.invalidation.publish();
}

/** Sets the price and publishes the change. */
export async function changePrice({ ctx }: TestShop, product: SeededProduct, tenge: number): Promise<void> {
  const change = { price_tenge: tenge, old_price_tenge: null };
  await ctx.db.updateTable('product_option').set(change).where('id', '=', product.option).execute();
  ctx.invalidation.publish();
}
