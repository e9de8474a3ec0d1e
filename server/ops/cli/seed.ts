import { loadSeed } from '#server/seed/load-seed.ts';
import { openShop } from './open-shop.ts';

/** Fills an empty shop with the demonstration goods, as the first start of a demonstration does. */
export async function run(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env);
  await loadSeed(shop.ctx);
  const { n } = await shop.ctx.db
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  process.stdout.write(`${n} products are in the shop.\n`);
}
