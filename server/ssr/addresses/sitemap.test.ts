import { expect, test } from 'vitest';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { addBrand, addCategory, addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { writeSitemap, writeSitemapPart } from './sitemap.ts';

const origin = 'https://sowgat.tm';

test('few products are one list; many are several, with a list of the lists', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const first = await addProduct(shop);
  const hidden = await addProduct(shop, { status: 'archived' });
  const [empty, unseen] = [await addCategory(shop), await addCategory(shop, { visible: false })];
  const brand = await addBrand(shop);
  const category = await addCategory(shop);
  const second = await addProduct(shop, { category, categories: [unseen], brand });
  const short = await writeSitemap(db, origin);
  expect(short).toContain(`<loc>${origin}/product/${first.id}</loc>`);
  expect(short).toContain(`<loc>${origin}/shop?lang=ru</loc>`);
  expect(short).not.toContain(`/product/${hidden.id}<`);
  expect(short).toContain(`<loc>${origin}/shop?category=${category}</loc>`);
  expect(short).toContain(`<loc>${origin}/brand?id=${brand}</loc>`);
  for (const one of [empty, unseen]) expect(short).not.toContain(`/shop?category=${one}<`);

  await asOwner(shop.databaseUrl, "select setval(pg_get_serial_sequence('product', 'id'), 12000)");
  const late = await addProduct(shop);
  const index = await writeSitemap(db, origin);
  const parts = [...index.matchAll(/<loc>[^<]+\/sitemaps\/products-(\d+)\.xml<\/loc>/g)].map(([, n]) =>
    Number(n),
  );
  expect(parts).toEqual([1, 2, 3]);
  const lists = await Promise.all(parts.map((part) => writeSitemapPart(db, origin, part)));
  const named = lists.map((list) =>
    [...list.matchAll(/<loc>[^<]+\/product\/(\d+)<\/loc>/g)].map(([, id]) => id),
  );
  expect(named).toEqual([[String(first.id), String(second.id)], [], [String(late.id)]]);
  expect(lists[0]).toContain(`<loc>${origin}/shop</loc>`);
});
