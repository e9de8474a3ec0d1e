import assert from 'node:assert/strict';
import { test } from 'vitest';
import { queryAttempts } from '#server/features/payments/attempts/query-attempts.ts';
import { tellFigures } from '../../../lab/prove/tell-figures.ts';
import { howOften, timeoutFor } from '../../support/shop/how-often.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  bankOrders,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readAttempts,
  readOrder,
  refusalCode,
  startPayingShop,
} from '../../support/people/paying.ts';

test('orders whose callbacks and customers never come back are paid within a minute, and prepared once', {
  timeout: timeoutFor('silentPayments', 1_500),
}, async () => {
  await using shop = await startPayingShop();
  const orders = [];
  for (let at = 0; at < howOften('silentPayments'); at += 1) {
    const order = await addUnpaidOrder(shop);
    orders.push({ order, formUrl: await pressPay(shop, order) });
  }
  await letTimePass(shop, 130);
  for (const { formUrl } of orders) await atBank(shop, formUrl);
  const paidAt = shop.ctx.now().getTime();
  await letTimePass(shop, 60, 2);
  let slowest = 0;
  for (const { order } of orders) {
    const row = await readOrder(shop, order.id);
    assert.deepEqual([row.status, row.payment_status], ['placed', 'paid']);
    const known = await shop.ctx.db
      .selectFrom('order_event')
      .select('at')
      .where('order_id', '=', order.id)
      .where('to_payment', '=', 'paid')
      .execute();
    assert.equal(known.length, 1, 'goods are prepared once');
    slowest = Math.max(slowest, (known[0]?.at.getTime() ?? Infinity) - paidAt);
  }
  await assertBooksAgree(shop);
  tellFigures('B9', { orders: orders.length, slowest: slowest / 1_000 });
});

test('a declined card fails the payment for now, and the same page takes the next card', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  const [there] = bankOrders(shop);
  assert.ok(there);
  shop.simulator.bank.book.keep({ ...there, actionCode: -2025 });
  const seen = await comeBack(shop, order);
  assert.deepEqual([seen.paymentStatus, seen.orderStatus, seen.canRetry], ['failed', 0, true]);
  assert.equal(await pressPay(shop, order), formUrl, 'the page is still open');
  await atBank(shop, formUrl);
  assert.equal(
    (await comeBack(shop, order)).canRetry,
    false,
    'what was said before the payment is no answer',
  );
  await letTimePass(shop, 60, 5);
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
  await assertBooksAgree(shop);
});

test('a bank that says "declined" and takes the money after all is believed', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl, 'decline');
  const seen = await comeBack(shop, order);
  assert.deepEqual([seen.paymentStatus, seen.orderStatus, seen.canRetry], ['failed', 6, true]);
  await atBank(shop, formUrl);
  await letTimePass(shop, 60, 5);
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
  await assertBooksAgree(shop);
});

test('after a final decline a second try gets a page and a number of its own', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order), 'decline');
  await comeBack(shop, order);
  const second = await pressPay(shop, order);
  assert.equal((await readOrder(shop, order.id)).payment_status, 'pending');
  await atBank(shop, second);
  shop.advance(6);
  assert.equal((await comeBack(shop, order)).status, 'placed');
  assert.equal(new Set(bankOrders(shop).map(({ orderNumber }) => orderNumber)).size, 2);
  await assertBooksAgree(shop);
});

test('a page that nobody paid expires; the order may be paid again while it keeps its goods', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order);
  await letTimePass(shop, 1_270, 30);
  const [attempt] = await readAttempts(shop, order.id);
  assert.equal(attempt?.state, 'expired');
  assert.equal((await readOrder(shop, order.id)).payment_status, 'unpaid');
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl);
  assert.equal((await comeBack(shop, order)).status, 'placed');
});

test('a dead bank leaves the order payable, and says so at once', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(shop, { method: 'register.do', kind: 'http-429' });
  assert.equal(await refusalCode(pressPay(shop, order)), 'bank.unreachable');
  const row = await readOrder(shop, order.id);
  assert.deepEqual([row.status, row.payment_status], ['awaiting-payment', 'unpaid']);
  shop.advance(60);
  await atBank(shop, await pressPay(shop, order));
  assert.equal((await comeBack(shop, order)).status, 'placed');
});

test('while the bank is silent nothing is said to have failed', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'timeout-before' });
  const seen = await comeBack(shop, order);
  assert.deepEqual(
    [seen.status, seen.paymentStatus, seen.orderStatus, seen.canRetry],
    ['awaiting-payment', 'pending', null, false],
  );
  shop.advance(6);
  assert.equal((await comeBack(shop, order)).paymentStatus, 'paid');
});

test('before the reservation is released every bank is asked, and no answer is not taken for a refusal', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  assert.equal(await queryAttempts(shop.ctx, order.id), 'unpaid');
  const formUrl = await pressPay(shop, order);
  assert.equal(await queryAttempts(shop.ctx, order.id), 'unpaid');
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'reset-before' });
  assert.equal(await queryAttempts(shop.ctx, order.id), 'silent');
  await atBank(shop, formUrl);
  assert.equal(await queryAttempts(shop.ctx, order.id), 'paid');
});

test('orders of others, orders that are over and banks that are off cannot be paid', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  const stranger = await addUnpaidOrder(shop);
  const foreign = { ...order, customerId: stranger.customerId };
  assert.equal(await refusalCode(pressPay(shop, foreign)), 'order.not-found');
  assert.equal(await refusalCode(comeBack(shop, foreign)), 'order.not-found');
  (shop.ctx.banks as Map<string, unknown>).delete('RYSGAL');
  assert.equal(await refusalCode(pressPay(shop, order, 'RYSGAL')), 'bank.unknown');
  await atBank(shop, await pressPay(shop, order));
  await comeBack(shop, order);
  assert.equal(await refusalCode(pressPay(shop, order)), 'payment.already-paid');
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'cancelled' })
    .where('id', '=', stranger.id)
    .execute();
  assert.equal(await refusalCode(pressPay(shop, stranger)), 'payment.not-payable');
});
