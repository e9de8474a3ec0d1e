import type { Context } from '#server/context.ts';
import { keepShelf } from './refresh-index.ts';
import { type Counts, selectProducts } from './select-products.ts';

/** How many products there are in all, and for each value of each filter. */
export async function readCounts(ctx: Pick<Context, 'db' | 'quick' | 'memo' | 'lasting'>): Promise<Counts> {
  const { shelf, version } = await keepShelf(ctx);
  return ctx.memo.get(version, 'shelf', async () => selectProducts(shelf, {}, undefined).counts());
}
