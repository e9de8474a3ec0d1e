import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { buildSearch } from './build-search.ts';
import { trimChanges } from '#server/features/catalogue/listing/listing-version.repo.ts';
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
  shop.ctx.cache.clear();
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

test('written down or not, the same is found, in the same order', async () => {
  await using shop = await startShop();
  const made = await fill(shop);
  const plain = await answers(shop);
  expect(plain['g'], 'so that the comparison says something').toMatchObject({ total: 24 });
  await buildSearch(shop.ctx, 10);
  expect(await sql`select 1 from search_posting limit 1`.execute(shop.ctx.db)).toMatchObject({ rows: [{}] });
  expect(await answers(shop)).toEqual(plain);

  // A word that comes and a word that goes, of products that were written down.
  const [first = 0, second = 0] = made;
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

  // Another node of the same shop, which never saw anything else, and one that looks at the products themselves.
  await using other = await startShop({ databaseUrl: shop.databaseUrl });
  expect(await answers(other)).toEqual(changed);
  await sql`delete from search_block`.execute(shop.ctx.db);
  await buildSearch(shop.ctx, 10);
  expect(await answers(shop)).toEqual(changed);
  await sql`update shelf_version set version = version + 1, built = 0`.execute(shop.ctx.db);
  expect(await answers(shop)).toEqual(changed);
});

test('a node that slept longer than changes are kept begins again, and what is not written down yet is not forgotten', async () => {
  await using shop = await startShop();
  await using sleeper = await startShop({ databaseUrl: shop.databaseUrl });
  await fill(shop);
  await buildSearch(shop.ctx, 10);
  await answers(sleeper);
  const { id } = await addProduct(shop, { title: { tm: 'Täze zzz', ru: 'Новое' } });
  await sql`update shelf_version set version = version + 20000`.execute(shop.ctx.db);
  await trimChanges(shop.ctx.db);
  const kept = await sql<{ product_id: number }>`select product_id from shelf_change`.execute(shop.ctx.db);
  expect(kept.rows, 'all others are in their block').toEqual([{ product_id: id }]);
  expect((await answers(sleeper))['zzz']).toEqual({ ids: [id], total: 1, corrected: null });
});
