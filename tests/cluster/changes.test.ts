import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openMarket } from '../support/market.ts';
import { ask } from '../support/outsider.ts';
import { startShop } from '../support/start-shop.ts';

const path = '/api/product/categories/';

test('what changes on one node is seen on the other within moments, and the clock need not move', async () => {
  await using one = await startShop({ seed: true });
  await using other = await startShop({ databaseUrl: one.databaseUrl });
  const titleAt = async (shop: typeof one) => (await ask(shop, path)).body.data[0].title.tm as string;
  await titleAt(one);
  await titleAt(other);
  for (let turn = 1; turn <= 5; turn += 1) {
    await sql`update category set title = jsonb_build_object('tm', ${`Gül ${turn}`}::text, 'ru', 'Цветы')
      where id = (select id from category where parent_id is null order by position, id limit 1)`.execute(
      one.ctx.db,
    );
    one.ctx.changes.tell();
    expect(await titleAt(one)).toBe(`Gül ${turn}`);
    await expect.poll(() => titleAt(other), { interval: 5, timeout: 15_000 }).toBe(`Gül ${turn}`);
  }
});

test('an order on one node shows in the count on the other, and leaves the rest of what it keeps alone', async () => {
  await using market = await openMarket();
  await using other = await startShop({ databaseUrl: market.shop.databaseUrl });
  const { product } = market;
  const detail = `/api/product/detail/${product.id}/`;
  const countThere = async () => (await ask(other, detail)).body.data.count as number;
  await ask(other, path);
  const count = await countThere();
  expect(other.ctx.cache.size()).toBe(2);
  expect((await market.order(await market.newBuyer())).status).toBe(200);
  await expect.poll(() => other.ctx.cache.size(), { timeout: 10_000 }).toBe(1);
  expect(await countThere()).toBe(count - 1);
});

test('a node that could not hear for a moment forgets everything', async () => {
  await using shop = await startShop({ seed: true });
  await ask(shop, path);
  expect(shop.ctx.cache.size()).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sowgat-changes'`.execute(shop.ctx.db);
  await expect.poll(() => shop.ctx.cache.size(), { timeout: 10_000 }).toBe(0);
});
