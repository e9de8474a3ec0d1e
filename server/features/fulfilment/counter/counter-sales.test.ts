import { expect, test } from 'vitest';
import { freshKey } from '../../../../tests/support/people/buyers.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { createApi, refusalOf } from '../../../../tests/support/shop/api.ts';
import { addCertificate, addPromo, openCounter, stockOf } from '../../../../tests/support/shop/counter.ts';
import { addCategory, addProduct } from '../../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { freshPhone, startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { passerByPhone } from '#domain/customers/passer-by.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { listUsualGoods } from './list-usual-goods.ts';

type Sale = { quantity?: number; payment?: 'CASH' | 'TERMINAL' } & Record<string, unknown>;

/** A till with roses for 50.00, and the owner who looks at the books. */
async function openTill(shop: TestShop, count = 10) {
  const { rose, order, buyer, place } = await openCounter(shop, count);
  const seller = await hire(shop, 'packer');
  const owner = await hire(shop, 'owner');
  const sell = async ({ quantity = 1, ...more }: Sale = {}, key = freshKey()) => {
    const { data } = await seller.office('POST /api/office/counter-sales/', {
      headers: { 'idempotency-key': key },
      body: {
        items: [{ product: rose.id, option: rose.option, quantity }],
        payment: 'CASH',
        ...more,
      } as never,
    });
    return data;
  };
  const till = async () => (await seller.office('GET /api/office/counter-sales/')).data;
  const day = dayOf(shop.ctx.now());
  const close = async () => (await owner.office('GET /api/office/reports/day/', { query: { day } })).data;
  const sales = async (by: 'zone' | 'product' | 'staff') =>
    (await owner.office('GET /api/office/reports/sales/', { query: { from: day, to: day, by } })).data;
  return { rose, order, buyer, place, seller, owner, sell, till, close, sales };
}

test('a sale is delivered at once: day close, sales and stock agree to the tenge', async () => {
  await using shop = await startShop();
  const { rose, owner, sell, till, close, sales } = await openTill(shop);
  expect(await till()).toEqual({ till: 0, countedAt: null });
  const sold = await sell({ quantity: 3, given: 20_000 });
  expect(sold).toMatchObject({
    ...{ status: 'delivered', paymentStatus: 'paid', source: 'counter', paid: 15_000, courier: '' },
    ...{ delivery: { method: 'COUNTER', day: null }, address: null, customer: { phone: '', name: '' } },
    ...{ actions: [], taken: { kind: 'CASH', courierId: null, courier: '' } },
  });
  await sell({ payment: 'TERMINAL' });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 6, reserved: 0 });
  expect((await till()).till, 'not with a courier').toBe(15_000);
  expect(await close()).toMatchObject({
    ...{ cash: { taken: 15_000, back: 0 }, terminal: { taken: 5_000, back: 0 }, total: 20_000 },
    balances: [],
  });
  expect((await sales('zone')).rows).toEqual([
    { id: 'counter', title: { tm: 'Dükanda', ru: 'В магазине' }, orders: 2, units: null, sum: 20_000 },
  ]);
  expect((await sales('product')).rows).toMatchObject([{ units: 4, sum: 20_000 }]);
  expect((await sales('staff')).rows).toMatchObject([{ title: { tm: 'packer of the tests' }, orders: 2 }]);
  const board = (await owner.office('GET /api/office/board/')).data;
  expect([board.orders, board.undated]).toEqual([[], 0]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('of two tills at the last unit one sells it, the other is told how many are left', async () => {
  await using shop = await startShop();
  const { rose, sell } = await openTill(shop, 2);
  const both = await Promise.allSettled([sell({ quantity: 2 }), sell({ quantity: 2 })]);
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.body] : []));
  expect(refused).toMatchObject([
    { code: 'order.unavailable', data: [{ option: rose.option, requested: 2, available: 0 }] },
  ]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 0, reserved: 0 });
});

