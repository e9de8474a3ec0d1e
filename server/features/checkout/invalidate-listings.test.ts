import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/db.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('lists learn by a job what is sold out', async () => {
  await using shop = await startShop();
  const { db, jobs } = shop.ctx;
  const { rose } = await openCounter(shop);
  const inStock = () =>
    db.selectFrom('product_shelf').select('in_stock').where('product_id', '=', rose.id).executeTakeFirst();
  expect(await inStock()).toEqual({ in_stock: true });
  await db.updateTable('stock').set({ reserved: 10 }).where('option_id', '=', rose.option).execute();
  await inTransaction(db, (trx) => jobs.add(trx, 'invalidate-listings', { options: [rose.option] }));
  await shop.settle();
  expect(await inStock()).toEqual({ in_stock: false });
  expect((await sql`select task_identifier from graphile_worker.jobs`.execute(db)).rows).toEqual([]);
});
