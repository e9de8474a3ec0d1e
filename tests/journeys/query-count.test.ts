/** The number of queries per request does not grow with the data (no N+1). */
import { expect, test } from 'vitest';
import { addBuyer, freshKey } from '../support/people/buyers.ts';
import { hearQueries } from '../support/shop/count-queries.ts';
import { addCategory, addPicture, addProduct, type MadeProduct } from '../support/shop/factories.ts';
import { ask, type OutsiderRequest, type Json } from '../support/people/outsider.ts';
import { startShop, type TestShop } from '../support/shop/start-shop.ts';

// Many small requests, one after the other.
const slowly = { timeout: 120_000 };

const count = async (shop: TestShop, path: string, asking?: OutsiderRequest) => {
  shop.ctx.cache.invalidate();
  let answer: Json;
  const heard = await hearQueries(shop, async () => {
    answer = await ask(shop, path, asking);
  });
  expect(answer.status, `${path} ${answer.text.slice(0, 200)}`).toBe(200);
  return heard;
};

/** Most queries per answer; the home page shows everything. */
const pages: Record<string, number> = {
  '/api/product/list/?page_size=60': 8,
  '/api/product/list/?q=g%C3%BCl&page_size=60': 10,
  '/api/product/list/?page_size=60&sort=price&in_stock=true': 8,
  '/api/product/detail/1/': 14,
  '/api/product/home-info/': 24,
  '/api/product/banners/': 2,
  '/api/product/about-us/': 2,
  '/api/product/categories/': 8,
  '/api/product/brands/': 8,
  '/api/product/ideas/': 3,
  '/api/product/idea/1/': 8,
  '/api/product/reviews/1/': 4,
  '/api/product/suggest/?q=gul': 8,
  '/api/product/privacy-policy/': 4,
  '/api/order/delivery-payment/': 6,
  '/api/order/slots/?place=1': 8,
};

test('public pages ask a fixed number of questions, however much they show', slowly, async () => {
  await using shop = await startShop({ seed: true });
  const countAll = async () => {
    const counts: Record<string, number> = {};
    for (const path of Object.keys(pages)) counts[path] = (await count(shop, path)).length;
    return counts;
  };
  // The first round computes what is cached per version of the catalogue.
  await countAll();
  const before = await countAll();
  for (const [path, limit] of Object.entries(pages)) expect(before[path], path).toBeLessThanOrEqual(limit);
  const category = await addCategory(shop);
  const pictures = await Promise.all([addPicture(shop), addPicture(shop)]);
  const options = Array.from({ length: 8 }, () => ({ price: 5_000, count: 3 }));
  let fat = 0;
  for (let n = 0; n < 12; n++)
    fat = (await addProduct(shop, { title: `Gül ${n}`, category, pictures, options })).id;
  await countAll();
  expect(await countAll()).toEqual(before);
  const ofFat = await count(shop, `/api/product/detail/${fat}/`);
  expect(ofFat.length).toBeLessThanOrEqual(before['/api/product/detail/1/'] ?? 0);
  const short = await count(shop, '/api/product/list/?page_size=1');
  expect(await count(shop, '/api/product/list/?page_size=59')).toHaveLength(short.length);
});

test(
  'an order of ten lines asks as often as an order of one, and so do cart, wishlist, lists and details',
  slowly,
  async () => {
    await using shop = await startShop({ seed: true });
    const { id: place } = await shop.ctx.db
      .selectFrom('place')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const products: MadeProduct[] = [];
    for (let n = 0; n < 10; n++)
      products.push(await addProduct(shop, { options: [{ price: 6_000, count: 90 }] }));
    const [one, ten] = [await addBuyer(shop, place), await addBuyer(shop, place)];
    const counts: Record<string, [number, number]> = {};
    const compare = async (
      name: string,
      path: (many: boolean) => string,
      asking: (many: boolean) => OutsiderRequest,
    ) => {
      const few = await count(shop, path(false), asking(false));
      const many = await count(shop, path(true), asking(true));
      counts[name] = [few.length, many.length];
    };
    const lines = (many: boolean) =>
      (many ? products : products.slice(0, 1)).map(({ id, option }) => ({
        product: id,
        option,
        quantity: 1,
      }));
    const order = (many: boolean): OutsiderRequest => ({
      token: (many ? ten : one).token,
      headers: { 'idempotency-key': freshKey() },
      body: {
        items: lines(many),
        address: (many ? ten : one).address,
        payment: 'CASH',
        delivery: 'STANDARD',
      },
    });
    const as = (many: boolean) => ({ token: (many ? ten : one).token });
    await ask(shop, '/api/order/order-create/', order(false));
    await compare('order-create', () => '/api/order/order-create/', order);
    await compare(
      'quote',
      () => '/api/order/quote/',
      (many) => ({ body: { items: lines(many), place } }),
    );
    for (let n = 0; n < 8; n++) await ask(shop, '/api/order/order-create/', order(true));
    await compare('order-list', () => '/api/order/order-list/', as);
    const newest = async (many: boolean) =>
      (await ask(shop, '/api/order/order-list/', as(many))).body.data[0].id as string;
    const ids = [await newest(false), await newest(true)];
    await compare('order-detail', (many) => `/api/order/order-detail/${ids[Number(many)]}/`, as);
    await compare(
      'cart',
      () => '/api/cart/',
      (many) => ({ ...as(many), method: 'PUT', body: { lines: lines(many) } }),
    );
    await compare(
      'wishlist',
      () => '/api/wishlist/',
      (many) => ({
        ...as(many),
        method: 'PUT',
        body: { products: lines(many).map(({ product }) => product) },
      }),
    );
    await compare('wishlist-list', () => '/api/wishlist/', as);
    await compare('address-list', () => '/api/auth/address-list/', as);
    await compare(
      'cancel',
      (many) => `/api/order/order-cancel/${ids[Number(many)]}/`,
      (many) => ({ ...as(many), method: 'POST' }),
    );
    for (const [name, [few, many]] of Object.entries(counts)) {
      expect(many, name).toBe(few);
      expect(few, name).toBeLessThanOrEqual(24);
    }
  },
);