test('the same key sells once; what fails in the middle leaves nothing', async () => {
  await using shop = await startShop();
  const { rose, sell, till } = await openTill(shop);
  const key = freshKey();
  const [first, again] = await Promise.all([sell({}, key), sell({}, key)]);
  expect(again).toEqual(first);
  expect(await refusalOf(sell({ given: 4_999 })), 'seen after the goods were booked').toBe('request.invalid');
  expect(await refusalOf(sell({ expectedTotal: 4_000 }))).toBe('order.price-changed');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 9, reserved: 0 });
  expect((await till()).till).toBe(5_000);
  const orders = await shop.ctx.db.selectFrom('shop_order').select('status').execute();
  expect(orders).toEqual([{ status: 'delivered' }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('whoever tells no telephone gets no message, has no account and is in no list', async () => {
  await using shop = await startShop();
  const { owner, sell, buyer } = await openTill(shop);
  const sold = await sell();
  await confirm(shop, owner);
  await owner.office('POST /api/office/orders/:id/take-back/', {
    params: { id: sold.id },
    body: { note: 'solan' },
  });
  await shop.settle();
  expect(shop.sms(passerByPhone)).toEqual([]);
  const signIn = (username: string) => refusalOf(shop.api('POST /api/auth/sign-in/', { body: { username } }));
  expect(await signIn(passerByPhone)).toBe(await signIn('+99312345678'));
  const { data, page } = await owner.office('GET /api/office/customers/', { query: {} });
  expect([data.map(({ phone }) => phone), page.total]).toEqual([[buyer.phone], 1]);
  const find = async (q: string) => (await owner.office('GET /api/office/orders/', { query: { q } })).data;
  expect(await find('9930000')).toEqual([]);
  const { id } = sold.customer;
  expect(await refusalOf(owner.office('GET /api/office/customers/:id/', { params: { id } }))).toBe(
    'record.not-found',
  );
});

test('a telephone that was told has the sale among its orders', async () => {
  await using shop = await startShop();
  const { sell, buyer, order } = await openTill(shop);
  const api = createApi(shop.origin, buyer);
  await order();
  const sold = await sell({ phone: buyer.phone });
  const { data } = await api('GET /api/order/order-list/:query?');
  expect(data.map(({ status }) => status)).toEqual(['delivered', 'placed']);
  const { data: shown } = await api('GET /api/order/order-detail/:id/', { params: { id: sold.id } });
  expect(shown).toMatchObject({ delivery: { method: 'COUNTER', day: null }, address: null });
  expect(shown.actions).toEqual(['order-again', 'review']);
  expect(await refusalOf(sell({ phone: '12345678' }))).toBe('phone.invalid');
  expect(await refusalOf(sell({ phone: passerByPhone }))).toBe('phone.invalid');
  const other = await sell({ phone: freshPhone() });
  expect(other.customer.id).not.toBe(sold.customer.id);
});

test('codes pay as in an order by phone; those that count customers want a telephone', async () => {
  await using shop = await startShop();
  const { rose, seller, sell, till } = await openTill(shop);
  await addPromo(shop, 'ALL');
  await addPromo(shop, 'ONCE', { most_per_customer: 1 });
  await addPromo(shop, 'FIRST', { first_order_only: true });
  await addCertificate(shop, 'TEN-000000000000', 7_000);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const quote = (more: object) =>
    seller.office('POST /api/office/counter-sales/quote/', { body: { items, ...more } });
  const phone = freshPhone();
  for (const promo of ['ONCE', 'FIRST']) {
    expect(await refusalOf(quote({ promo }))).toBe('promo.not-for-this');
    expect(await refusalOf(sell({ promo }))).toBe('promo.not-for-this');
    expect((await quote({ promo, phone })).data.totals.total).toBe(4_500);
  }
  expect((await sell({ promo: 'ALL' })).totals).toMatchObject({ total: 4_500, promo: 500 });
  const certificates = ['TEN-000000000000'];
  const covered = await sell({ certificates });
  expect(covered).toMatchObject({ paymentStatus: 'paid', status: 'delivered', totals: { total: 0 } });
  expect((await sell({ certificates })).totals).toMatchObject({ certificate: 2_000, total: 3_000 });
  expect((await till()).till).toBe(4_500 + 3_000);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 7, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('goods come back and the money leaves the till; no customer orders what is sold in the shop', async () => {
  await using shop = await startShop();
  const { rose, owner, sell, till, close, sales, buyer } = await openTill(shop);
  const api = createApi(shop.origin, buyer);
  const sold = await sell({ quantity: 2 });
  await confirm(shop, owner);
  // As the dialog proposes it.
  const back = { lines: [{ position: 1, quantity: 1 }], restock: true };
  const handOut = sold.taken ? { handOut: sold.taken } : {};
  await owner.office('POST /api/office/orders/:id/refunds/', {
    params: { id: sold.id },
    body: { ...back, ...handOut, reason: 'returned-goods', note: 'döwük' },
  });
  expect((await till()).till).toBe(5_000);
  expect(await close()).toMatchObject({
    ...{ cash: { taken: 10_000, back: 5_000 }, terminal: { taken: 0, back: 0 }, total: 5_000, balances: [] },
  });
  expect((await sales('zone')).rows).toMatchObject([{ id: 'counter', orders: 1, sum: 5_000 }]);
  expect((await sales('product')).rows).toMatchObject([{ units: 1, sum: 5_000 }]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 9, reserved: 0 });
  const { data } = await owner.office('GET /api/office/orders/:id/', { params: { id: sold.id } });
  expect(data.actions).toEqual(['take-back', 'refund']);
  const asked = { items: [{ product: rose.id, option: rose.option, quantity: 1 }], payment: 'CASH' };
  const sent = api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': freshKey() },
    body: { ...asked, delivery: 'COUNTER' } as never,
  });
  expect(await refusalOf(sent)).toBe('request.invalid');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the shop sells for cash and at the terminal whatever its couriers may take; certificates it does not', async () => {
  await using shop = await startShop();
  const { owner, seller, sell } = await openTill(shop);
  await confirm(shop, owner);
  await owner.office('PUT /api/office/settings/', { body: { methods: ['ONLINE'], banks: ['HALK'] } });
  expect((await sell({ payment: 'TERMINAL' })).paid).toBe(5_000);
  const card = await addProduct(shop, { kind: 'certificate', options: [{ price: 10_000, count: 100 }] });
  const items = [{ product: card.id, option: card.option, quantity: 1 }];
  const sent = seller.office('POST /api/office/counter-sales/', { body: { items, payment: 'CASH' } });
  expect(await refusalOf(sent)).toBe('certificate.card-only');
});

test('the goods offered are those in stock that were sold most, of all or of a category; then popular ones', async () => {
  await using shop = await startShop();
  const { rose, seller, owner, sell, order } = await openTill(shop);
  const category = await addCategory(shop);
  const add = (count: number, popularity: number) =>
    addProduct(shop, { category, popularity, options: [{ price: 100, count }] });
  const [vase, popular, gone] = [await add(9, 0), await add(9, 50), await add(1, 0)];
  const of = ({ id: product, option }: typeof rose, quantity: number) => ({
    items: [{ product, option, quantity }],
  });
  await sell(of(vase, 3));
  await sell(of(gone, 1));
  await sell();
  const { data: cancelled } = await order({}, 5);
  await owner.office('POST /api/office/orders/:id/cancel/', {
    params: { id: cancelled.id },
    body: { note: 'x' },
  });
  const goods = async (query: { category?: number } = {}) => {
    const { data } = await seller.office('GET /api/office/counter-sales/goods/', { query });
    return data.map(({ id }) => id);
  };
  expect(await goods()).toEqual([vase.id, rose.id, popular.id]);
  expect(await goods({ category })).toEqual([vase.id, popular.id]);
});

test('where enough goods were sold of late, the popular ones are not read', async () => {
  await using shop = await startShop();
  const { sell } = await openTill(shop);
  const category = await addCategory(shop);
  const offered = async () => {
    let reads = 0;
    const db = shop.ctx.db.withPlugin({
      transformQuery: ({ node }) => ((reads += 1), node),
      transformResult: async ({ result }) => result,
    });
    const goods = await listUsualGoods({ ...shop.ctx, db }, category);
    return { reads, count: goods.length };
  };
  const items: object[] = [];
  for (let n = 0; n < 15; n++) {
    const { id: product, option } = await addProduct(shop, { category, options: [{ price: 100, count: 9 }] });
    items.push({ product, option, quantity: 1 });
  }
  const before = await offered();
  await sell({ items });
  const after = await offered();
  expect([before.count, after.count]).toEqual([15, 15]);
  expect(after.reads).toBeLessThan(before.reads);
});
