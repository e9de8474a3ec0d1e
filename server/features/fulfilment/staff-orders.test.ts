import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { freshPhone, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

type Move = 'confirm' | 'prepare' | 'make-ready' | 'send' | 'deliver';
const move = (one: Colleague, id: string, action: Move, more: object = {}) =>
  one.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action, ...more } });

async function walk(one: Colleague, id: string, ...moves: Move[]): Promise<void> {
  for (const action of moves) await move(one, id, action);
}

/** An order paid by card. */
async function payByCard(shop: TestShop, order: { id: string }, customerId: number): Promise<void> {
  const { formUrl } = await startPayment(shop.ctx, { orderId: order.id, customerId, bank: 'HALK' });
  await atBank(shop, formUrl);
  shop.advance(30);
  await shop.settle();
}

test('a packer takes an order from the board to the customer, and the money is in the courier’s takings', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order, rose } = await openCounter(shop);
  const { data } = await order({ comment: 'Gapy kody 4711' }, 2);
  const board = async () => (await packer.office('GET /api/office/board/')).data;
  expect((await board()).orders).toMatchObject([
    { id: data.id, status: 'placed', itemsCount: 2, comment: 'Gapy kody 4711' },
  ]);
  const { customer, waitingSince } = (await board()).orders[0] ?? {};
  expect(customer?.phone).toMatch(/^\+993/);
  shop.advance(600);
  expect(waitingSince).toBe(data.createdAt);
  await walk(packer, data.id, 'confirm', 'prepare', 'make-ready');
  expect(await refusalOf(move(packer, data.id, 'deliver'))).toBe('order.action-refused');
  await move(packer, data.id, 'send', { courier: 'Merdan' });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  const done = await move(packer, data.id, 'deliver', { taken: 'TERMINAL' });
  expect(done.data).toMatchObject({
    status: 'delivered',
    paymentStatus: 'paid',
    paid: 12_000,
    courier: 'Merdan',
  });
  // The work is done: the packer no longer sees who it was for.
  expect(done.data).toMatchObject({ address: null, customer: { phone: '' }, comment: '' });
  expect(done.data.timeline.filter(({ note }) => note !== '')).toEqual([]);
  const { data: listed } = await packer.office('GET /api/office/orders/', { query: { q: data.number } });
  expect(listed).toMatchObject([{ id: data.id, comment: '', recipient: '' }]);
  const takings = (await packer.office('GET /api/office/takings/')).data;
  const merdan = { courierId: null, courier: 'Merdan', handedIn: 0, difference: 0, balance: 0 };
  expect(takings.couriers).toEqual([{ ...merdan, cash: 0, terminal: 12_000, orders: 1 }]);
  expect((await board()).counts).toEqual([{ status: 'delivered', count: 1 }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('staff cancel and stock comes back; what was paid on delivery is refunded when goods are returned', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, rose, buyer } = await openCounter(shop);
  const first = (await order({}, 2)).data;
  const end = (id: string, how: 'cancel' | 'take-back') =>
    manager.office(`POST /api/office/orders/:id/${how}/`, { params: { id }, body: { note: 'sebäbi' } });
  await walk(manager, first.id, 'prepare');
  expect((await end(first.id, 'cancel')).data.status).toBe('cancelled');
  expect(await refusalOf(end(first.id, 'cancel'))).toBe('order.action-refused');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });

  const second = (await order({}, 3)).data;
  await walk(manager, second.id, 'confirm', 'prepare', 'make-ready', 'send', 'deliver');
  const back = await end(second.id, 'take-back');
  expect(back.data).toMatchObject({ status: 'returned', paymentStatus: 'refunded', refundable: 0 });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  await shop.settle();
  expect(shop.sms(buyer.phone).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/yzyna gaytaryldy, 170 TMT$/),
  );
  const { rows } = (await manager.office('GET /api/office/takings/')).data;
  expect(rows.map(({ amount }) => amount)).toEqual([-17_000, 17_000]);
  const audit = await manager.office('GET /api/office/audit/', {
    query: { subject_id: second.id, page_size: 60 },
  });
  expect(audit.data.map(({ action }) => action)).toEqual([
    'take-back',
    'deliver',
    'send',
    'make-ready',
    'prepare',
    'confirm',
  ]);
  expect(audit.data[0]).toMatchObject({ before: { status: 'delivered' }, after: { status: 'returned' } });
});

