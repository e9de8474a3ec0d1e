import { expect, test } from 'vitest';
import { addBuyer } from '../../../tests/support/people/buyers.ts';
import { addStaff, openCounter } from '../../../tests/support/shop/counter.ts';
import { addPicture, addProduct } from '../../../tests/support/shop/factories.ts';
import { freshPhone, startShop } from '../../../tests/support/shop/start-shop.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { listOrders } from './list-orders.ts';
import { hasReceived } from './core/orders.read.ts';
import { showOrder } from './show-order.ts';

test('a customer sees their own orders, newest first, and nobody else’s', async () => {
  await using shop = await startShop();
  const { order, buyer, place } = await openCounter(shop, 50);
  const gift = { recipientName: 'Jeren', recipientMobile: freshPhone() };
  const ids: string[] = [];
  for (let n = 1; n <= 5; n++) {
    shop.advance(60);
    ids.unshift((await order(n === 4 ? { gift, payment: 'ONLINE' } : {}, n)).data.id);
  }
  const stranger = await addBuyer(shop, place);
  await order({}, 1, stranger);

  const first = await listOrders(shop.ctx, buyer.customerId, { page_size: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.page).toEqual({ number: 1, size: 2, total: 5, pages: 3 });
  expect(first.data[0]).toMatchObject({ number: 'S-100005', itemsCount: 5, actions: ['cancel'] });
  expect(first.data.map(({ recipientName }) => recipientName)).toEqual(['Aýna Myradowa', 'Jeren']);
  const last = await listOrders(shop.ctx, buyer.customerId, { page: 3, page_size: 2 });
  expect(last.data.map(({ id }) => id)).toEqual(ids.slice(4));
  const pages = [1, 2, 3, 4, 9].map((page) =>
    listOrders(shop.ctx, buyer.customerId, { page, page_size: page === 1 ? 12 : 2 }),
  );
  for (const { page } of await Promise.all(pages)) expect(page.total).toBe(5);

  await cancelOrder(shop.ctx, buyer, ids[0]!);
  const cancelled = await listOrders(shop.ctx, buyer.customerId, { status: 'cancelled' });
  expect(cancelled.data.map(({ id }) => id)).toEqual([ids[0]]);
  const now = shop.ctx.now();
  await expect(showOrder(shop.ctx.db, { ...stranger, id: ids[1]!, now })).rejects.toMatchObject({
    code: 'order.not-found',
  });
});

test('an order keeps the titles, prices and pictures of its day', async () => {
  await using shop = await startShop();
  const { order, buyer } = await openCounter(shop);
  const picture = await addPicture(shop);
  const vase = await addProduct(shop, { title: 'Güldan', pictures: [picture], options: [{ price: 7_000 }] });
  const { data } = await order({}, 1);
  const items = [{ product: vase.id, option: vase.option, quantity: 2 }];
  const second = await order({ items });
  await shop.ctx.db.updateTable('product_option').set({ price_tenge: 1 }).execute();
  await shop.ctx.db
    .updateTable('product')
    .set({ title: { tm: 'Başga', ru: 'Другое' }, status: 'archived' })
    .execute();

  const detail = await showOrder(shop.ctx.db, { ...buyer, id: second.data.id, now: shop.ctx.now() });
  expect(detail).toEqual(second.data);
  expect(detail.items).toMatchObject([
    { title: { tm: 'Güldan', ru: 'Güldan' }, price: 7_000, total: 14_000, picture: { id: picture } },
  ]);
  const list = await listOrders(shop.ctx, buyer.customerId, {});
  const shown = new Map(list.data.map(({ id, pictures }) => [id, pictures.length]));
  expect(shown).toEqual(
    new Map([
      [data.id, 0],
      [second.data.id, 1],
    ]),
  );
});

test('a customer who received a product may review it', async () => {
  await using shop = await startShop();
  const { order, buyer, rose } = await openCounter(shop);
  const { data } = await order();
  expect(await hasReceived(shop.ctx.db, buyer.customerId, rose.id)).toBe(false);
  const staffId = await addStaff(shop);
  for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const)
    await moveOrder(shop.ctx, { orderId: data.id, action, staffId });
  expect(await hasReceived(shop.ctx.db, buyer.customerId, rose.id)).toBe(true);
  expect(await hasReceived(shop.ctx.db, buyer.customerId + 1, rose.id)).toBe(false);
});
