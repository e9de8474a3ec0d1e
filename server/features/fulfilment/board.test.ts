import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('orders are found by number, part of the phone, and names of giver and recipient in either script', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const { data } = await order({ gift: { recipientName: 'Şirin Ataýewa' } });
  await order();
  await shop.ctx.db
    .updateTable('customer')
    .set({ name: 'Gülnar', surname: 'Orazowa' })
    .where('id', '=', buyer.customerId)
    .execute();
  const find = async (q: string) => (await manager.office('GET /api/office/orders/', { query: { q } })).data;
  expect((await find(data.number)).map(({ id }) => id)).toEqual([data.id]);
  expect((await find(data.number.slice(2))).map(({ id }) => id)).toEqual([data.id]);
  expect((await find('ширин')).map(({ id }) => id)).toEqual([data.id]);
  expect(await find('gulnar')).toHaveLength(2);
  const phone = (await find('gulnar'))[0]?.customer.phone ?? '';
  expect(await find(phone.slice(-6))).toHaveLength(2);
  expect(await find('S-999999')).toEqual([]);
});

test('an order is found by its present names, together or each by itself, and combined with a filter', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const { office } = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const rename = (name: string, surname: string) =>
    db.updateTable('customer').set({ name, surname }).where('id', '=', buyer.customerId).execute();
  await rename('Gülnar', 'Orazowa');
  const { data } = await order({ gift: { recipientName: 'Şirin Ataýewa' } });
  const find = async (q: string, filter: { status?: 'placed' | 'delivered'; sort?: 'number' } = {}) => {
    const { data: rows, page } = await office('GET /api/office/orders/', { query: { q, ...filter } });
    expect(page.total).toBe(rows.length);
    return rows.map(({ id }) => id);
  };
  expect(await find('şirin ataýewa', { status: 'placed', sort: 'number' })).toEqual([data.id]);
  expect(await find('şirin ataýewa', { status: 'delivered' })).toEqual([]);
  expect(await find('ataýewa gülnar')).toEqual([data.id]);
  expect(await find('ataýewa maral')).toEqual([]);
  await rename('Maral', 'Orazowa');
  const gift = JSON.stringify({ recipientName: 'Jeren Ataýewa' });
  await db.updateTable('shop_order').set({ gift }).where('id', '=', data.id).execute();
  expect([await find('gülnar'), await find('şirin')]).toEqual([[], []]);
  expect([await find('maral'), await find('jeren')]).toEqual([[data.id], [data.id]]);
});

test('the printed papers list every unit once with the orders it is for', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order, rose, buyer } = await openCounter(shop);
  const tulip = await addProduct(shop, { title: 'Çigildem' });
  const [a, b] = [(await order({}, 2)).data, (await order({}, 1)).data];
  await order({ items: [{ product: tulip.id, option: tulip.option, quantity: 1 }] }, 1, buyer);
  const { data } = await packer.office('GET /api/office/papers/', { query: { ids: `${a.id},${b.id}` } });
  expect(data.picking).toMatchObject([{ option: rose.option, quantity: 3, unit: null }]);
  const { data: product } = await (await hire(shop)).office('GET /api/office/products/:id/', {
    params: { id: rose.id },
  });
  expect(product.options).toMatchObject([{ unit: null }]);
  await shop.ctx.db
    .updateTable('product_option')
    .set({ unit: 'bunch' })
    .where('id', '=', rose.option)
    .execute();
  const again = await packer.office('GET /api/office/papers/', { query: { ids: a.id } });
  expect(again.data.picking).toMatchObject([{ quantity: 2, unit: 'bunch' }]);
  expect(data.picking[0]?.orders.toSorted()).toEqual([a.number, b.number].toSorted());
  const day = a.delivery.day ?? '';
  expect((await packer.office('GET /api/office/papers/', { query: { day } })).data.orders).toHaveLength(3);
  expect(await refusalOf(packer.office('GET /api/office/papers/'))).toBe('request.invalid');
});

test('refunded units are not picked', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, rose, buyer } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' }, 3);
  const { formUrl } = await startPayment(shop.ctx, {
    orderId: data.id,
    customerId: buyer.customerId,
    bank: 'HALK',
  });
  await atBank(shop, formUrl);
  shop.advance(30);
  await shop.settle();
  const picked = async () =>
    (await manager.office('GET /api/office/papers/', { query: { ids: data.id } })).data.picking;
  expect(await picked()).toMatchObject([{ option: rose.option, quantity: 3 }]);
  await confirm(shop, manager);
  const refund = (quantity: number) =>
    manager.office('POST /api/office/orders/:id/refunds/', {
      params: { id: data.id },
      body: { lines: [{ position: 1, quantity }], reason: 'goodwill', note: 'solupdyr' },
    });
  await refund(1);
  expect(await picked()).toMatchObject([{ option: rose.option, quantity: 2 }]);
  await shop.settle();
  await refund(2);
  expect(await picked()).toEqual([]);
});

