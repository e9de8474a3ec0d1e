import assert from 'node:assert/strict';
import { test } from 'vitest';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { addStaff } from '../support/shop/counter.ts';
import { refusalOf } from '../support/shop/api.ts';
import { signIn } from '../support/people/people.ts';
import { startShop } from '../support/shop/start-shop.ts';

test('a gift is ordered for cash, packed, brought, and praised once by who received it', async () => {
  await using shop = await startShop({ seed: true });
  const { api, phone } = await signIn(shop);
  const { data: found } = await api('GET /api/product/list/:search?', {
    params: { search: 'şokolad' },
    query: { in_stock: true },
  });
  const card = found.find((one) => one.defaultOption && one.count > 1);
  assert.ok(card?.defaultOption);
  const place = (await api('GET /api/order/delivery-payment/')).data.zones[0]?.places[0];
  assert.ok(place);
  const address = await api('POST /api/auth/address-create/', {
    body: {
      fullname: 'Aýna',
      mobile: phone,
      region: place.region,
      place: place.id,
      line1: 'Bitarap 1',
    },
  });
  const wraps = (await api('GET /api/product/home-info/')).data.mainInfo.wraps;
  const { data: order } = await api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      items: [{ product: card.id, option: card.defaultOption.id, quantity: 1 }],
      address: address.data.id,
      payment: 'CASH',
      delivery: 'STANDARD',
      gift: { wrap: wraps[0]?.id ?? null, message: 'Doglan günüňiz gutly bolsun!', hidePrices: true },
    },
  });
  assert.equal(order.status, 'placed');
  assert.equal(order.totals.wrap > 0, true);

  const review = { params: { id: card.id }, body: { rating: 5, text: 'Gaty süýji!' } };
  assert.equal(await refusalOf(api('POST /api/product/reviews/:id/', review)), 'review.not-bought');
  const staffId = await addStaff(shop);
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const) {
    await moveOrder(shop.ctx, { orderId: order.id, action, staffId });
  }
  const brought = (await api('GET /api/order/order-detail/:id/', { params: { id: order.id } })).data;
  assert.equal(brought.status, 'delivered');
  assert.ok(brought.actions.includes('review'));
  assert.equal((await api('POST /api/product/reviews/:id/', review)).data.rating, 5);
  assert.equal(await refusalOf(api('POST /api/product/reviews/:id/', review)), 'review.exists');
  const shown = (await shop.api('GET /api/product/detail/:id/', { params: { id: card.id } })).data.reviews;
  assert.equal(shown[0]?.text, 'Gaty süýji!');
  assert.deepEqual(
    brought.timeline.map((step) => step.event),
    ['ordered', 'confirmed', 'preparing', 'ready', 'on-the-way', 'delivered'],
  );
});
