import { expect, test } from 'vitest';
import {
  addBrand,
  addCategory,
  addIdea,
  addOccasion,
  addProduct,
  addRecipient,
  setStock,
} from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { refreshInStock } from './refresh-in-stock.ts';

const list = async (shop: TestShop, query: Record<string, unknown> = {}, search?: string) =>
  shop.api('GET /api/product/list/:search?', {
    params: search === undefined ? {} : { search },
    query,
  });
const ids = async (shop: TestShop, query: Record<string, unknown> = {}) =>
  (await list(shop, query)).data.map(({ id }) => id);

test('an empty shop answers with an empty list', async () => {
  await using shop = await startShop();
  expect(await list(shop)).toMatchObject({
    data: [],
    page: { number: 1, size: 12, total: 0, pages: 0 },
    facets: { category: [], brand: [], price: { min: 0, max: 0 }, inStock: 0, discount: 0 },
    corrected: null,
  });
});

test('values of one filter are joined by OR, filters by AND, and a category includes its descendants', async () => {
  await using shop = await startShop();
  const flowers = await addCategory(shop);
  const roses = await addCategory(shop, { parent: flowers });
  const sweets = await addCategory(shop);
  const [one, other] = [await addBrand(shop, 'Bir'), await addBrand(shop, 'Iki')];
  const mother = await addRecipient(shop);
  const birthday = await addOccasion(shop);
  const rose = await addProduct(shop, { category: roses, brand: one, recipients: [mother] });
  const daisy = await addProduct(shop, { category: flowers, brand: other, occasions: [birthday] });
  const halva = await addProduct(shop, { category: sweets, brand: other });
  const inIdea = await addIdea(shop, { products: [halva.id, rose.id] });
  const asked = async (query: Record<string, unknown>) => (await ids(shop, query)).sort((a, b) => a - b);
  expect(await asked({ category: String(flowers) })).toEqual([rose.id, daisy.id]);
  expect(await asked({ category: String(roses) })).toEqual([rose.id]);
  expect(await asked({ category: `${roses},${sweets}` })).toEqual([rose.id, halva.id]);
  expect(await asked({ category: String(flowers), brand: String(other) })).toEqual([daisy.id]);
  expect(await asked({ brand: `${one},${other}` })).toEqual([rose.id, daisy.id, halva.id]);
  expect(await asked({ recipient: String(mother) })).toEqual([rose.id]);
  expect(await asked({ occasion: String(birthday) })).toEqual([daisy.id]);
  expect(await asked({ idea: String(inIdea) })).toEqual([rose.id, halva.id]);
  expect(await asked({ ids: `${halva.id},999999` })).toEqual([halva.id]);
});

test('counts of a filter ignore the filter itself and apply the others', async () => {
  await using shop = await startShop();
  const [flowers, sweets] = [await addCategory(shop), await addCategory(shop)];
  const [one, other] = [await addBrand(shop, 'Bir'), await addBrand(shop, 'Iki')];
  await addProduct(shop, { category: flowers, brand: one, options: [{ price: 100, oldPrice: 200 }] });
  await addProduct(shop, { category: flowers, brand: other, options: [{ price: 900, count: 0 }] });
  await addProduct(shop, { category: sweets, brand: one, options: [{ price: 500 }] });
  const all = await list(shop);
  expect(all.facets).toEqual({
    category: [
      { id: flowers, count: 2 },
      { id: sweets, count: 1 },
    ],
    brand: [
      { id: one, count: 2 },
      { id: other, count: 1 },
    ],
    occasion: [],
    recipient: [],
    price: { min: 100, max: 900 },
    inStock: 2,
    discount: 1,
    arrives: [
      { day: '2026-11-20', count: 0 },
      { day: '2026-11-21', count: 0 },
    ],
  });
  const narrowed = await list(shop, { brand: String(one), price_max: 100 });
  expect(narrowed.page.total).toBe(1);
  expect(narrowed.facets).toMatchObject({
    category: [{ id: flowers, count: 1 }],
    brand: [{ id: one, count: 1 }],
    price: { min: 100, max: 500 },
    inStock: 1,
  });
});

