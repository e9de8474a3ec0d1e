import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  bankOrders,
  callsAt,
  comeBack,
  pressPay,
  readAttempts,
  readOrder,
  startPayingShop,
} from '../../support/people/paying.ts';

test('a customer pays at the bank, comes back, and the order is placed', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);

  const formUrl = await pressPay(shop, order);
  const [there] = bankOrders(shop);
  assert.equal(there?.amount, order.total);
  assert.equal(there?.currency, '934');
  assert.equal(there.expiresAt - there.registeredAt, 1_200_000);
  assert.equal(there.returnUrl, `http://127.0.0.1:8080/order/check-payment/${order.id}?bank=HALK`);
  assert.match(there.orderNumber, /^[A-Za-z0-9-]{1,32}$/);
  assert.match(there.description, /^Sowgat \d+$/);
  const pending = await readOrder(shop, order.id);
  assert.deepEqual(
    [pending.status, pending.payment_status, pending.bank],
    ['awaiting-payment', 'pending', 'HALK'],
  );
  assert.ok(
    pending.expires_at && pending.expires_at.getTime() >= there.expiresAt + 300_000,
    'goods outlive the page',
  );

  await atBank(shop, formUrl);
  const seen = await comeBack(shop, order);
  assert.deepEqual(seen, {
    id: order.id,
    status: 'placed',
    paymentStatus: 'paid',
    orderStatus: 2,
    amount: order.total,
    canRetry: false,
  });
  await assertBooksAgree(shop);
});

test('while the customer is at the bank the page only says that it is being checked', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  assert.equal((await comeBack(shop, order)).canRetry, true);
  await pressPay(shop, order);
  const seen = await comeBack(shop, order);
  assert.deepEqual([seen.paymentStatus, seen.orderStatus, seen.canRetry], ['pending', 0, false]);
});

test('a refused payment says why, as far as the bank does', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order), 'expire');
  const seen = await comeBack(shop, order);
  assert.deepEqual([seen.paymentStatus, seen.declined, seen.canRetry], ['failed', 'page-over', true]);
});

test('twenty presses of "pay" are one registration and one page', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const pages = await Promise.all(Array.from({ length: 20 }, () => pressPay(shop, order)));
  assert.equal(new Set(pages).size, 1);
  assert.equal((await callsAt(shop, 'register.do')).length, 1);
  assert.equal((await readAttempts(shop, order.id)).length, 1);
});
