import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { atBank, letTimePass, startPayingShop } from '../../../tests/support/people/paying.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

const change = ({ office }: Colleague, id: string, payment: 'CASH' | 'TERMINAL' | 'ONLINE') =>
  office('POST /api/office/orders/:id/payment/', { params: { id }, body: { payment } });

test('an order that waits for a card payment is paid to the courier instead; money of the open bank page is refunded', async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer, rose } = await openCounter(shop);
  const { id } = (await order({ payment: 'ONLINE' }, 2)).data;
  const { formUrl } = await startPayment(shop.ctx, {
    orderId: id,
    customerId: buyer.customerId,
    bank: 'HALK',
  });
  const changed = (await change(manager, id, 'CASH')).data;
  expect(changed).toMatchObject({
    status: 'placed',
    paymentStatus: 'unpaid',
    payment: 'CASH',
    expiresAt: null,
  });
  expect(changed.actions).toContain('change-payment');
  expect((await change(manager, id, 'TERMINAL')).data).toMatchObject({
    payment: 'TERMINAL',
    status: 'placed',
  });
  expect(await refusalOf(change(manager, id, 'TERMINAL'))).toBe('order.action-refused');
  await shop.settle();
  expect(shop.sms(buyer.phone).some(({ text }) => /kabul edildi/.test(text))).toBe(true);

  // The customer had the page open all the time, and pays there.
  await atBank(shop, formUrl);
  await letTimePass(shop, 120, 15);
  const after = (await manager.office('GET /api/office/orders/:id/', { params: { id } })).data;
  expect(after).toMatchObject({ status: 'placed', paymentStatus: 'unpaid', paid: 0, refunded: 0, owed: 0 });
  expect(after.refunds).toMatchObject([{ state: 'done', amount: 12_000, kind: 'card' }]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 2 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    await manager.office('POST /api/office/orders/:id/move/', {
      params: { id },
      body: action === 'send' ? { action, courier: 'Merdan' } : { action },
    });
  const delivered = (await manager.office('GET /api/office/orders/:id/', { params: { id } })).data;
  expect(delivered).toMatchObject({ paymentStatus: 'paid', paid: 12_000, refundable: 12_000 });
  expect(await refusalOf(change(manager, id, 'CASH'))).toBe('order.action-refused');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a cash order waits for a card payment instead, until it is prepared; the link is sent by SMS each time', async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer, rose } = await openCounter(shop);
  const { id } = (await order({ payment: 'ONLINE' }, 2)).data;
  const { customerId } = buyer;
  const pay = () => startPayment(shop.ctx, { orderId: id, customerId, bank: 'HALK' });
  const row = async () => (await manager.office('GET /api/office/orders/:id/', { params: { id } })).data;
  // The first page is paid while the order is to be paid on delivery: that money is refunded.
  const { formUrl } = await pay();
  await change(manager, id, 'CASH');
  await atBank(shop, formUrl);
  await letTimePass(shop, 120, 15);
  expect(await refusalOf(change(manager, id, 'CASH'))).toBe('order.action-refused');

  const waiting = (await change(manager, id, 'ONLINE')).data;
  expect(waiting).toMatchObject({
    status: 'awaiting-payment',
    payment: 'ONLINE',
    paid: 12_000,
    refunded: 12_000,
  });
  expect(Date.parse(waiting.expiresAt ?? '') - shop.ctx.now().getTime()).toBe(24 * 3_600_000);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 2 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await change(manager, id, 'CASH');
  await manager.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action: 'confirm' } });
  shop.advance(60);
  await change(manager, id, 'ONLINE');
  await shop.settle();
  const links = shop.sms(buyer.phone).filter(({ text }) => /Tolemek|T.lemek/.test(text));
  expect(links).toHaveLength(2);

  await atBank(shop, (await pay()).formUrl);
  await letTimePass(shop, 60, 15);
  expect(await row()).toMatchObject({ status: 'placed', paymentStatus: 'paid', refundable: 12_000 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  const other = (await order({ payment: 'CASH' })).data;
  await manager.office('POST /api/office/orders/:id/move/', {
    params: { id: other.id },
    body: { action: 'prepare' },
  });
  expect(await refusalOf(change(manager, other.id, 'ONLINE')), 'it is being gathered').toBe(
    'order.action-refused',
  );
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('no courier collects money from the recipient of a gift, and a method that is switched off is refused', async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const gift = { recipientName: 'Aýna', recipientMobile: '+99365112233' };
  const { id } = (await order({ payment: 'ONLINE', gift })).data;
  expect(await refusalOf(change(manager, id, 'CASH'))).toBe('payment.not-for-gifts');
  const own = (await order({ payment: 'ONLINE' })).data;
  const value = JSON.stringify({ methods: ['ONLINE', 'CASH'], banks: ['HALK'] });
  const row = { key: 'payments', value, updated_at: shop.ctx.now() };
  await shop.ctx.db.insertInto('shop_text').values(row).execute();
  expect(await refusalOf(change(manager, own.id, 'TERMINAL'))).toBe('payment.method-off');
  expect((await change(manager, own.id, 'CASH')).data.payment).toBe('CASH');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('staff get the link that the SMS contains, to send it in another way', async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const { id, number } = (await order({ payment: 'CASH' })).data;
  const ask = () => manager.office('POST /api/office/orders/:id/link/', { params: { id } });
  const { url } = (await ask()).data;
  expect((await ask()).data.url).toBe(url);
  const token = url.split('/').at(-1) ?? '';
  expect((await shop.api('GET /api/order-link/:token/', { params: { token } })).data).toMatchObject({
    number,
    isPayable: false,
    payment: 'CASH',
  });
  const audit = await manager.office('GET /api/office/audit/', { query: { subject_id: id } });
  expect(audit.data.map(({ action }) => action)).toEqual(['give-link', 'give-link']);
  expect(JSON.stringify(audit.data)).not.toContain(token);
});
