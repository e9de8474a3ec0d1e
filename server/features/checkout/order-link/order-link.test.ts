import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { type Counter, openCounter, stockOf } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { atBank, bankOrders } from '../../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { freshPhone, startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const street = 'Kanareýka köçesi 7';
const name = 'Kanareýka Kanarowa';

/** An order by phone paid by card, and the link sent by SMS. */
async function callIn(shop: TestShop, counter?: Counter) {
  const colleague = await hire(shop, 'manager');
  const { rose, place } = counter ?? (await openCounter(shop));
  const phone = freshPhone();
  const { data } = await colleague.office('POST /api/office/orders/', {
    body: {
      customer: { phone, name, lang: 'ru' },
      items: [{ product: rose.id, option: rose.option, quantity: 2 }],
      address: { fullname: name, mobile: phone, region: 'AG', place, line1: street },
      payment: 'ONLINE',
      delivery: 'STANDARD',
      comment: 'gapy kody 4711',
    },
    headers: { 'idempotency-key': `call-${phone}` },
  });
  await shop.settle();
  const token = tokenIn(shop, phone);
  return { colleague, rose, phone, order: data, token, params: { token } };
}

function tokenIn(shop: TestShop, phone: string): string {
  const said = shop.sms(phone).find(({ text }) => text.includes('/o/'));
  return /\/o\/([A-Za-z0-9]+)$/.exec(said?.text ?? '')?.[1] ?? '';
}

test('a caller pays by card from an SMS without signing in, and the board has the order', async () => {
  await using shop = await startShop();
  const { rose, phone, order, token, params } = await callIn(shop);
  expect(token).toMatch(/^[A-Za-z0-9]{12}$/);
  const [said] = shop.sms(phone);
  expect(said?.text).toBe(`Sowgat: оплата ${order.number}, 120 TMT: ${shop.ctx.config.publicUrl}/o/${token}`);

  shop.advance(23 * 3_600);
  await shop.settle();
  const seen = await shop.api('GET /api/order-link/:token/', { params });
  expect(seen.data).toMatchObject({ number: order.number, status: 'awaiting-payment', isPayable: true });
  // Links are forwarded: recipient and address stay hidden.
  for (const secret of [name, street, '4711', phone, phone.slice(-6), order.id])
    expect(JSON.stringify(seen.data)).not.toContain(secret);

  const { formUrl } = await shop.api('POST /api/order-link/:token/pay/', {
    params,
    query: { bank: 'HALK' },
  });
  const again = await shop.api('POST /api/order-link/:token/pay/', { params, query: { bank: 'HALK' } });
  expect(again.formUrl).toBe(formUrl);
  const [{ returnUrl } = { returnUrl: '' }] = bankOrders(shop);
  expect(returnUrl).toBe(`${shop.ctx.config.publicUrl}/o/${token}?bank=HALK`);
  await atBank(shop, formUrl);
  const checked = await shop.api('POST /api/order-link/:token/check/', { params });
  expect(checked.data).toMatchObject({ status: 'placed', paymentStatus: 'paid', amount: 12_000 });
  expect((await shop.api('GET /api/order-link/:token/', { params })).data).toMatchObject({
    status: 'placed',
    paymentStatus: 'paid',
    isPayable: false,
  });
  expect(await refusalOf(shop.api('POST /api/order-link/:token/pay/', { params, query: {} }))).toBe(
    'payment.already-paid',
  );
  const board = await (await hire(shop, 'packer')).office('GET /api/office/board/');
  expect(board.data.orders).toMatchObject([{ id: order.id, status: 'placed', paymentStatus: 'paid' }]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a caller’s goods stay reserved as long as the office says, and the link shows when that is over', async () => {
  await using shop = await startShop();
  const owner = await hire(shop, 'owner');
  const settings = (await owner.office('GET /api/office/settings/')).data;
  expect(settings.phoneHoldHours).toBe(24);
  await confirm(shop, owner);
  const on = { methods: ['ONLINE', 'CASH'] as const, banks: ['HALK'] as const };
  await owner.office('PUT /api/office/settings/', {
    body: { methods: [...on.methods], banks: [...on.banks], phoneHoldHours: 2 },
  });
  // A client of the former release sends only the fields it knows, and changes no others.
  const kept = await owner.office('PUT /api/office/settings/', {
    body: { methods: [...on.methods], banks: [...on.banks] },
  });
  expect(kept.data.phoneHoldHours).toBe(2);
  const { rose, params } = await callIn(shop);
  const look = async () => (await shop.api('GET /api/order-link/:token/', { params })).data;
  shop.advance(100 * 60);
  await shop.settle();
  expect(await look()).toMatchObject({ status: 'awaiting-payment', isPayable: true });
  shop.advance(60);
  expect(await look(), 'a page of the bank would outlive the goods').toMatchObject({ isPayable: false });
  shop.advance(20 * 60);
  await shop.settle();
  expect(await look()).toMatchObject({ status: 'expired', isPayable: false });
  expect(
    await refusalOf(shop.api('POST /api/order-link/:token/pay/', { params, query: { bank: 'HALK' } })),
  ).toBe('payment.not-payable');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a reservation for a caller survives the check for a clock that was set back, but not a clock set back by a year', async () => {
  await using shop = await startShop();
  const { params } = await callIn(shop);
  shop.advance(-3_600);
  await shop.settle();
  const look = async () => (await shop.api('GET /api/order-link/:token/', { params })).data;
  expect(Date.parse((await look()).expiresAt ?? '')).toBe(shop.ctx.now().getTime() + 25 * 3_600_000);
  shop.advance(-30 * 86_400);
  await shop.settle();
  expect(Date.parse((await look()).expiresAt ?? '')).toBe(shop.ctx.now().getTime() + 25 * 60_000);
});

test('unknown, revoked and expired links get identical answers, twenty an hour; the right one goes on working', async () => {
  await using shop = await startShop();
  const { params, token } = await callIn(shop);
  const ask = async (one: string) => {
    const reply = await shop.api.raw(`/api/order-link/${one}/`);
    return { status: reply.status, body: await reply.text(), cache: reply.headers.get('cache-control') };
  };
  const unknown = await ask('a'.repeat(22));
  expect(unknown).toMatchObject({ status: 404, cache: 'no-store' });
  await shop.ctx.db.updateTable('link').set({ revoked_at: shop.ctx.now() }).execute();
  expect(await ask(token)).toEqual(unknown);
  await shop.ctx.db.updateTable('link').set({ revoked_at: null, expires_at: shop.ctx.now() }).execute();
  expect(await ask(token)).toEqual(unknown);
  const later = new Date(shop.ctx.now().getTime() + 1e9);
  await shop.ctx.db.updateTable('link').set({ expires_at: later }).execute();
  for (let tries = 3; tries < 20; tries++) expect((await ask(`${tries}`.padEnd(22, 'b'))).status).toBe(404);
  const refused = await shop.api.raw(`/api/order-link/${'c'.repeat(22)}/`);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3_600]);
  expect((await ask(token)).status).toBe(200);
  expect(await refusalOf(shop.api('POST /api/order-link/:token/check/', { params }))).toBe('accepted');
});

