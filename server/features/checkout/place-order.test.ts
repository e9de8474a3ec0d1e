import { expect, test } from 'vitest';
import { addBuyer, freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';

test('a cart becomes an order with the prices of the shop', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ price: 5_000, count: 10 }] });
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 3 }]);

  const { data } = await placeOrder(shop.ctx, buyer, input, freshKey());

  expect(data).toMatchObject({
    number: 'S-100001',
    status: 'placed',
    paymentStatus: 'unpaid',
    totals: { goods: 15_000, wrap: 0, delivery: 2_000, discount: 0, total: 17_000 },
    actions: ['cancel'],
    timeline: [{ event: 'ordered' }],
    delivery: { method: 'STANDARD', day: '2026-11-20' },
    address: { fullname: 'Aýna Myradowa', region: 'AG', place },
  });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a card order waits for its money for 25 minutes', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }], {
    payment: 'ONLINE',
  });

  const { data } = await placeOrder(shop.ctx, buyer, input, freshKey());

  expect(data).toMatchObject({
    status: 'awaiting-payment',
    paymentStatus: 'unpaid',
    actions: ['pay', 'cancel'],
    expiresAt: new Date(shop.ctx.now().getTime() + 25 * 60_000).toISOString(),
  });
});

test('a cart that cannot be filled reports every short line and writes nothing', async () => {
  await using shop = await startShop();
  const { db, now } = shop.ctx;
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ count: 2 }] });
  const tulip = await addProduct(shop, { options: [{ count: 5 }] });
  const gone = await addProduct(shop, { status: 'archived' });
  const free = await addProduct(shop, { options: [{ price: 0, count: 9 }] });
  const key = freshKey();
  const items = [
    { product: rose.id, option: rose.option, quantity: 2 },
    { product: rose.id, option: rose.option, quantity: 1 },
    { product: tulip.id, option: tulip.option, quantity: 5 },
    { product: gone.id, option: gone.option, quantity: 1 },
    { product: free.id, option: free.option, quantity: 1 },
    { product: 999_999, option: 999_999, quantity: 1 },
  ];

  await expect(placeOrder(shop.ctx, buyer, orderInputFor(buyer, items), key)).rejects.toMatchObject({
    code: 'order.unavailable',
    facts: {
      data: [
        { option: rose.option, requested: 3, available: 2 },
        { option: gone.option, requested: 1, available: 0 },
        { option: free.option, requested: 1, available: 0 },
        { option: 999_999, requested: 1, available: 0, title: { tm: 'Haryt', ru: 'Товар' } },
      ],
    },
  });
  for (const table of ['shop_order', 'kept_answer', 'order_event'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), `${table} is empty`).toEqual([]);
  expect(await findBreaches(db)).toEqual([]);

  await db.transaction().execute((trx) =>
    adjustOneStock(trx, {
      option: rose.option,
      delta: 1,
      kind: 'receive',
      reason: 'täze güller',
      at: now(),
    }),
  );
  const placed = await placeOrder(shop.ctx, buyer, orderInputFor(buyer, items.slice(0, 3)), key);
  expect(placed.data.items, 'the key is still free').toHaveLength(2);
});

test('an option is sold under its own product only, to the last unit of each', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ count: 50 }, { count: 50 }] });
  const tulip = await addProduct(shop, { options: [{ count: 50 }] });
  const [red = 0, white = 0] = rose.options;

  const stranger = orderInputFor(buyer, [{ product: tulip.id, option: red, quantity: 1 }]);
  await expect(placeOrder(shop.ctx, buyer, stranger, freshKey())).rejects.toMatchObject({
    facts: { data: [{ product: tulip.id, option: red, requested: 1, available: 0 }] },
  });
  const all = (ofWhite: number) =>
    orderInputFor(buyer, [
      { product: rose.id, option: red, quantity: 50 },
      { product: rose.id, option: white, quantity: ofWhite },
    ]);
  await expect(placeOrder(shop.ctx, buyer, all(51), freshKey())).rejects.toMatchObject({
    facts: { data: [{ option: white, requested: 51, available: 50 }] },
  });
  const { data } = await placeOrder(shop.ctx, buyer, all(50), freshKey());
  expect(data.items.map(({ quantity }) => quantity)).toEqual([50, 50]);
});

test('a price other than the one the customer saw is reported, not charged', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ price: 5_000 }] });
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const key = freshKey();

  await expect(
    placeOrder(shop.ctx, buyer, orderInputFor(buyer, items, { expectedTotal: 6_999 }), key),
  ).rejects.toMatchObject({
    code: 'order.price-changed',
    facts: { data: { totals: { goods: 5_000, delivery: 2_000, total: 7_000 } } },
  });
  expect(await shop.ctx.db.selectFrom('shop_order').selectAll().execute()).toEqual([]);
  const { data } = await placeOrder(
    shop.ctx,
    buyer,
    orderInputFor(buyer, items, { expectedTotal: 7_000 }),
    key,
  );
  expect(data.totals.total).toBe(7_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a key is required, and it belongs to one body', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
  const key = freshKey();

  for (const bad of [undefined, '', 'x'.repeat(201), 'with space in it'])
    await expect(placeOrder(shop.ctx, buyer, input, bad)).rejects.toMatchObject({
      code: 'idempotency.missing',
    });
  const first = await placeOrder(shop.ctx, buyer, input, key);
  const again = await placeOrder(shop.ctx, { ...buyer, lang: 'ru' }, { ...input }, key);
  expect(JSON.stringify(again), 'letter for letter, in the language of the first').toBe(
    JSON.stringify(first),
  );
  await expect(placeOrder(shop.ctx, buyer, { ...input, comment: 'başga' }, key)).rejects.toMatchObject({
    code: 'idempotency.mismatch',
  });
  const other = await addBuyer(shop, place);
  const theirs = await placeOrder(shop.ctx, other, { ...input, address: other.address }, key);
  expect(theirs.data.id, 'a key is its customer’s own').not.toBe(first.data.id);
});
