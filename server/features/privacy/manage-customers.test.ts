import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { rowsWith } from '../../../tests/support/shop/rows-with.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const canary = {
  name: 'Kanareýka',
  street: 'Kanareýka köçesi 77',
  message: 'Kanareýkadan gutlag',
  note: 'kanareýka jaň etdi',
};

/** A customer with data in every place that stores any. */
async function leaveTraces(shop: TestShop) {
  const { place } = await addDelivery(shop);
  const rose = await addProduct(shop);
  const { api, phone } = await signIn(shop);
  await api('PUT /api/auth/profile-create/', { body: { name: canary.name, surname: 'Sarygül' } });
  const address = await api('POST /api/auth/address-create/', {
    body: { fullname: canary.name, mobile: phone, region: 'AG', place, line1: canary.street },
  });
  const { data } = await api('POST /api/order/order-create/', {
    body: {
      items: [{ product: rose.id, option: rose.option, quantity: 1 }],
      address: address.data.id,
      payment: 'CASH',
      delivery: 'STANDARD',
      gift: { message: canary.message, recipientName: canary.name, senderName: canary.name },
      comment: canary.note,
    },
    headers: { 'idempotency-key': 'kanarejka-1' },
  });
  const lines = [{ product: rose.id, option: rose.option, quantity: 7 }];
  await api('PUT /api/cart/', { body: { lines } });
  return { api, phone, order: data };
}

test('a blocked customer is signed out at once and stays out; an unblocked one may sign in again', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { api, phone } = await signIn(shop);
  const { data } = await office('GET /api/office/customers/', { query: { q: phone.slice(-5) } });
  const params = { id: data[0]?.id ?? 0 };
  const blocked = await office('POST /api/office/customers/:id/block/', {
    params,
    body: { reason: 'aldawçy' },
  });
  expect(blocked.data).toMatchObject({ isBlocked: true, sessions: [] });
  expect(await refusalOf(api('GET /api/auth/profile-list/'))).not.toBe('accepted');
  expect(await refusalOf(shop.api('POST /api/auth/sign-in/', { body: { username: phone } }))).not.toBe(
    'accepted',
  );
  await office('POST /api/office/customers/:id/unblock/', { params });
  shop.advance(61);
  expect(await refusalOf(shop.api('POST /api/auth/sign-in/', { body: { username: phone } }))).toBe(
    'accepted',
  );
});

test('signing out everywhere ends every session and nothing else', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { api } = await signIn(shop);
  const { data } = await office('GET /api/office/customers/');
  const params = { id: data[0]?.id ?? 0 };
  expect((await office('GET /api/office/customers/:id/', { params })).data.sessions).toHaveLength(1);
  await office('POST /api/office/customers/:id/sign-out/', { params });
  expect(await refusalOf(api('GET /api/auth/profile-list/'))).toBe('session.revoked');
});

test('a person gets all data that the shop stores about them, and is erased completely; sums stay', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { office } = owner;
  const { phone, order } = await leaveTraces(shop);
  const customer = (await office('GET /api/office/customers/')).data[0];
  const params = { id: customer?.id ?? 0 };
  const body = { reason: 'özi sorady' };
  const erase = () => office('POST /api/office/customers/:id/erase/', { params, body });
  expect(await refusalOf(erase())).toBe('staff.confirm-needed');
  await confirm(shop, owner);
  const { data } = await office('POST /api/office/customers/:id/export/', { params });
  for (const trace of [phone, canary.name, canary.street, canary.message, canary.note])
    expect(JSON.stringify(data)).toContain(trace);
  expect(data).toMatchObject({ cart: [{ quantity: 7 }], orders: [{ id: order.id }] });

  expect(await refusalOf(erase())).toBe('record.in-use');
  const row = { params: { id: order.id } };
  const address = { fullname: canary.name, mobile: phone, region: 'AG' as const, line1: canary.street };
  const place = order.address?.place ?? 0;
  await office('PUT /api/office/orders/:id/', { ...row, body: { address: { ...address, place } } });
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    await office('POST /api/office/orders/:id/move/', { ...row, body: { action } });
  const headers = { 'idempotency-key': 'bellik-1' };
  await office('POST /api/office/orders/:id/notes/', { ...row, body: { text: canary.note }, headers });
  await shop.settle();
  const erased = await erase();
  expect(erased.data).toMatchObject({ isErased: true, phone: '', name: '', addresses: [], sessions: [] });
  for (const trace of [phone, canary.name, canary.street, canary.message, canary.note])
    expect([trace, await rowsWith(shop, trace)]).toEqual([trace, []]);
  const kept = await office('GET /api/office/orders/:id/', row);
  expect(kept.data).toMatchObject({
    status: 'delivered',
    paid: order.totals.total,
    items: [{ quantity: 1 }],
  });
  expect(await refusalOf(erase())).toBe('record.not-found');
  // The number is free again: whoever signs in with it now is a new customer.
  const again = await signIn(shop, phone);
  expect((await again.api('GET /api/auth/profile-list/')).data).toMatchObject({ name: '' });
});

test('staff tag customers and write notes; erasing the person erases these', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { office } = owner;
  const { phone } = await leaveTraces(shop);
  const { data: found } = await office('GET /api/office/customers/', { query: { q: phone.slice(-5) } });
  const params = { id: found[0]?.id ?? 0 };
  await office('PUT /api/office/customers/:id/tags/', { params, body: { tags: ['VIP', ' VIP ', 'gülçi'] } });
  await office('POST /api/office/customers/:id/notes/', { params, body: { text: canary.note } });
  const { data } = await office('POST /api/office/customers/:id/block/', {
    params,
    body: { reason: 'hyýanatçy' },
  });
  expect(data).toMatchObject({
    tags: ['VIP', 'gülçi'],
    blockedReason: 'hyýanatçy',
    notes: [{ text: canary.note, staff: 'owner of the tests' }],
  });
  const of = async (query: object) => (await office('GET /api/office/customers/', { query })).data.length;
  expect([await of({ tag: 'VIP' }), await of({ tag: 'none' }), await of({ blocked: true })]).toEqual([
    1, 0, 1,
  ]);
  await office('POST /api/office/customers/:id/unblock/', { params });
  await confirm(shop, owner);
  await shop.ctx.db.updateTable('shop_order').set({ status: 'delivered' }).execute();
  const erased = await office('POST /api/office/customers/:id/erase/', { params, body: { reason: 'haýyş' } });
  expect(erased.data).toMatchObject({ tags: [], notes: [], blockedReason: '' });
  const mark = { params, body: { tags: ['VIP'] } };
  expect(await refusalOf(office('PUT /api/office/customers/:id/tags/', mark))).toBe('record.not-found');
});

test("four digits of the recipient's number find the order, and the customer who sent it", async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const gift = { recipientName: 'Şirin', recipientMobile: '65 77-88-99' };
  const { data } = await order({ gift, payment: 'ONLINE' });
  await order();
  for (const q of ['8899', '65778899', '65 77 88 99']) {
    const orders = await office('GET /api/office/orders/', { query: { q } });
    expect(orders.data.map(({ id }) => id)).toEqual([data.id]);
    const people = await office('GET /api/office/customers/', { query: { q } });
    expect(people.data.map(({ id }) => id)).toEqual([buyer.customerId]);
  }
});