test('a token is stored as a hash and encrypted; opening the link changes the first-opened time and nothing else', async () => {
  await using shop = await startShop();
  const { token, params, order, colleague } = await callIn(shop);
  const row = () => shop.ctx.db.selectFrom('link').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(await row())).not.toContain(token);
  expect((await row()).opened_at).toBeNull();
  const before = await colleague.office('GET /api/office/orders/:id/', { params: { id: order.id } });
  await shop.api('GET /api/order-link/:token/', { params });
  const opened = await row();
  expect(opened.opened_at).toEqual(shop.ctx.now());
  shop.advance(60);
  await shop.api('GET /api/order-link/:token/', { params });
  expect(await row()).toEqual(opened);
  const after = await colleague.office('GET /api/office/orders/:id/', { params: { id: order.id } });
  expect(after.data).toEqual(before.data);
});

test('with the feature switched off a caller gets no link and goods are reserved as for anybody; an earlier link still works', async () => {
  await using shop = await startShop();
  const counter = await openCounter(shop);
  const { params } = await callIn(shop, counter);
  const staff = await shop.ctx.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  const row = { name: 'order-link', is_on: false, changed_at: shop.ctx.now(), staff_id: staff.id };
  await shop.ctx.db.insertInto('feature').values(row).execute();
  const { order, token } = await callIn(shop, counter);
  expect(token).toBe('');
  expect(Date.parse(order.expiresAt ?? '')).toBe(shop.ctx.now().getTime() + 25 * 60_000);
  expect((await shop.api('GET /api/order-link/:token/', { params })).data.isPayable).toBe(true);
});

test('the links of an erased person open nothing any more', async () => {
  await using shop = await startShop();
  const { colleague, order, params } = await callIn(shop);
  const note = { note: 'jaň edip ýatyrdy' };
  await colleague.office('POST /api/office/orders/:id/cancel/', { params: { id: order.id }, body: note });
  expect((await shop.api('GET /api/order-link/:token/', { params })).data.status).toBe('cancelled');
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const who = { params: { id: order.customer.id }, body: { reason: 'haýyş etdi' } };
  await owner.office('POST /api/office/customers/:id/erase/', who);
  expect(await refusalOf(shop.api('GET /api/order-link/:token/', { params }))).toBe('link.not-found');
});
