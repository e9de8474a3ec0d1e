import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApi, refusalOf } from '../../../tests/support/shop/api.ts';
import { freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { addWrap, openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { howOften, timeoutFor } from '../../../tests/support/shop/how-often.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { tellFigures } from '../../../lab/prove/tell-figures.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const quantities = [
  0,
  -1,
  1e9,
  0.5,
  '2',
  null,
  2 ** 53,
  Number.MAX_VALUE,
  true,
  [],
  {},
  '1e3',
  ' 1',
  -0,
  1001,
  2 ** 31,
];
const extras: readonly object[] = [
  { price: 1 },
  { total: 1 },
  { discount: 999_999 },
  { status: 'paid' },
  { paymentStatus: 'paid' },
  { user_id: 1 },
  { customer_id: 1 },
  { customer: { id: 1 } },
  { ['__proto__']: { total: 1 } },
  { constructor: 1 },
  { totals: { total: 0 } },
  { deliveryFee: 0 },
];

test('hostile carts write no order and break nothing', {
  timeout: timeoutFor('hostileCarts', 300),
}, async () => {
  await using shop = await startShop();
  const { buyer, rose } = await openCounter(shop, 1_000);
  const api = createApi(shop.origin, { token: buyer.token });
  const line = { product: rose.id, option: rose.option, quantity: 1 };
  const good = orderInputFor(buyer, [line]);
  const hostile = fc.oneof(
    fc.constantFrom(...quantities).map((quantity) => ({ ...good, items: [{ ...line, quantity }] })),
    fc.constantFrom(...extras).map((more) => ({ ...good, ...more })),
    fc.constantFrom(...extras).map((more) => ({ ...good, items: [{ ...line, ...more, x: 1 }] })),
    fc.jsonValue().map((items) => ({ ...good, items })),
    fc.jsonValue().map((gift) => ({ ...good, gift: { gift } })),
    fc.jsonValue().map((address) => ({ ...good, address: [address] })),
    fc.constantFrom('', 'FREE', 'online', 'ONLINE ', 1).map((payment) => ({ ...good, payment })),
    fc.constantFrom('SLOT', 'PIGEON', 'express').map((delivery) => ({ ...good, delivery })),
    fc.constantFrom(-1, 0.5, '7000', 2 ** 53).map((expectedTotal) => ({ ...good, expectedTotal })),
    fc.jsonValue(),
  );
  const carts = howOften('hostileCarts');
  for (const body of fc.sample(hostile, { numRuns: carts, seed: 6 })) {
    const text = JSON.stringify(body) ?? '';
    const reply = await api.raw('/api/order/order-create/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': freshKey() },
      body: text,
    });
    expect([222, 400, 422], `${reply.status} for ${text.slice(0, 300)}`).toContain(reply.status);
    await reply.arrayBuffer();
  }
  expect(await shop.ctx.db.selectFrom('shop_order').selectAll().execute()).toEqual([]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 1_000, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  tellFigures('B6', { carts });
});

test('over HTTP: created, refused with 222, shown, listed and cancelled', async () => {
  await using shop = await startShop();
  const { buyer, rose } = await openCounter(shop, 2);
  await addWrap(shop, 1_000);
  const api = createApi(shop.origin, { token: buyer.token, lang: 'ru' });
  const create = (quantity: number, key = freshKey()) =>
    api.raw('/api/order/order-create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity }])),
    });

  const short = await create(3);
  expect(short.status).toBe(222);
  expect(short.headers.get('cache-control')).toBe('no-store');
  expect(await short.json()).toMatchObject({
    response: 'error',
    code: 'order.unavailable',
    message: "Some products isn't exist",
    data: [{ product: rose.id, option: rose.option, requested: 3, available: 2 }],
  });

  const key = freshKey();
  const first = await (await create(2, key)).text();
  expect(await (await create(2, key)).text(), 'the same answer, letter for letter').toBe(first);
  const { data, message } = JSON.parse(first);
  expect(message).toBe('Заказ принят');

  const id: string = data.id;
  expect((await api('GET /api/order/order-detail/:id/', { params: { id } })).data).toEqual(data);
  const list = await api('GET /api/order/order-list/:query?', { params: { query: 'page=1&status=placed' } });
  expect(list).toMatchObject({ data: [{ id, itemsCount: 2 }], page: { number: 1, total: 1 } });
  const plain = await api('GET /api/order/order-list/:query?', { params: {}, query: { page: 2 } });
  expect(plain).toMatchObject({ data: [], page: { number: 2, total: 1, pages: 1 } });

  const cancelled = await api('POST /api/order/order-cancel/:id/', { params: { id } });
  expect(cancelled).toMatchObject({ data: { status: 'cancelled' }, message: 'Заказ отменён' });
  expect(await refusalOf(api('POST /api/order/order-cancel/:id/', { params: { id } }))).toBe(
    'order.action-refused',
  );
  await shop.settle();
  expect(shop.sms().map(({ text }) => text)).toEqual(['Sowgat: заказ S-100001 принят, 120 TMT']);
});
