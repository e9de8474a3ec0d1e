import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { refreshAllInStock } from './refresh-in-stock.ts';
import { trimChanges } from './listing-version.repo.ts';
import { refreshProducts } from '#server/features/catalogue/products/refresh-products.ts';

const kinds = [
  ['Gyzyl bägül', 'Красная роза'],
  ['Gara şokolad', 'Тёмный шоколад'],
  ['Gök çaý 2000', 'Зелёный чай 2000'],
  ['Güller we şokolad', 'Цветы и шоколад'],
] as const;
const asked = [
  'gul',
  'g',
  'гу',
  'şokolad',
  'gara şokolad',
  'okola',
  'koload',
  'чай',
  '2000',
  'zzz',
  'шакалад',
  'çay 20',
];

async function fill(shop: TestShop): Promise<number[]> {
  const made: number[] = [];
  for (let n = 0; n < 24; n++) {
    const [tm, ru] = kinds[n % 4] as (typeof kinds)[number];
    const description = n % 5 === 0 ? 'Içinde gül bar' : '';
    made.push((await addProduct(shop, { title: { tm, ru }, description, popularity: (n * 7) % 10 })).id);
  }
  await refreshProducts(shop.ctx);
  return made;
}

async function answers(shop: TestShop) {
  shop.ctx.cache.invalidate();
  const found: Record<string, unknown> = {};
  for (const q of asked) {
    const { data, page, corrected } = await shop.api('GET /api/product/list/:search?', {
      params: {},
      query: { q },
    });
    found[q] = { ids: data.map(({ id }) => id), total: page.total, corrected };
  }
  return found;
}

test('added and removed words are found, or no longer found, at once on every node', async () => {
  await using shop = await startShop();
  const [first = 0, second = 0] = await fill(shop);
  const before = await answers(shop);
  expect(before['g'], 'so that the comparison says something').toMatchObject({ total: 24 });
  await using other = await startShop({ databaseUrl: shop.databaseUrl });
  expect(await answers(other)).toEqual(before);
  await shop.ctx.db
    .updateTable('product')
    .set({ title: { tm: 'Zzz', ru: 'Ззз' } })
    .where('id', '=', first)
    .execute();
  await shop.ctx.db.updateTable('product').set({ status: 'draft' }).where('id', '=', second).execute();
  await refreshProducts(shop.ctx, [first, second]);
  const later = await addProduct(shop, { title: { tm: 'Gül zzz', ru: 'Цветок' } });
  const changed = await answers(shop);
  expect(changed['zzz']).toMatchObject({ ids: expect.arrayContaining([first, later.id]), total: 2 });
  const chocolates = (found: Awaited<ReturnType<typeof answers>>) =>
    (found['şokolad'] as { total: number }).total;
  expect(chocolates(changed)).toBe(chocolates(before) - 1);
  expect(await answers(other)).toEqual(changed);
  // A node that starts now.
  await using fresh = await startShop({ databaseUrl: shop.databaseUrl });
  expect(await answers(fresh)).toEqual(changed);
});

test('a node that was away longer than changes are kept reloads the index', async () => {
  await using shop = await startShop();
  await using sleeper = await startShop({ databaseUrl: shop.databaseUrl });
  await fill(shop);
  await answers(sleeper);
  const { id } = await addProduct(shop, { title: { tm: 'Täze zzz', ru: 'Новое' } });
  await sql`update shelf_version set version = version + 20000`.execute(shop.ctx.db);
  await trimChanges(shop.ctx.db);
  expect(await sql`select from shelf_change`.execute(shop.ctx.db)).toMatchObject({ rows: [] });
  expect((await answers(sleeper))['zzz']).toEqual({ ids: [id], total: 1, corrected: null });
});

test('what a crash kept lists from hearing of the stock, a scheduled task makes good', async () => {
  await using shop = await startShop();
  const { id } = await addProduct(shop);
  await sql`update product_shelf set in_stock = not in_stock`.execute(shop.ctx.db);
  await using fresh = await startShop({ databaseUrl: shop.databaseUrl });
  const readInStock = async () => {
    fresh.ctx.cache.invalidate();
    const query = { in_stock: true };
    return (await fresh.api('GET /api/product/list/:search?', { params: {}, query })).data.map(
      (card) => card.id,
    );
  };
  expect(await readInStock()).toEqual([]);
  await refreshAllInStock(shop.ctx);
  await expect.poll(readInStock).toEqual([id]);
});
