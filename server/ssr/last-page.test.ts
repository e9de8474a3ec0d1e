import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/shop/database.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';

test('while the database keeps everybody waiting, pages that were shown are sent as they were', async () => {
  await using shop = await startShop({ seed: true, pages: true, sheds: true });
  const visit = async (page: string) => {
    const reply = await fetch(shop.origin + page);
    return [page, reply.status, await reply.text()];
  };
  const pages = ['/', '/shop', '/product/5'];
  const before = await Promise.all(pages.map(visit));
  const quote = () =>
    shop.api('POST /api/order/quote/', { body: { items: [{ product: 1, option: 1, quantity: 1 }] } });
  await withDatabase(shop.databaseUrl, new URL(shop.databaseUrl).pathname.slice(1), async (holder) => {
    await holder.query('begin; lock table product, product_option, stock in access exclusive mode');
    const waiting = Promise.allSettled(Array.from({ length: 200 }, quote));
    const isRefused = async () =>
      (await fetch(`${shop.origin}/product/6`, { signal: AbortSignal.timeout(200) })).status === 503;
    await expect.poll(() => isRefused().catch(() => false)).toBe(true);
    shop.ctx.cache.invalidate();
    expect(await Promise.all(pages.map(visit))).toEqual(before);
    await holder.query('rollback');
    await waiting;
  });
});
