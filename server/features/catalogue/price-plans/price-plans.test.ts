import { expect, test } from 'vitest';
import type { PricePlanInput } from '#contract/catalogue/office-price-plans.ts';
import type { CallError } from '#contract/client.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { addCategory, addProduct } from '../../../../tests/support/shop/factories.ts';
import { asOwner } from '../../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { runPricePlans } from './run-price-plans.ts';

const minute = 60_000;

/**
 * A shop with a product in a category, a member of the catalogue staff, and a plan of 20 per cent for ten minutes,
 * starting in five.
 */
async function open(shop: TestShop) {
  const parent = await addCategory(shop);
  const category = await addCategory(shop, { parent });
  const rose = await addProduct(shop, {
    category,
    options: [{ price: 5_000 }, { price: 3_000, oldPrice: 3_500 }],
  });
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const now = shop.ctx.now().getTime();
  const plan = (more: Partial<PricePlanInput> = {}): PricePlanInput => ({
    ...{ title: { tm: 'Nowruz', ru: 'Новруз' }, percent: 20, products: [], categories: [parent] },
    startsAt: new Date(now + 5 * minute).toISOString(),
    endsAt: new Date(now + 15 * minute).toISOString(),
    ...more,
  });
  const prices = async () =>
    (await shop.api('GET /api/product/detail/:id/', { params: { id: rose.id } })).data.options.map(
      ({ price, oldPrice, priceUntil }) => [price, oldPrice, ...(priceUntil ? [priceUntil] : [])],
    );
  return { manager, office, rose, category, plan, prices };
}

async function optionsOf(shop: TestShop, product: number): Promise<[number, number]> {
  const { data } = await shop.api('GET /api/product/detail/:id/', { params: { id: product } });
  return data.options.map(({ id }) => id) as [number, number];
}

test('prices fall at the start and come back at the end, on pages and in lists', async () => {
  await using shop = await startShop();
  const { office, rose, plan, prices } = await open(shop);
  const { data } = await office('POST /api/office/price-plans/', { body: plan() });
  expect(data).toMatchObject({ state: 'planned', optionsCount: 0 });
  const before = [
    [5_000, null],
    [3_000, 3_500],
  ];
  await runPricePlans(shop.ctx);
  expect(await prices()).toEqual(before);

  shop.advance(300);
  await Promise.all([runPricePlans(shop.ctx), runPricePlans(shop.ctx)]);
  expect(await prices()).toEqual([
    [4_000, 5_000, data.endsAt],
    [2_400, 3_000, data.endsAt],
  ]);
  const query = { price_max: 2_500, discount: true };
  const found = await shop.api('GET /api/product/list/:search?', { params: {}, query });
  expect(found.data.map(({ id, defaultOption }) => [id, defaultOption?.priceUntil])).toEqual([
    [rose.id, data.endsAt],
  ]);

  shop.advance(600);
  await runPricePlans(shop.ctx);
  expect(await prices()).toEqual(before);
  expect((await office('GET /api/office/price-plans/')).data).toMatchObject([
    { state: 'over', optionsCount: 2 },
  ]);
});

test('a plan can name the price of each option instead of a percentage; the others keep theirs', async () => {
  await using shop = await startShop();
  const { manager, office, rose, plan, prices } = await open(shop);
  const [large, small] = await optionsOf(shop, rose.id);
  const named = (more: Partial<PricePlanInput> = {}) => {
    const own = { percent: null, prices: [{ option: large, price: 4_990 }], categories: [], products: [] };
    return plan({ ...own, ...more });
  };
  const create = (more: Partial<PricePlanInput>) =>
    office('POST /api/office/price-plans/', { body: named(more) });
  expect(await refusalOf(create({ prices: [] }))).toBe('request.invalid');
  expect(await refusalOf(create({ percent: 10 })), 'both').toBe('request.invalid');
  expect(await refusalOf(create({ prices: [{ option: 999_999, price: 1 }] }))).toBe('request.invalid');
  const { data } = await create({});
  expect(data).toMatchObject({ percent: null, products: [rose.id], prices: named().prices });
  expect(await refusalOf(create({ prices: [{ option: small, price: 1 }] })), 'overlaps').toBe(
    'record.conflict',
  );

  shop.advance(269);
  await confirm(shop, manager);
  await runPricePlans(shop.ctx);
  expect(await prices()).toEqual([
    [4_990, 5_000, data.endsAt],
    [3_000, 3_500],
  ]);
  const params = { id: data.id };
  const change = (more: Partial<PricePlanInput>) => {
    const { startsAt, endsAt } = data;
    return office('PUT /api/office/price-plans/:id/', { params, body: named({ startsAt, endsAt, ...more }) });
  };
  expect(await refusalOf(change({ prices: [{ option: large, price: 4_000 }] }))).toBe('record.conflict');
  expect((await change({ title: { tm: 'Bahar', ru: 'Весна' } })).data.prices).toEqual(named().prices);
  shop.advance(600);
  await runPricePlans(shop.ctx);
  expect(await prices()).toEqual([
    [5_000, null],
    [3_000, 3_500],
  ]);
});

