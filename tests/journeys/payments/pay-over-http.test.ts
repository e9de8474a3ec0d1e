import assert from 'node:assert/strict';
import { test } from 'vitest';
import { createApi, refusalOf } from '../../support/shop/api.ts';
import { addBuyer, freshKey, orderInputFor } from '../../support/people/buyers.ts';
import { addProduct } from '../../support/shop/factories.ts';
import { atBank, bankOrders } from '../../support/people/paying.ts';
import { addDelivery } from '../../support/people/places.ts';
import { startShop } from '../../support/shop/start-shop.ts';

test('from the cart to the paid order, as a browser does it, and nobody else sees any of it', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const api = createApi(shop.origin, { token: buyer.token });
  const rose = await addProduct(shop, { options: [{ price: 5_050, count: 3 }] });
  const body = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 2 }], {
    payment: 'ONLINE',
  });
  const placed = await api.raw('/api/order/order-create/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': freshKey() },
    body: JSON.stringify(body),
  });
  const { data: order } = (await placed.json()) as { data: { id: string; totals: { total: number } } };

  const page = await api('GET /api/order/payment/:id/', {
    params: { id: order.id },
    query: { bank: 'SENAGAT' },
  });
  assert.equal(page.formUrl, page.data.formUrl);
  assert.equal(bankOrders(shop)[0]?.amount, order.totals.total);

  const stranger = createApi(shop.origin, { token: (await addBuyer(shop, place)).token });
  const theirs = { params: { id: order.id }, query: { bank: 'SENAGAT' as const } };
  assert.equal(await refusalOf(stranger('GET /api/order/payment/:id/', theirs)), 'order.not-found');
  assert.equal(await refusalOf(stranger('GET /api/order/check-payment/:id/', theirs)), 'order.not-found');
  assert.equal(await refusalOf(shop.api('GET /api/order/payment/:id/', theirs)), 'session.missing');

  await atBank(shop, page.formUrl);
  const { data: check } = await api('GET /api/order/check-payment/:id/', theirs);
  assert.deepEqual(
    [check.status, check.paymentStatus, check.orderStatus, check.amount, check.canRetry],
    ['placed', 'paid', 2, order.totals.total, false],
  );
  const { data: detail } = await api('GET /api/order/order-detail/:id/', { params: { id: order.id } });
  assert.deepEqual([detail.status, detail.bank, detail.expiresAt], ['placed', 'SENAGAT', undefined]);
  assert.equal(await refusalOf(api('GET /api/order/payment/:id/', theirs)), 'payment.already-paid');
});
