import assert from 'node:assert/strict';
import { test } from 'vitest';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { tellFigures } from '../../../lab/prove/tell-figures.ts';
import { howOften, timeoutFor } from '../../support/shop/how-often.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  bankOrders,
  callsAt,
  letTimePass,
  playFaults,
  pressPay,
  readAttempts,
  readOrder,
  refusalCode,
  startPayingShop,
} from '../../support/people/paying.ts';

test('an unpaid order lets its goods go after its page is over, and not before the bank was asked', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order);
  await letTimePass(shop, 1_490, 50);
  assert.equal((await readOrder(shop, order.id)).status, 'awaiting-payment');
  await letTimePass(shop, 60, 10);
  assert.equal((await readOrder(shop, order.id)).status, 'expired');
  const last = (await callsAt(shop, 'getOrderStatusExtended.do')).at(-1);
  assert.ok(last && last.at >= shop.ctx.now().getTime() - 60_000);
  await assertBooksAgree(shop);
});

test('a paid order keeps its goods although the bank fell silent until after its time', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order));
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'reset-before', times: 10_000 });
  await letTimePass(shop, 2_400, 60);
  assert.equal((await readOrder(shop, order.id)).status, 'awaiting-payment');
  playFaults(shop);
  await letTimePass(shop, 60, 5);
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
  await assertBooksAgree(shop);
});

/** For half of the late payments the goods are still in stock, for half they are not. */
const half = howOften('latePayments') / 2;
const options = { timeout: timeoutFor('latePayments', 2_000) };

test('money after the end finds the goods still there: the order is placed after all', options, async () => {
  await using shop = await startPayingShop();
  const orders = [];
  for (let at = 0; at < half; at += 1) {
    const order = await addUnpaidOrder(shop);
    orders.push({ order, formUrl: await pressPay(shop, order) });
  }
  await letTimePass(shop, 1_600, 100);
  for (const { order, formUrl } of orders) {
    assert.equal((await readOrder(shop, order.id)).status, 'expired');
    await atBank(shop, formUrl);
  }
  await letTimePass(shop, 300, 30);
  for (const { order } of orders) {
    const row = await readOrder(shop, order.id);
    assert.deepEqual([row.status, row.payment_status, row.stock_state], ['placed', 'paid', 'shipped']);
  }
  assert.equal((await callsAt(shop, 'refund.do')).length, 0);
  await assertBooksAgree(shop);
  tellFigures('B12', { placed: half });
});

test('money after the goods are gone goes back, once each, and the buyer hears of it', options, async () => {
  await using shop = await startPayingShop();
  const orders = [];
  for (let at = 0; at < half; at += 1) {
    const order = await addUnpaidOrder(shop);
    orders.push({ order, formUrl: await pressPay(shop, order) });
  }
  await letTimePass(shop, 1_600, 100);
  for (const { order, formUrl } of orders) {
    await addUnpaidOrder(shop, { option: order.option });
    await atBank(shop, formUrl);
  }
  const paidAt = shop.ctx.now().getTime();
  await letTimePass(shop, 300, 30);
  for (const { order } of orders) {
    const row = await readOrder(shop, order.id);
    assert.deepEqual([row.status, row.payment_status], ['expired', 'refunded']);
    assert.deepEqual([row.paid_tenge, row.refunded_tenge], [order.total, order.total]);
    const told = shop.sms(order.phone).filter(({ text }) => text.includes('yzyna gaytaryldy'));
    assert.equal(told.length, 1);
    const { id, customerId } = order;
    const { money } = await showOrder(shop.ctx.db, { id, customerId, now: shop.ctx.now() });
    const back = [{ amount: order.total, why: 'ended', isUnderWay: false }];
    assert.deepEqual(money, { paid: [{ way: 'CARD', amount: order.total }], back, inTheEnd: 0 });
  }
  const calls = await callsAt(shop, 'refund.do');
  assert.equal(calls.length, half);
  assert.equal(new Set(calls.map(({ mdOrder }) => mdOrder)).size, half, 'one call for each');
  await assertBooksAgree(shop);
  const slowest = Math.max(...calls.map(({ at }) => at - paidAt)) / 1_000;
  tellFigures('B12', { returned: half, slowest });
});

test('a cancelled order’s page is closed; money that comes all the same goes back', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await cancelOrder(shop.ctx, { customerId: order.customerId, lang: 'tm' }, order.id);
  assert.equal((await readOrder(shop, order.id)).payment_status, 'unpaid', 'nobody waits for it');
  await letTimePass(shop, 15, 5);
  assert.equal(bankOrders(shop)[0]?.status, 6, 'nobody can pay there any more');
  assert.equal((await readAttempts(shop, order.id))[0]?.state, 'retired');
  await atBank(shop, formUrl);
  await letTimePass(shop, 60, 5);
  const row = await readOrder(shop, order.id);
  assert.deepEqual([row.status, row.payment_status], ['cancelled', 'refunded']);
  assert.equal(await refusalCode(pressPay(shop, order)), 'payment.not-payable', 'gone back is not paid');
  await assertBooksAgree(shop);
});
