import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { BulkInput } from '#contract/catalogue/office.ts';
import { addCategory, addPicture, addProduct } from '../../../../tests/support/shop/factories.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const both = (tm: string, ru = tm) => ({ tm, ru });

async function inputFor(shop: TestShop, sku = 'ROSE-1') {
  const category = await addCategory(shop);
  return {
    title: both('Gül', 'Роза'),
    description: both('Gyzyl', 'Красная'),
    status: 'published' as const,
    category,
    pictures: [await addPicture(shop)],
    options: [{ title: both(''), sku, price: 12_000, onHand: 7 }],
  };
}

test('a product that staff publish is in the shop at once, with its initial stock', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const input = await inputFor(shop);
  const { data } = await office('POST /api/office/products/', { body: input });
  expect(data).toMatchObject({ price: 12_000, lacks: [], options: [{ sku: 'ROSE-1', onHand: 7, free: 7 }] });
  const seen = await shop.api('GET /api/product/detail/:id/', { params: { id: data.id } });
  expect(seen.data).toMatchObject({ title: input.title, price: 12_000, count: 7 });
  for (const query of [{ q: 'роза' }, { in_stock: true }]) {
    const list = await shop.api('GET /api/product/list/:search?', { params: {}, query });
    expect(list.data.map(({ id }) => id)).toEqual([data.id]);
  }
  const found = await office('GET /api/office/products/', { query: { q: 'rose-1' } });
  expect(found.data.map(({ id }) => id)).toEqual([data.id]);
});

test('saving keeps the options that are listed, archives the others, and swaps SKUs', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const input = await inputFor(shop);
  const option = (sku: string, price: number) => ({ title: both(sku), sku, price });
  const made = await office('POST /api/office/products/', {
    body: { ...input, options: [option('A', 100), option('B', 200), option('C', 50)] },
  });
  const [a, b, c] = made.data.options.map(({ id }) => id);
  if (!a || !b || !c) throw new Error('three options were made');
  const body = {
    ...input,
    options: [{ id: b, ...option('A', 200) }, { id: a, ...option('B', 100) }, option('D', 300)],
    seen: made.data.updatedAt,
  };
  shop.advance(1);
  const { data } = await office('PUT /api/office/products/:id/', { params: { id: made.data.id }, body });
  const brief = data.options.map(({ id, sku, isArchived }) => ({ id, sku, isArchived }));
  expect(brief).toContainEqual({ id: b, sku: 'A', isArchived: false });
  expect(brief).toContainEqual({ id: a, sku: 'B', isArchived: false });
  expect(brief).toContainEqual({ id: c, sku: 'C', isArchived: true });
  expect(data.price).toBe(100);
  const stale = () => office('PUT /api/office/products/:id/', { params: { id: data.id }, body });
  const refusal = (by: string) => ({ body: { code: 'record.conflict', data: { by } } });
  await expect(stale(), 'by whom it was saved').rejects.toMatchObject(refusal('owner of the tests'));
  shop.advance(1);
  const change = { kind: 'status', status: 'published' } as const;
  await office('POST /api/office/products/bulk/', {
    body: { ids: [data.id, (await addProduct(shop)).id], change },
  });
  await expect(stale(), 'among many').rejects.toMatchObject(refusal(''));
});

test('constraint violations become refusals: a taken SKU, an unknown picture, a foreign option, an untrue old price', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const input = await inputFor(shop, 'TAKEN');
  const other = await addProduct(shop);
  const save = (part: object) =>
    refusalOf(office('POST /api/office/products/', { body: { ...input, ...part } }));
  expect(await save({})).toBe('accepted');
  expect(await save({})).toBe('record.conflict');
  expect(await save({ options: [{ title: both(''), sku: 'taken', price: 100 }] })).toBe('record.conflict');
  const options = (part: object) => [{ title: both(''), sku: 'NEW', price: 100, ...part }];
  expect(await save({ options: options({}), pictures: ['nowhere'] })).toBe('picture.invalid');
  expect(await save({ options: options({ id: other.option }) })).toBe('request.invalid');
  expect(await save({ options: options({ oldPrice: 100 }) })).toBe('request.invalid');
  expect(await save({ options: options({ price: 0 }) }), 'published for nothing').toBe('request.invalid');
  expect(await save({ options: options({ price: 0 }), status: 'draft' })).toBe('accepted');
  expect(await save({ options: options({}), category: 999_999 })).toBe('request.invalid');
});

test('an archived product leaves the shop; a duplicate is a draft without stock', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { id } = await addProduct(shop, { title: 'Çaý', options: [{ count: 5 }] });
  const copy = await office('POST /api/office/products/:id/duplicate/', { params: { id } });
  expect(copy.data).toMatchObject({ status: 'draft', title: both('Çaý'), options: [{ onHand: 0 }] });
  const preview = await office('GET /api/office/products/:id/preview/', { params: { id: copy.data.id } });
  expect(preview.data).toMatchObject({ title: both('Çaý'), count: 0 });
  await office('DELETE /api/office/products/:id/', { params: { id } });
  const detail = (one: number) =>
    refusalOf(shop.api('GET /api/product/detail/:id/', { params: { id: one } }));
  expect(await detail(id)).toBe('product.not-found');
  expect(await detail(copy.data.id)).toBe('product.not-found');
});

test('a duplicate has SKUs of its own, also where long ones begin alike', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { id } = await addProduct(shop, { options: [{}, {}] });
  const sku = sql<string>`'ROSE-GYZYL-60-SM-UZYN-SAPAKLY-GUL-' || id`;
  await shop.ctx.db.updateTable('product_option').set({ sku }).where('product_id', '=', id).execute();
  const { data } = await office('POST /api/office/products/:id/duplicate/', { params: { id } });
  expect(new Set(data.options.map((option) => option.sku)).size).toBe(2);
});

