import { dayOf } from '#domain/delivery/calendar.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scheduledTasks } from '#server/jobs.ts';
import { listProducts } from '#server/features/catalogue/listing/list-products.ts';
import { readTransfers } from '#server/features/ledger/transfers.read.ts';
import { readSoonest } from '#server/features/delivery/read-promise.ts';
import { showProduct } from '#server/features/catalogue/products/show-product.ts';
import { suggest } from '#server/features/catalogue/search/suggest.ts';
import { listOrders } from '#server/features/orders/list-orders.ts';
import { readBoard } from '#server/features/orders/staff/read-board.ts';
import { addProduct } from '../support/shop/factories.ts';
import { startShop } from '../support/shop/start-shop.ts';
import { watchPlans } from '../support/shop/watch-plans.ts';

test('what is asked often finds its rows by an index', async () => {
  await using shop = await startShop();
  const { id } = await addProduct(shop, { title: { tm: 'Gyzyl gül', ru: 'Красная роза' } });
  await using watched = await watchPlans(shop.ctx, shop.databaseUrl);
  const { ctx } = watched;

  // A node reads the whole index once at the start, in batches; afterwards only changes.
  await ctx.listing.upToDate(ctx.db);
  expect(await watched.findWholeScans(() => true)).toEqual([]);
  await addProduct(shop);
  const catalogue = async () => {
    for (const query of [
      {},
      { category: '1', price_min: 5, sort: 'price' as const },
      { q: 'gül' },
      { q: 'yzyl' },
      { q: 'gyzil' },
    ])
      await listProducts(ctx, { query });
    await suggest(ctx, { q: 'gy' });
    await showProduct(ctx, id, readSoonest(ctx));
  };
  await catalogue();
  expect(await watched.findWholeScans(), 'the catalogue').toEqual([]);

  await listOrders(ctx, 1, {});
  expect(await watched.findWholeScans(), 'orders of a customer').toEqual([]);

  await readBoard(ctx, undefined, 'owner');
  expect(await watched.findWholeScans(), 'the board').toEqual([]);

  const span = { from: '2020-01-01', to: dayOf(ctx.now()) };
  for await (const _row of readTransfers(ctx.db, span));
  expect(await watched.findWholeScans(), 'transfers of a period').toEqual([]);

  for (const task of scheduledTasks) await task.run(ctx);
  expect(await watched.findWholeScans(), 'scheduled tasks').toEqual([]);
});

test('the watch itself sees a table that is read whole', async () => {
  await using shop = await startShop();
  await using watched = await watchPlans(shop.ctx, shop.databaseUrl);
  await sql`select id from customer where email = 'x'`.execute(watched.ctx.db);
  await sql`select count(*) from shop_order where comment like '%x%' limit 1`.execute(watched.ctx.db);
  await sql`select id from shop_order order by created_at desc limit 5`.execute(watched.ctx.db);
  expect(await watched.findWholeScans()).toHaveLength(2);
});
