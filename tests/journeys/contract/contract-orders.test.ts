import assert from 'node:assert/strict';
import { test } from 'vitest';
import { addProduct } from '../../support/shop/factories.ts';
import { openMarket } from '../../support/people/market.ts';
import { ask, type Json } from '../../support/people/outsider.ts';

test('an order has every field of the contract, and its prices are the server’s', async () => {
  await using market = await openMarket();
  const { shop, home, product, item, newBuyer, order } = market;
  const buyer = await newBuyer();
  const { status, body } = await order(buyer, { items: [item(2)], comment: 'Gapyda' });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.response, typeof body.message], ['success', 'string']);
  const made = body.data;
  for (const name of [
    'id',
    'number',
    'createdAt',
    'status',
    'paymentStatus',
    'payment',
    'items',
    'totals',
    'delivery',
    'address',
    'gift',
    'timeline',
    'actions',
  ])
    assert.ok(name in made, name);
  assert.deepEqual([made.status, made.paymentStatus, made.payment], ['placed', 'unpaid', 'CASH']);
  assert.deepEqual(
    [made.items[0].price, made.items[0].total],
    [product.defaultOption.price, product.defaultOption.price * 2],
  );
  const { goods: sum, wrap, delivery, discount, total } = made.totals;
  assert.equal(sum, product.defaultOption.price * 2);
  assert.equal(delivery, sum >= home.freeFrom ? 0 : home.fee);
  assert.equal(total, sum + wrap + delivery - discount);
  assert.match(made.createdAt, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
  assert.ok(made.timeline.length >= 1 && made.timeline.every(({ at, event }: Json) => at && event));
  assert.ok(made.actions.includes('cancel') && !made.actions.includes('pay'));
  const shown = await ask(shop, `/api/order/order-detail/${made.id}/`, { token: buyer.token });
  assert.deepEqual(shown.body.data, made);
  const listed = await ask(shop, '/api/order/order-list/', { token: buyer.token });
  assert.deepEqual([listed.body.data[0].id, listed.body.page.total], [made.id, 1]);
});

test('an order that waits for its money says until when, and may be paid', async () => {
  await using market = await openMarket();
  const { newBuyer, order } = market;
  const { data } = (await order(await newBuyer(), { payment: 'ONLINE' })).body;
  assert.deepEqual([data.status, data.paymentStatus], ['awaiting-payment', 'unpaid']);
  assert.ok(data.actions.includes('pay') && Date.parse(data.expiresAt) > Date.parse(data.createdAt));
});

test('the key: needed, the same answer twice and one order, another body refused, many at once one order', async () => {
  await using market = await openMarket();
  const { keyed, newBuyer, order, countOrders } = market;
  const buyer = await newBuyer();
  const without = await order(buyer, {}, {} as never);
  assert.deepEqual([without.status, without.body.code], [400, 'idempotency.missing']);
  const first = await order(buyer, {}, keyed('k'));
  const again = await order(buyer, {}, keyed('k'));
  assert.equal(again.text, first.text);
  const other = await order(buyer, { comment: 'başga' }, keyed('k'));
  assert.deepEqual([other.status, other.body.code], [422, 'idempotency.mismatch']);
  const many = await Promise.all(
    Array.from({ length: 8 }, () => order(buyer, { comment: 'bir' }, keyed('many'))),
  );
  assert.equal(new Set(many.map(({ body }) => body.data?.id)).size, 1);
  assert.equal(await countOrders(buyer.token), 2);
});

test('short goods: HTTP 222, the sentence of the specification, every line that is short, nothing written', async () => {
  await using market = await openMarket();
  const { shop, product, item, keyed, newBuyer, order, countForSale, countOrders } = market;
  const buyer = await newBuyer();
  for (const lang of ['tk', 'ru']) {
    const { status, body } = await ask(shop, '/api/order/order-create/', {
      token: buyer.token,
      lang,
      headers: keyed(),
      body: { items: [item(1000)], address: buyer.address, payment: 'CASH', delivery: 'STANDARD' },
    });
    assert.deepEqual([status, body.response, body.message], [222, 'error', "Some products isn't exist"]);
    const { title, ...line } = body.data[0];
    assert.deepEqual(line, {
      product: product.id,
      option: product.defaultOption.id,
      requested: 1000,
      available: await countForSale(),
    });
    assert.ok(title.tm && title.ru);
  }
  const strange = await order(buyer, { items: [{ product: 999_999, option: 999_999, quantity: 1 }] });
  assert.equal(strange.status, 222);
  assert.equal(await countOrders(buyer.token), 0);
});