test('a price that staff changed meanwhile stays theirs', async () => {
  await using shop = await startShop();
  const { office, rose, plan, prices } = await open(shop);
  await office('POST /api/office/price-plans/', { body: plan({ products: [rose.id], categories: [] }) });
  shop.advance(300);
  await runPricePlans(shop.ctx);
  const change = { kind: 'price' as const, by: 'set' as const, value: 2_000 };
  const { db } = shop.ctx;
  await office('POST /api/office/products/bulk/', { body: { ids: [rose.id], change } });
  await db
    .updateTable('product_option')
    .set({ price_tenge: 4_000, old_price_tenge: null })
    .where('id', '=', rose.option)
    .execute();
  shop.advance(600);
  await runPricePlans(shop.ctx);
  expect(await prices()).toMatchObject([
    [5_000, null],
    [2_000, 3_000],
  ]);
});

test('a second sale within thirty days shows the price of the first as the old one', async () => {
  await using shop = await startShop();
  const { office, plan, prices } = await open(shop);
  const now = shop.ctx.now().getTime();
  const at = (hours: number) => new Date(now + hours * 60 * minute).toISOString();
  await office('POST /api/office/price-plans/', { body: plan() });
  await office('POST /api/office/price-plans/', {
    body: plan({ percent: 50, startsAt: at(24), endsAt: at(48) }),
  });
  for (const seconds of [300, 600, 24 * 3_600]) {
    shop.advance(seconds);
    await runPricePlans(shop.ctx);
  }
  expect(await prices()).toEqual([
    [2_500, 4_000, at(48)],
    [1_500, 2_400, at(48)],
  ]);
});

test('overlapping plans never have a product in common, a running one can only be ended, and none is deleted after its start', async () => {
  await using shop = await startShop();
  const { manager, office, rose, plan } = await open(shop);
  const { data } = await office('POST /api/office/price-plans/', { body: plan() });
  const params = { id: data.id };
  const other = (more: Partial<PricePlanInput>) =>
    office('POST /api/office/price-plans/', { body: plan(more) });
  expect(await refusalOf(other({ products: [rose.id], categories: [] }))).toBe('record.conflict');
  const clash = await other({ products: [rose.id], categories: [] }).catch((error: CallError) => error.body);
  expect(clash, 'the other plan is named').toMatchObject({
    data: { plan: { id: data.id, title: plan().title } },
    message: expect.stringContaining(plan().title.ru) as string,
  });
  expect(await refusalOf(other({ categories: [] }))).toBe('request.invalid');
  expect(await refusalOf(other({ endsAt: plan().startsAt }))).toBe('request.invalid');
  shop.advance(269);
  await confirm(shop, manager);
  await runPricePlans(shop.ctx);
  const change = (more: Partial<PricePlanInput>) =>
    office('PUT /api/office/price-plans/:id/', {
      params,
      body: { ...plan(), startsAt: data.startsAt, endsAt: data.endsAt, ...more },
    });
  expect(await refusalOf(change({ percent: 30 }))).toBe('record.conflict');
  expect(await refusalOf(office('DELETE /api/office/price-plans/:id/', { params }))).toBe('record.in-use');
  const soon = new Date(shop.ctx.now().getTime() + 1_000).toISOString();
  expect((await change({ endsAt: soon })).data.endsAt).toBe(soon);
  shop.advance(1);
  await runPricePlans(shop.ctx);
  expect((await office('GET /api/office/price-plans/:id/', { params })).data.state).toBe('over');
});

test('a plan that cannot begin does not hold up the others', async () => {
  await using shop = await startShop();
  const { office, plan, prices } = await open(shop);
  const other = await addProduct(shop, { options: [{ price: 1_000 }] });
  const starting = { categories: [], products: [other.id], startsAt: shop.ctx.now().toISOString() };
  const body = plan(starting);
  const { data: broken } = await office('POST /api/office/price-plans/', { body });
  await office('POST /api/office/price-plans/', { body: plan() });
  await asOwner(
    shop.databaseUrl,
    `alter table price_plan add check (id <> ${broken.id} or state = 'planned')`,
  );
  shop.advance(300);
  await runPricePlans(shop.ctx);
  expect((await prices()).map(([price]) => price)).toEqual([4_000, 2_400]);
});