test('bulk changes: prices, status, category and stock; what cannot be changed is reported and skipped', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const cheap = await addProduct(shop, { options: [{ price: 50, count: 3, reserved: 2 }] });
  const dear = await addProduct(shop, {
    options: [
      { price: 10_000, count: 3 },
      { price: 20_000, count: 3 },
    ],
  });
  const category = await addCategory(shop);
  const ids = [cheap.id, dear.id, 999_999];
  const bulk = async (change: Parameters<typeof bulkBody>[1]) =>
    (await office('POST /api/office/products/bulk/', { body: bulkBody(ids, change) })).data;
  const lost = { id: 999_999, why: 'not-found' };
  expect(await bulk({ kind: 'price', by: 'percent', value: -10, roundTo: 100, showOld: true })).toEqual({
    changed: 1,
    skipped: [lost, { id: cheap.id, why: 'price' }],
  });
  expect(await bulk({ kind: 'stock', delta: -2, reason: 'döwüldi' })).toEqual({
    changed: 1,
    skipped: [lost, { id: cheap.id, why: 'reserved' }],
  });
  expect((await bulk({ kind: 'category', category })).changed).toBe(2);
  const { data } = await office('GET /api/office/products/:id/', { params: { id: dear.id } });
  expect(data).toMatchObject({ category, categories: [category], price: 9_000, oldPrice: 10_000 });
  expect(data.options.map(({ onHand }) => onHand)).toEqual([1, 1]);
  expect((await bulk({ kind: 'status', status: 'draft' })).changed).toBe(2);
  await shop.ctx.db
    .updateTable('product_option')
    .set({ price_tenge: 0 })
    .where('product_id', '=', cheap.id)
    .execute();
  expect(await bulk({ kind: 'status', status: 'published' }), 'nothing is published for nothing').toEqual({
    changed: 1,
    skipped: [lost, { id: cheap.id, why: 'price' }],
  });
  await bulk({ kind: 'status', status: 'draft' });
  expect((await shop.api('GET /api/product/list/:search?', { params: {} })).data).toEqual([]);
});

function bulkBody(ids: number[], change: BulkInput['change']) {
  return { ids, change };
}

test('stock changes by a delta with a reason, never below what is reserved, and its history shows every change', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { option, id } = await addProduct(shop, { options: [{ count: 5, reserved: 3 }] });
  const move = (kind: 'receive' | 'correct', delta: number) =>
    office('POST /api/office/stock/:id/', {
      params: { id: option },
      body: { kind, delta, reason: 'sanadyk' },
    });
  expect((await move('receive', 10)).data).toMatchObject({ onHand: 15, reserved: 3, free: 12 });
  expect(await refusalOf(move('correct', -13))).toBe('record.conflict');
  expect(await refusalOf(move('receive', -1))).toBe('request.invalid');
  expect((await move('correct', -12)).data.free).toBe(0);
  const low = await office('GET /api/office/stock/', { query: { below: 0 } });
  expect(low.data.map((row) => row.id)).toEqual([option]);
  const { data } = await office('GET /api/office/stock/:id/movements/', { params: { id: option } });
  expect(data.slice(0, 2).map(({ kind, onHandDelta, reason }) => [kind, onHandDelta, reason])).toEqual([
    ['correct', -12, 'sanadyk'],
    ['receive', 10, 'sanadyk'],
  ]);
  const shown = await shop.api('GET /api/product/list/:search?', { params: {}, query: { in_stock: true } });
  expect(shown.data.map((card) => card.id)).not.toContain(id);
});

test('lists of missing data: a translation, a picture, a price', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  const bare = await addProduct(shop, { title: { tm: 'Diňe türkmençe', ru: '' }, options: [{ price: 0 }] });
  await addProduct(shop, { pictures: [await addPicture(shop)] });
  expect((await office('GET /api/office/gaps/')).data).toEqual({ translation: 1, picture: 1, price: 1 });
  for (const lacks of ['translation', 'picture', 'price'] as const) {
    const { data } = await office('GET /api/office/products/', { query: { lacks } });
    expect(data.map(({ id }) => id)).toEqual([bare.id]);
  }
});

test('a scanned barcode finds the product and its stock, and a copy has no barcode', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const input = await inputFor(shop);
  const options = input.options.map((option) => ({
    ...{ ...option, barcode: '4607001234567' },
    unit: 'bunch' as const,
  }));
  const { data } = await office('POST /api/office/products/', { body: { ...input, options } });
  expect(data.options).toMatchObject([{ barcode: '4607001234567', unit: 'bunch' }]);
  const query = { q: ' 4607001234567 ' };
  const found = await office('GET /api/office/products/', { query });
  expect(found.data.map(({ id }) => id)).toEqual([data.id]);
  expect((await office('GET /api/office/stock/', { query })).data).toMatchObject([{ sku: 'ROSE-1' }]);
  expect((await office('GET /api/office/stock/', { query: { q: '460700123456' } })).data).toEqual([]);
  const copy = await office('POST /api/office/products/:id/duplicate/', { params: { id: data.id } });
  expect(copy.data.options).toMatchObject([{ barcode: null }]);
  const wrong = { ...input, options: [{ title: both(''), sku: 'ROSE-2', price: 100, barcode: '4,6E+12' }] };
  expect(await refusalOf(office('POST /api/office/products/', { body: wrong }))).toBe('request.invalid');
});