test('an order is limited by the stock of each option: quote and 222 tell what `count` says', async () => {
  await using market = await openMarket();
  const { shop, keyed, newBuyer, order } = market;
  const buyer = await newBuyer();
  const tree = await addProduct(shop, {
    options: [
      { price: 5_000, count: 26, reserved: 2 },
      { price: 5_000, count: 14 },
    ],
  });
  const options = tree.options.map((option) => ({ product: tree.id, option }));
  const countsNow = async (): Promise<number[]> =>
    (await ask(shop, `/api/product/detail/${tree.id}/`)).body.data.options.map(({ count }: Json) => count);
  const lines = (quantities: number[]) =>
    options.flatMap((one, at) => (quantities[at] ? [{ ...one, quantity: quantities[at] }] : []));
  for (const [quantities, isThere] of [
    [[10, 15], false],
    [[25, 14], false],
    [[6, 6], true],
    [[18, 0], true],
    [[1, 8], false],
    [[0, 8], true],
  ] as const) {
    const before = await countsNow();
    const items = lines([...quantities]);
    const told = items.map(({ option }) => before[options.findIndex((one) => one.option === option)]);
    const quote = (await ask(shop, '/api/order/quote/', { body: { items } })).body.data;
    assert.deepEqual(
      quote.lines.map(({ available }: Json) => available),
      told,
    );
    const { status, body } = await order(buyer, { items }, keyed());
    assert.equal(status, isThere ? 200 : 222, JSON.stringify([quantities, body]));
    const short = items.flatMap((item, at) =>
      item.quantity > told[at]! ? [[item.option, item.quantity, told[at]]] : [],
    );
    const said = (list: Json[]) =>
      list.map(({ option, requested, available }) => [option, requested, available]);
    assert.deepEqual(said(quote.unavailable), short);
    if (!isThere) assert.deepEqual(said(body.data), short);
  }
  assert.deepEqual(await countsNow(), [0, 0]);
});

test('somebody else’s order and address are not found', async () => {
  await using market = await openMarket();
  const { shop, newBuyer, order } = market;
  const [buyer, stranger] = [await newBuyer(), await newBuyer()];
  const { id } = (await order(buyer, { payment: 'ONLINE' })).body.data;
  const paths = [`order-detail/${id}/`, `payment/${id}/?bank=HALK`, `check-payment/${id}/?bank=HALK`];
  for (const path of paths) {
    const { status, body } = await ask(shop, `/api/order/${path}`, { token: stranger.token });
    assert.deepEqual([status, body.code], [404, 'order.not-found'], path);
  }
  const cancelled = await ask(shop, `/api/order/order-cancel/${id}/`, {
    method: 'POST',
    token: stranger.token,
  });
  assert.equal(cancelled.status, 404);
  const { status, body } = await order(stranger, { address: buyer.address });
  assert.deepEqual([status, body.code], [404, 'address.not-found']);
});

test('a cancelled order says so in its timeline, gives its goods back and offers other actions', async () => {
  await using market = await openMarket();
  const { shop, newBuyer, order, countForSale } = market;
  const buyer = await newBuyer();
  const before = await countForSale();
  const { id } = (await order(buyer)).body.data;
  assert.equal(await countForSale(), before - 1);
  const { status, body } = await ask(shop, `/api/order/order-cancel/${id}/`, {
    method: 'POST',
    token: buyer.token,
  });
  assert.deepEqual([status, body.data.status], [200, 'cancelled']);
  assert.ok(body.data.timeline.some(({ event }: Json) => event === 'cancelled'));
  assert.deepEqual(body.data.actions, ['order-again']);
  assert.equal(await countForSale(), before);
});

test('the list of orders: newest first, by status, by query or by path', async () => {
  await using market = await openMarket();
  const { shop, newBuyer, order } = market;
  const buyer = await newBuyer();
  const [first, second] = [
    (await order(buyer)).body.data.id,
    (await order(buyer, { payment: 'ONLINE' })).body.data.id,
  ];
  const idsAt = async (path: string) =>
    (await ask(shop, `/api/order/order-list/${path}`, { token: buyer.token })).body.data.map(
      ({ id }: Json) => id,
    );
  assert.deepEqual(await idsAt(''), [second, first]);
  assert.deepEqual(await idsAt('?status=placed'), [first]);
  assert.deepEqual(await idsAt('?page=2&page_size=1'), [first]);
  assert.deepEqual(await idsAt('page=2&page_size=1'), [first]);
  assert.deepEqual(await idsAt('?status=delivered'), []);
  const refused = await ask(shop, '/api/order/order-list/?status=lost', { token: buyer.token });
  assert.deepEqual([refused.status, refused.body.fields[0].path], [400, 'status']);
});

test('any whole quantity is understood: what the shop does not have is 222 with what there is, up to 2,147,483,647', async () => {
  await using market = await openMarket();
  const { shop, newBuyer } = market;
  const buyer = await newBuyer();
  const { token } = buyer;
  const item = (quantity: number) => ({ ...market.item(1), quantity });
  const order = (items: unknown[]) =>
    ask(shop, '/api/order/order-create/', {
      method: 'POST',
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { items, address: buyer.address, payment: 'CASH', delivery: 'STANDARD' },
    });
  const most = 2_147_483_647;
  for (const quantity of [1001, 9999, most]) {
    const { status, body } = await order([item(quantity)]);
    assert.equal(status, 222, JSON.stringify(body));
    assert.equal(body.data[0].requested, quantity);
    assert.ok(body.data[0].available > 0 && body.data[0].available < 1000);
  }
  const many = Array.from({ length: 100 }, () => item(most));
  const { status, body } = await order(many);
  assert.deepEqual([status, body.data[0].requested], [222, 100 * most]);
  for (const quantity of [0, most + 1, 0.5]) assert.equal((await order([item(quantity)])).status, 400);

  const quote = await ask(shop, '/api/order/quote/', { method: 'POST', body: { items: many } });
  assert.equal(quote.status, 200, JSON.stringify(quote.body));
  assert.deepEqual(
    [quote.body.data.lines[0].quantity, quote.body.data.totals.goods],
    [100 * most, 1_000_000_000_000],
  );
  const line = { product: item(1).product, option: item(1).option, quantity: most };
  const cart = await ask(shop, '/api/cart/', { method: 'PUT', token, body: { lines: [line] } });
  assert.deepEqual([cart.status, cart.body.data], [200, [line]]);
});
