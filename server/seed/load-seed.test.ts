import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/shop/database.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { openDb, openPool } from '#server/platform/db/db.ts';
import { products } from './data/products.ts';
import { loadSeed } from './load-seed.ts';

test('an empty shop is filled once, whole, and left alone afterwards', async () => {
  await using database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  const pool = openPool(database.url, () => undefined);
  try {
    const db = openDb(pool);
    const around = { db, storage: createDiskStorage(folder), now: () => new Date('2026-11-21T06:00:00Z') };
    expect(await loadSeed(around)).toBe(true);
    expect(await loadSeed(around)).toBe(false);

    const product = await db.selectFrom('product').selectAll().orderBy('id').executeTakeFirstOrThrow();
    expect(product.title).toEqual({ tm: '“Bahar” gül çemeni', ru: 'Букет «Весна»' });
    expect(product.price_tenge).toBe(26_000);
    const stock = await db
      .selectFrom('stock')
      .select((eb) => eb.fn.sum<string>('on_hand').as('units'))
      .executeTakeFirstOrThrow();
    const moved = await db
      .selectFrom('stock_movement')
      .select((eb) => eb.fn.sum<string>('on_hand_delta').as('units'))
      .executeTakeFirstOrThrow();
    expect(moved.units).toBe(stock.units);
    const occasion = await db
      .selectFrom('occasion')
      .select('id')
      .where('key', '=', 'new-year')
      .executeTakeFirstOrThrow();
    const links = await db.selectFrom('banner').select('link').execute();
    expect(links.map((banner) => banner.link)).toContain(`/shop?occasion=${occasion.id}`);
    const counts = await db
      .selectFrom('product_shelf')
      .select((eb) => eb.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow();
    expect(counts.products).toBe(products.length);
    const peaks = await db.selectFrom('peak_day').select('day').orderBy('day').execute();
    expect(peaks.map((peak) => peak.day)).toContain('2027-03-08');
    const picture = await db.selectFrom('picture').select('renditions').limit(1).executeTakeFirstOrThrow();
    const renditions = picture.renditions as { path: string }[];
    expect(await around.storage.exists(renditions[0]?.path ?? '')).toBe(true);
  } finally {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
});
