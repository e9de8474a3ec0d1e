import { expect, test } from 'vitest';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { OrderInput } from '#contract/checkout/shop.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { atBank, letTimePass, playFaults, startPayingShop } from '../../../tests/support/people/paying.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate, openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

const codes = ['FIRST-0000000001', 'SECOND-000000002'];

/** Roses for 50 and delivery for 20; certificates of 80 and 60, spent in this order, and staff who change goods. */
async function openDesk(shop: TestShop) {
  const { office } = await hire(shop, 'manager');
  const counter = await openCounter(shop);
  const day = 86_400_000;
  const inDays = (days: number) => ({ expires_at: new Date(shop.ctx.now().getTime() + days * day) });
  const ids = [
    await addCertificate(shop, codes[0] ?? '', 8_000, inDays(90)),
    await addCertificate(shop, codes[1] ?? '', 6_000, inDays(180)),
  ];
  const balances = async () => {
    const rows = await shop.ctx.db
      .selectFrom('certificate_money')
      .select(['certificate_id as id', 'balance_tenge'])
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.balance_tenge);
  };
  const place = async (input: Partial<OrderInput>, quantity: number) =>
    (await counter.order({ certificates: codes, ...input }, quantity)).data;
  const show = async (id: string) => (await office('GET /api/office/orders/:id/', { params: { id } })).data;
  const change = (id: string, quantity: number, seenTotal: number) =>
    office('PUT /api/office/orders/:id/goods/', {
      params: { id },
      body: { items: [{ product: counter.rose.id, option: counter.rose.option, quantity }], seenTotal },
    });
  const move = (id: string, action: 'prepare' | 'make-ready' | 'send' | 'deliver') =>
    office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  const cancel = (id: string) =>
    office('POST /api/office/orders/:id/cancel/', { params: { id }, body: { note: 'gerek däl' } });
  return { ...counter, balances, place, show, change, move, cancel };
}

test.each(['CASH', 'ONLINE'] as const)(
  'an order made smaller than its certificates pay takes less of the last one, and is placed as paid: %s',
  async (payment) => {
    await using shop = await startPayingShop({ isHurried: true });
    const { rose, balances, place, show, change, move, cancel } = await openDesk(shop);
    const { id, totals } = await place({ payment }, 3);
    expect([totals.total, await balances()]).toEqual([3_000, [0, 0]]);
    const { data } = await change(id, 1, 3_000);
    expect(data).toMatchObject({ status: 'placed', paymentStatus: 'paid', byCertificate: true });
    expect(data.totals).toMatchObject({ discount: 7_000, certificate: 7_000, total: 0 });
    expect(data.certificates).toEqual([expect.objectContaining({ tenge: 7_000, returned: 0 })]);
    expect(data.expiresAt).toBeNull();
    expect(await balances()).toEqual([1_000, 6_000]);
    expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 9, reserved: 0 });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
    expect(await refusalOf(change(id, 2, 0)), 'it is paid').toBe('order.action-refused');

    if (payment === 'CASH')
      for (const one of ['prepare', 'make-ready', 'send', 'deliver'] as const) await move(id, one);
    else await cancel(id);
    expect(await balances()).toEqual(payment === 'CASH' ? [1_000, 6_000] : [8_000, 6_000]);
    const end = payment === 'CASH' ? { status: 'delivered', paid: 0 } : { paymentStatus: 'refunded' };
    expect(await show(id)).toMatchObject(end);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  },
);

test.each([
  [1, 'order-accepted', {}],
  [-1, 'order-paid-late', { needsTime: true }],
])('its buyer is told, also when it waited beyond its day: in %i days', async (days, kind, seen) => {
  await using shop = await startPayingShop({ isHurried: true });
  const { place, show, change } = await openDesk(shop);
  const { id } = await place({ payment: 'ONLINE' }, 3);
  const day = dayOf(new Date(shop.ctx.now().getTime() + days * 86_400_000));
  await shop.ctx.db.updateTable('shop_order').set({ delivery_day: day }).execute();
  const sent = async () =>
    (await shop.ctx.db.selectFrom('sms_message').select('kind').where('order_id', '=', id).execute()).map(
      (sms) => sms.kind,
    );
  expect(await sent()).toEqual([]);
  await change(id, 1, 3_000);
  expect(await sent()).toEqual([kind]);
  expect(await show(id)).toMatchObject(seen);
});

test('card money that comes after certificates pay it all goes back, and the order stays paid', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { buyer, place, show, change } = await openDesk(shop);
  const { id } = await place({ payment: 'ONLINE' }, 3);
  const day = new Date(shop.ctx.now().getTime() + 86_400_000);
  await shop.ctx.db.updateTable('shop_order').set({ expires_at: day, hold_until: day }).execute();
  const { formUrl } = await startPayment(shop.ctx, {
    ...{ orderId: id, customerId: buyer.customerId, bank: 'HALK' },
  });
  expect(await refusalOf(change(id, 1, 3_000))).toBe('payment.page-open');
  await atBank(shop, formUrl);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 });
  await letTimePass(shop, 21 * 60, 60);
  await change(id, 1, 3_000);
  playFaults(shop);
  await letTimePass(shop, 15 * 60, 30);
  expect(await show(id)).toMatchObject({
    ...{ status: 'placed', paymentStatus: 'paid', paid: 3_000, refunded: 3_000, owed: 0 },
  });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('card money of the sum before an edit goes back: the order waits, and the books are in order', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { buyer, place, show, change } = await openDesk(shop);
  const { id } = await place({ payment: 'ONLINE' }, 5);
  const day = new Date(shop.ctx.now().getTime() + 86_400_000);
  await shop.ctx.db.updateTable('shop_order').set({ expires_at: day, hold_until: day }).execute();
  const { formUrl } = await startPayment(shop.ctx, {
    ...{ orderId: id, customerId: buyer.customerId, bank: 'HALK' },
  });
  await atBank(shop, formUrl);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 });
  await letTimePass(shop, 21 * 60, 60);
  await change(id, 4, 13_000);
  playFaults(shop);
  await letTimePass(shop, 15 * 60, 30);
  expect(await show(id)).toMatchObject({ status: 'awaiting-payment', owed: 0 });
  expect((await checkBooks(shop.ctx)).differences).toEqual([]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('of edits, a cancellation and payment at once one comes first, and no tenge is given back twice', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { buyer, balances, place, change, cancel } = await openDesk(shop);
  for (const payment of ['CASH', 'ONLINE'] as const)
    for (let round = 0; round < 3; round++) {
      const { id } = await place({ payment }, 3);
      await Promise.allSettled([
        change(id, 1, 3_000),
        change(id, 2, 3_000),
        startPayment(shop.ctx, { orderId: id, customerId: buyer.customerId, bank: 'HALK' }),
        cancel(id),
      ]);
      await cancel(id).catch(() => undefined);
      expect(await balances()).toEqual([8_000, 6_000]);
      expect(await findBreaches(shop.ctx.db)).toEqual([]);
    }
});