test('prices are limited from both ends, and a reversed range finds nothing', async () => {
  await using shop = await startShop();
  const cheap = await addProduct(shop, { options: [{ price: 100 }] });
  const dear = await addProduct(shop, { options: [{ price: 300 }] });
  expect(await ids(shop, { price_min: 100, price_max: 100 })).toEqual([cheap.id]);
  expect(await ids(shop, { price_min: 101 })).toEqual([dear.id]);
  expect((await list(shop, { price_min: 200, price_max: 100 })).page.total).toBe(0);
});

test('every order is stable, and ties are sorted by id', async () => {
  await using shop = await startShop();
  const make = (price: number, popularity: number, daysAgo: number) =>
    addProduct(shop, { options: [{ price }], popularity, daysAgo });
  const a = (await make(300, 5, 10)).id;
  const b = (await make(100, 9, 20)).id;
  const c = (await make(100, 9, 20)).id;
  expect(await ids(shop)).toEqual([a, c, b]);
  expect(await ids(shop, { sort: 'price' })).toEqual([b, c, a]);
  expect(await ids(shop, { sort: '-price' })).toEqual([a, c, b]);
  expect(await ids(shop, { sort: 'popular' })).toEqual([c, b, a]);
  expect(await ids(shop, { sort: 'relevance' }), 'nothing is searched, so the newest').toEqual([a, c, b]);
});

test('pages have twelve products, together each once, and a page beyond the end is empty', async () => {
  await using shop = await startShop();
  const category = await addCategory(shop);
  for (let n = 0; n < 25; n++) await addProduct(shop, { category });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(shop, { page })));
  expect(pages.map(({ data }) => data.length)).toEqual([12, 12, 1, 0]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(25);
  expect(pages[3]?.page).toEqual({ number: 4, size: 12, total: 25, pages: 3 });
  expect((await list(shop, { page: 100_000, page_size: 60 })).data).toEqual([]);
});

test('a card shows the cheapest option, counts available units, and offers an available option', async () => {
  await using shop = await startShop();
  const { id, options } = await addProduct(shop, {
    options: [
      { price: 500, count: 7, reserved: 2 },
      { price: 200, oldPrice: 250, count: 3, reserved: 3 },
      { price: 50, count: 100, archived: true },
    ],
  });
  const [card] = (await list(shop)).data;
  expect(card).toMatchObject({ id, price: 200, oldPrice: 250, count: 5, optionsCount: 2, rating: null });
  expect(card?.defaultOption).toMatchObject({ id: options[0], price: 500, count: 5 });
});

test('selling the last one shows at once on cards, and in the filter after the refresh', async () => {
  await using shop = await startShop();
  const { option } = await addProduct(shop, { options: [{ count: 1 }] });
  expect((await list(shop, { in_stock: true })).page.total).toBe(1);
  await setStock(shop, option, 1, 1);
  await refreshInStock(shop.ctx, [option]);
  shop.ctx.invalidation.publish();
  expect((await list(shop)).data[0]).toMatchObject({ count: 0, soonest: null });
  expect((await list(shop, { in_stock: true })).page.total).toBe(0);
  expect((await list(shop, { in_stock: false })).page.total).toBe(1);
});

test('drafts and archived products are in no list', async () => {
  await using shop = await startShop();
  await addProduct(shop, { status: 'draft' });
  await addProduct(shop, { status: 'archived' });
  const { id } = await addProduct(shop);
  expect(await ids(shop)).toEqual([id]);
});

test('an unchanged answer is not sent again', async () => {
  await using shop = await startShop();
  await addProduct(shop);
  const first = await shop.api.raw('/api/product/list/?sort=price');
  const tag = first.headers.get('etag');
  expect(first.status).toBe(200);
  expect(tag).toMatch(/^"/);
  const again = await shop.api.raw('/api/product/list?sort=price', {
    headers: { 'if-none-match': String(tag) },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await addProduct(shop);
  shop.ctx.invalidation.publish();
  const changed = await shop.api.raw('/api/product/list/?sort=price', {
    headers: { 'if-none-match': String(tag) },
  });
  expect(changed.status).toBe(200);
});

test('a product is new for fourteen days', async () => {
  await using shop = await startShop();
  await addProduct(shop, { daysAgo: 13 });
  await addProduct(shop, { daysAgo: 15 });
  expect((await list(shop)).data.map(({ isNew }) => isNew)).toEqual([true, false]);
});
