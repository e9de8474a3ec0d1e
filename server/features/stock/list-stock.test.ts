import { expect, test } from 'vitest';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { changeStatus } from '#server/features/catalogue/products/change-many.ts';
import { listMovements, listStock } from './read-stock.ts';

const range = { number: 1, size: 25, offset: 0 };

test('the stock list has every option that is not archived, from its creation, and no other', async () => {
  await using shop = await startShop();
  const { db, now } = shop.ctx;
  const rose = await addProduct(shop, {
    options: [{ count: 3 }, { count: 1, reserved: 1 }, { archived: true }],
  });
  const tulip = await addProduct(shop, { options: [{ count: 2 }], status: 'draft' });
  const listed = async () => {
    const { data, page } = await listStock(db, {}, range);
    expect(page.total).toBe(data.length);
    return data.map(({ id, free }) => [id, free]);
  };
  const [full, empty, gone] = rose.options;
  expect(await listed()).toEqual([
    [empty, 0],
    [tulip.option, 2],
    [full, 3],
  ]);
  const archive = (product: number, status: 'archived' | 'published') =>
    db.transaction().execute((trx) => changeStatus(trx, [product], status, now()));
  await archive(rose.id, 'archived');
  expect(await listed()).toEqual([[tulip.option, 2]]);
  await archive(rose.id, 'published');
  await db
    .updateTable('product_option')
    .set({ archived_at: null })
    .where('id', '=', gone as number)
    .execute();
  await db
    .updateTable('product_option')
    .set({ archived_at: now() })
    .where('id', '=', full as number)
    .execute();
  expect(await listed()).toEqual([
    [empty, 0],
    [tulip.option, 2],
    [gone, 10],
  ]);
  const fresh = { title: { tm: '', ru: '' }, sku: 'TZ-1', price_tenge: 100, product_id: tulip.id };
  const { id } = await db
    .insertInto('product_option')
    .values(fresh)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await listed()).toContainEqual([id, 0]);
});

test('a movement of an order names it by the number that people see', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const { id, number } = (await order()).data;
  const { data } = await listMovements(shop.ctx.db, rose.option, range);
  expect(data[0]).toMatchObject({ kind: 'reserve', order: id, orderNumber: number });
  expect(data.slice(1).every((movement) => !('orderNumber' in movement))).toBe(true);
});
