import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

test('every sum equals the ledger’s to the tenge, by day, week and month', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer, rose } = await openCounter(shop, 50);
  const { db } = shop.ctx;
  async function payByCard(quantity: number): Promise<string> {
    const { data } = await order({ payment: 'ONLINE' }, quantity);
    const input = { orderId: data.id, customerId: buyer.customerId, bank: 'HALK' as const };
    await atBank(shop, (await startPayment(shop.ctx, input)).formUrl);
    shop.advance(60);
    await shop.settle();
    return data.id;
  }
  async function deliver(id: string): Promise<void> {
    for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
      await manager.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  }
  const card = await payByCard(2);
  await deliver((await order({}, 1)).data.id);
  await order({ payment: 'ONLINE' }, 1);
  // The next day: yesterday's session has expired.
  shop.advance(21 * 3_600);
  const fresh = await hire(shop, 'manager');
  await confirm(shop, fresh);
  await fresh.office('POST /api/office/orders/:id/refunds/', {
    params: { id: card },
    body: { amount: 1_234, reason: 'goodwill', note: 'bagyşlaň' },
  });
  await shop.settle();
  const { data } = await fresh.office('GET /api/office/dashboard/');
  const ledger = await db.selectFrom('order_money').select(['paid_tenge', 'refunded_tenge']).execute();
  const kept = ledger.reduce((sum, row) => sum + row.paid_tenge - row.refunded_tenge, 0);
  const sum = (rows: readonly { total: number }[]) => rows.reduce((all, { total }) => all + total, 0);
  expect(sum(data.revenue)).toBe(kept);
  expect(kept).toBe(12_000 + 7_000 - 1_234);
  expect(data.revenue).toHaveLength(30);
  expect(data.revenue.at(-2)).toMatchObject({ card: 12_000, cash: 7_000, refunded: 0, orders: 2 });
  expect(data.revenue.at(-1)).toMatchObject({ card: 0, refunded: 1_234, total: -1_234 });
  for (const by of ['week', 'month'] as const)
    expect(sum((await fresh.office('GET /api/office/dashboard/', { query: { by } })).data.revenue)).toBe(
      kept,
    );
  expect(data.best).toMatchObject([{ product: rose.id, units: 3, revenue: 15_000 }]);
  expect(data.today.revenue).toBe(-1_234);
  const wrong = fresh.office('GET /api/office/dashboard/', {
    query: { from: '2024-01-01', to: '2026-11-21' },
  });
  expect(await refusalOf(wrong)).toBe('request.invalid');
});

test('today’s work, sold-out and unpaid items, and SMS outcomes', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order, rose } = await openCounter(shop, 3);
  await order({}, 1);
  await order({ payment: 'ONLINE' }, 2);
  await shop.settle();
  const { data } = await office('GET /api/office/dashboard/');
  expect(data.today).toMatchObject({ orders: 1, untaken: 1, deliveries: 1, revenue: 0 });
  expect(data.out).toMatchObject({ count: 1, rows: [{ option: rose.option }] });
  expect(data.unpaid.map(({ status, orders, sum }) => [status, orders, sum])).toEqual([
    ['awaiting-payment', 1, 12_000],
    ['placed', 1, 7_000],
  ]);
  // Taken by the operator: nothing of it waits.
  expect(data.sms).toMatchObject([{ sent: 1, waiting: 0, failed: 0 }]);
});

test('best sellers count sold and not returned goods, on the requested days', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop, 50);
  const tulip = await addProduct(shop);
  const ofTulips = { items: [{ product: tulip.id, option: tulip.option, quantity: 1 }] };
  const best = async () => {
    const { office } = await hire(shop, 'manager');
    const { data } = await office('GET /api/office/dashboard/');
    return data.best.map(({ product, units }) => [product, units]);
  };
  const turn = (id: string, status: string) =>
    shop.ctx.db.updateTable('shop_order').set({ status }).where('id', '=', id).execute();
  const { data: once } = await order(ofTulips);
  shop.advance(31 * 86_400);
  await order({}, 2);
  const { data: later } = await order(ofTulips);
  expect(await best()).toEqual([
    [rose.id, 2],
    [tulip.id, 1],
  ]);
  for (const status of ['returned', 'cancelled']) {
    await turn(later.id, status);
    await turn(once.id, status);
    expect(await best()).toEqual([[rose.id, 2]]);
  }
});

test('orders of today are counted as the day close counts them, without returned ones; handed over are its deliveries', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const day = dayOf(shop.ctx.now());
  for (const status of ['placed', 'delivered', 'returned']) {
    const { data } = await order();
    const values = { status, delivery_day: day };
    await shop.ctx.db.updateTable('shop_order').set(values).where('id', '=', data.id).execute();
  }
  const { data } = await office('GET /api/office/dashboard/');
  const { data: close } = await office('GET /api/office/reports/day/', { query: { day } });
  expect(data.today).toMatchObject({ orders: 2, deliveries: 1, delivered: 1 });
  expect(close.orders).toBe(2);
});
