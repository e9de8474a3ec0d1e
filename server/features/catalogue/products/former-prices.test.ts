import { expect, test } from 'vitest';
import type { OfficeProduct, ProductInput } from '#contract/catalogue/office.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { runPricePlans } from '../price-plans/run-price-plans.ts';

const day = 86_400;

/** A product of 50 manat, and price changes by staff. */
async function open(shop: TestShop) {
  const rose = await addProduct(shop, { options: [{ price: 5_000 }] });
  let { office } = await hire(shop, 'editor');
  const params = { id: rose.id };
  // Signs in again, because no session lasts for days.
  const pass = async (days: number) => {
    shop.advance(days * day);
    ({ office } = await hire(shop, 'editor'));
  };
  const read = async () => (await office('GET /api/office/products/:id/', { params })).data;
  const type = async (price: number, more: Partial<ProductInput> = {}) => {
    const body = inputOf(await read(), price);
    await office('PUT /api/office/products/:id/', { params, body: { ...body, ...more } });
  };
  const bulk = (value: number) =>
    office('POST /api/office/products/bulk/', {
      body: { ids: [rose.id], change: { kind: 'price', by: 'percent', value, showOld: true } },
    });
  const sale = async (percent: number) => {
    const manager = await hire(shop, 'manager');
    await confirm(shop, manager);
    const now = shop.ctx.now().getTime();
    const [startsAt, endsAt] = [now, now + day * 1000].map((at) => new Date(at).toISOString());
    const of = { title: { tm: 'Nowruz', ru: 'Новруз' }, percent, products: [rose.id], categories: [] };
    await manager.office('POST /api/office/price-plans/', { body: { ...of, startsAt, endsAt } as never });
    await runPricePlans(shop.ctx);
  };
  const shown = async () => {
    const { data } = await shop.api('GET /api/product/detail/:id/', { params });
    return data.options.map(({ price, oldPrice }) => [price, oldPrice])[0];
  };
  const former = async () => (await read()).options[0]?.formerPrices?.map(({ price }) => price);
  return { pass, type, bulk, sale, shown, former };
}

function inputOf(product: OfficeProduct, price: number): ProductInput {
  const { title, description, status, category } = product;
  const options = product.options.map(({ id, sku, ...option }) => ({ id, sku, title: option.title, price }));
  return { title, description, status, category, options };
}

test('the old price of a sale is the lowest of thirty days, even if staff changed it by hand', async () => {
  await using shop = await startShop();
  const { pass, type, bulk, sale, shown, former } = await open(shop);
  await type(4_500);
  await pass(5);
  await bulk(20);
  expect(await former()).toEqual([4_500, 5_000]);
  await pass(5);
  await sale(20);
  expect(await shown()).toEqual([4_320, 4_500]);
  await pass(1);
  await runPricePlans(shop.ctx);
  expect(await shown()).toEqual([5_400, null]);
  expect(await former()).toEqual([4_320, 5_400, 4_500, 5_000]);
  await pass(31);
  await sale(20);
  expect(await shown(), 'what was cheap two months ago no longer counts').toEqual([4_320, 5_400]);
});

test('a reduction of many products shows the lowest price of thirty days as the old one', async () => {
  await using shop = await startShop();
  const { pass, type, bulk, shown } = await open(shop);
  await type(4_000);
  await pass(1);
  await type(6_000);
  await pass(1);
  await bulk(-40);
  expect(await shown()).toEqual([3_600, 4_000]);
});

test('an unpublished price and an unchanged one are not recorded', async () => {
  await using shop = await startShop();
  const { type, former } = await open(shop);
  await type(5_000);
  expect(await former()).toEqual([]);
  await type(5_000, { status: 'draft' });
  await type(1_000);
  await type(5_000, { status: 'published' });
  expect(await former()).toEqual([]);
});