test('card money is refunded in parts and by line, never more than was paid, and units are returned to stock once', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer, rose } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' }, 3);
  await payByCard(shop, data, buyer.customerId);
  const refund = (body: object) =>
    manager.office('POST /api/office/orders/:id/refunds/', {
      params: { id: data.id },
      body: { reason: 'goodwill', note: 'bagyşlaň', ...body } as never,
    });
  expect(await refusalOf(refund({ amount: 100 }))).toBe('staff.confirm-needed');
  await confirm(shop, manager);
  expect(await refusalOf(refund({ amount: 17_001 }))).toBe('refund.too-much');
  expect((await refund({ amount: 1_000 })).data).toMatchObject({
    refundable: 16_000,
    paymentStatus: 'refunding',
  });
  await shop.settle();
  shop.advance(1);
  const line = {
    lines: [{ position: 1, quantity: 2 }],
    restock: true,
    reason: 'returned-goods',
    note: 'ikisi gaýtdy',
  };
  expect((await refund(line)).data.items[0]).toMatchObject({ refunded: 2 });
  expect(await refusalOf(refund(line))).toBe('request.invalid');
  await shop.settle();
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 9, reserved: 0 });
  const row = async () =>
    (await manager.office('GET /api/office/orders/:id/', { params: { id: data.id } })).data;
  expect(await row()).toMatchObject({
    refunded: 11_000,
    refundable: 6_000,
    paymentStatus: 'partly-refunded',
  });
  expect((await row()).attempts[0]?.events.length).toBeGreaterThan(0);

  expect((await row()).refunds).toMatchObject([
    { reason: 'returned-goods', staff: 'manager of the tests', note: 'ikisi gaýtdy' },
    { reason: 'goodwill', staff: 'manager of the tests', note: 'bagyşlaň' },
  ]);
  const told = () => shop.sms(buyer.phone).filter(({ text }) => text.includes('bolegi gaytaryldy'));
  expect(
    told().map(({ text }) => text.split(', ')[1]),
    'each refund is told with its own sum, and why',
  ).toEqual(['100 TMT. haryt yzyna', '10 TMT. dukandan']);
  await manager.office('POST /api/office/orders/:id/cancel/', {
    params: { id: data.id },
    body: { note: 'müşderi gaýtardy' },
  });
  await shop.settle();
  expect(shop.sms(buyer.phone).some(({ text }) => /yzyna gaytaryldy, 60 TMT$/.test(text))).toBe(true);
  expect(await row()).toMatchObject({ status: 'cancelled', refunded: 17_000, paymentStatus: 'refunded' });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an order by phone creates the customer, and the same key again gives the same order', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { place, rose } = await openCounter(shop);
  const phone = freshPhone();
  const body = {
    customer: { phone, name: 'Ogulgerek', lang: 'tm' as const },
    items: [{ product: rose.id, option: rose.option, quantity: 1 }],
    address: { fullname: 'Ogulgerek', mobile: phone, region: 'AG' as const, place, line1: 'Görogly 1' },
    payment: 'CASH' as const,
    delivery: 'STANDARD' as const,
  };
  const headers = { 'idempotency-key': 'telefon-sargydy-1' };
  const call = () => manager.office('POST /api/office/orders/', { body, headers });
  const [one, again] = await Promise.all([call(), call(), call()]);
  expect(again.data.id).toBe(one.data.id);
  expect(one.data).toMatchObject({ status: 'placed', customer: { phone, name: 'Ogulgerek' } });
  expect(one.data.timeline.map(({ event }) => event)).toEqual(['ordered', 'ordered-by-phone']);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 1 });
  const audit = await manager.office('GET /api/office/audit/', { query: { subject: 'order' } });
  expect(audit.data).toHaveLength(1);
  const present = manager.office('POST /api/office/orders/', {
    body: { ...body, gift: { recipientName: 'Şirin', recipientMobile: '65112233' } },
    headers: { 'idempotency-key': 'telefon-3' },
  });
  expect(await refusalOf(present)).toBe('payment.not-for-gifts');
  const later = { ...body, day: '2026-11-25' };
  const agreed = await manager.office('POST /api/office/orders/', {
    body: later,
    headers: { 'idempotency-key': 'telefon-4' },
  });
  expect(agreed.data.delivery).toMatchObject({ method: 'STANDARD', day: '2026-11-25' });
  const strange = { ...body, customer: { phone: '+37060000000' } };
  const refused = manager.office('POST /api/office/orders/', {
    body: strange,
    headers: { 'idempotency-key': 'telefon-2' },
  });
  expect(await refusalOf(refused)).toBe('phone.invalid');
});

test('a payment method that staff have switched off is refused, and existing orders are paid as they were placed', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order, buyer } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' });
  await confirm(shop, owner);
  const input = { methods: ['CASH' as const, 'ONLINE' as const], banks: ['RYSGAL' as const] };
  await owner.office('PUT /api/office/settings/', { body: input });
  await expect(order({ payment: 'TERMINAL' })).rejects.toMatchObject({ code: 'payment.method-off' });
  const pay = (bank: 'HALK' | 'RYSGAL') =>
    startPayment(shop.ctx, { orderId: data.id, customerId: buyer.customerId, bank });
  await expect(pay('HALK')).rejects.toMatchObject({ code: 'bank.unknown' });
  expect((await pay('RYSGAL')).formUrl).toContain('http');
});