test('the board is notified of a new order without polling', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order } = await openCounter(shop);
  const leave = new AbortController();
  const reply = await packer.office.raw('/api/office/events/', { signal: leave.signal });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('a stream has a body');
  const until = async (word: string) => {
    for (let text = ''; ; ) {
      const { value, done } = await reader.read();
      text += value ?? '';
      if (text.includes(word)) return text;
      if (done) throw new Error(`the stream ended without ${word}`);
    }
  };
  await until('event: ping');
  const { data } = await order();
  expect(await until('event: orders')).toContain(data.id);
  leave.abort();
});

test('the board names the first article of each order', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { order, rose, buyer } = await openCounter(shop);
  const tulip = await addProduct(shop, { title: 'Çigildem' });
  const items = [
    { product: tulip.id, option: tulip.option, quantity: 1 },
    { product: rose.id, option: rose.option, quantity: 2 },
  ];
  const { data } = await order({ items }, 1, buyer);
  const { data: board } = await office('GET /api/office/board/', { query: { day: data.delivery.day ?? '' } });
  expect(board.orders[0]?.firstItem?.title).toEqual(data.items[0]?.title);
});

test('papers have the legal name and the footer that staff wrote', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const { data } = await order();
  const legal = { name: { tm: 'HK Gunça', ru: 'ХО Гунча' }, footer: { tm: 'Sag boluň', ru: 'Спасибо' } };
  await office('PUT /api/office/texts/', { body: { legal } });
  const papers = await office('GET /api/office/papers/', { query: { ids: data.id } });
  expect(papers.data.shop).toMatchObject({ legalName: legal.name, footer: legal.footer });
});

test('more than a hundred orders are printed page by page, each with its own picking list', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { order } = await openCounter(shop, 200);
  const { data } = await order();
  const { db } = shop.ctx;
  const first = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  const line = await db.selectFrom('order_line').selectAll().executeTakeFirstOrThrow();
  const { number: _, address, ...rest } = first;
  const copies = Array.from({ length: 100 }, (_one, at) => ({ ...rest, id: `copy-${at}` }));
  await db
    .insertInto('shop_order')
    .values(copies.map((copy) => ({ ...copy, address: JSON.stringify(address), gift: null })))
    .execute();
  await db
    .insertInto('order_line')
    .values(copies.map(({ id }) => ({ ...line, order_id: id })))
    .execute();
  const day = data.delivery.day ?? '';
  const one = await office('GET /api/office/papers/', { query: { day } });
  const two = await office('GET /api/office/papers/', { query: { day, page: 2 } });
  expect([one.page, two.page]).toMatchObject([
    { number: 1, total: 101, pages: 2 },
    { number: 2, total: 101 },
  ]);
  expect([one, two].map((page) => page.data.orders.length)).toEqual([100, 1]);
  expect([one, two].map((page) => page.data.picking[0]?.quantity)).toEqual([100, 1]);
  const ids = [...one.data.orders, ...two.data.orders].map(({ id }) => id);
  expect(new Set(ids).size).toBe(101);
});

test('an order without an agreed time is on the papers of no day', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { order } = await openCounter(shop);
  const { data } = await order();
  const lost = { promise_lost_at: shop.ctx.now() };
  await shop.ctx.db.updateTable('shop_order').set(lost).where('id', '=', data.id).execute();
  const ofDay = await office('GET /api/office/papers/', { query: { day: data.delivery.day ?? '' } });
  expect(ofDay.data).toMatchObject({ orders: [], picking: [] });
  const chosen = await office('GET /api/office/papers/', { query: { ids: data.id } });
  expect(chosen.data.orders).toHaveLength(1);
});

test('orders without hours are one group of the board, including express orders', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { order } = await openCounter(shop);
  const { data } = await order();
  const express = { delivery_method: 'EXPRESS', delivery_to: '14:30' };
  await shop.ctx.db.updateTable('shop_order').set(express).where('id', '=', data.id).execute();
  await order();
  const { data: board } = await office('GET /api/office/board/', { query: { day: data.delivery.day ?? '' } });
  expect(board.slots).toEqual([{ from: null, to: null, count: 2 }]);
});
