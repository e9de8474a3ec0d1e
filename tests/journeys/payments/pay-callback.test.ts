import assert from 'node:assert/strict';
import { test } from 'vitest';
import { signCallback } from '#server/adapters/banks/callback-signature.ts';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { settlePayment } from '#server/features/checkout/payment/settle-payment.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';
import { tellFigures } from '../../../lab/prove/tell-figures.ts';
import { howOften, timeoutFor } from '../../support/shop/how-often.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  bankIdOf,
  callsAt,
  comeBack,
  letTimePass,
  pressPay,
  readOrder,
  startPayingShop,
} from '../../support/people/paying.ts';
import { startShop, type TestShop } from '../../support/shop/start-shop.ts';

const status = 'getOrderStatusExtended.do';

function paramsOf(mdOrder: string, key = demoMerchants.HALK.callbackKey): Record<string, string> {
  const params = { mdOrder, orderNumber: '1', operation: 'deposited', status: '1', amount: '' };
  return { ...params, checksum: signCallback(params, key) };
}

async function call(shop: TestShop, params: Record<string, string>, init?: RequestInit): Promise<number> {
  const reply = await fetch(
    `${shop.origin}/api/order/bank-callback/HALK/${init ? '' : `?${new URLSearchParams(params)}`}`,
    init,
  );
  await reply.body?.cancel();
  return reply.status;
}

const form = (params: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(params),
});

test('a signed callback makes the shop ask the bank at once', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl);
  assert.equal(await call(shop, paramsOf(bankIdOf(formUrl))), 200);
  await shop.settle();
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
});

test('a simulator from outside that signs nothing is told where to call, and is believed no more than asked', async () => {
  await using shop = await startShop({ env: { BANK_HALK_CALLBACK_KEY: '' } });
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  const [registered] = shop.simulator.bank.book.all();
  assert.equal(registered?.callbackUrl, `${shop.ctx.config.publicUrl}/api/order/bank-callback/HALK/`);
  const { checksum: _, ...unsigned } = paramsOf(bankIdOf(formUrl));
  assert.equal(await call(shop, unsigned), 200);
  await shop.settle();
  assert.equal((await readOrder(shop, order.id)).status, 'awaiting-payment');
  await atBank(shop, formUrl);
  shop.advance(6);
  assert.equal(await call(shop, unsigned), 200);
  await shop.settle();
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
});

test('a callback may come as a form; other routes still take none', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl);
  const params = paramsOf(bankIdOf(formUrl));
  assert.equal(await call(shop, params, form(params)), 200);
  await shop.settle();
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
  const elsewhere = await fetch(`${shop.origin}/api/auth/sign-in/`, form({ username: '+99361234567' }));
  assert.equal(elsewhere.status, 415);
});

test('the same status twenty times over, by callback and by return, is one payment and few questions', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl);
  const params = paramsOf(bankIdOf(formUrl));
  const all = Array.from({ length: 20 }, () => [call(shop, params), comeBack(shop, order), shop.settle()]);
  await Promise.all(all.flat());
  const asked = (await callsAt(shop, status)).length;
  assert.equal(asked, 1, 'one question to the bank within five seconds');
  await letTimePass(shop, 3_600, 60);
  assert.equal(await call(shop, params), 200);
  await shop.settle();
  const row = await readOrder(shop, order.id);
  assert.deepEqual([row.status, row.payment_status, row.paid_tenge], ['placed', 'paid', order.total]);
  const events = await shop.ctx.db
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', order.id)
    .where('to_payment', '=', 'paid')
    .execute();
  assert.equal(events.length, 1);
  await assertBooksAgree(shop);
});

test('twenty that settle the same money at the same moment settle it once', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order));
  const [attempt] = await readAttempts(shop.ctx.db, order.id);
  assert.ok(attempt);
  await Promise.all(Array.from({ length: 20 }, () => settlePayment(shop.ctx, attempt)));
  const row = await readOrder(shop, order.id);
  assert.deepEqual([row.status, row.paid_tenge], ['placed', order.total]);
  const refunds = await shop.ctx.db.selectFrom('refund').selectAll().execute();
  assert.deepEqual(refunds, []);
  await assertBooksAgree(shop);
});

test('an impatient customer costs the bank one question in five seconds', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order);
  for (let second = 0; second < 30; second += 1) {
    await comeBack(shop, order);
    await shop.settle();
    shop.advance(1);
  }
  const times = (await callsAt(shop, status)).map(({ at }) => at);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  assert.ok(times.length <= 6 && gaps.every((gap) => gap >= 5_000), gaps.join());
});

test('a forged callback is refused at once and believed by nobody', {
  timeout: timeoutFor('forgedCallbacks', 200),
}, async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  const genuine = paramsOf(bankIdOf(formUrl));
  const forged = [
    { ...genuine, checksum: 'A'.repeat(64) },
    { ...genuine, amount: '1' },
    { mdOrder: bankIdOf(formUrl), operation: 'deposited', status: '1' },
    paramsOf(bankIdOf(formUrl), 'another-key'),
  ];
  const forgeries = howOften('forgedCallbacks');
  let slowest = 0;
  for (let done = 0; done < forgeries; done += 20) {
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => call(shop, forged[at % forged.length] ?? {})),
    );
    slowest = Math.max(slowest, performance.now() - begun);
    assert.deepEqual([...new Set(answers)], [400]);
  }
  await shop.settle();
  assert.equal((await callsAt(shop, status)).length, 0);
  assert.equal((await readOrder(shop, order.id)).payment_status, 'pending');
  tellFigures('B11', { forgeries, slowest: Math.round(slowest) });
});

test('a genuine "deposited" before the money is there pays nothing', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  assert.equal(await call(shop, paramsOf(bankIdOf(formUrl))), 200);
  await shop.settle();
  assert.equal((await readOrder(shop, order.id)).payment_status, 'pending');
});

test('a callback about an unknown order is accepted and costs no question', async () => {
  await using shop = await startPayingShop();
  assert.equal(await call(shop, paramsOf(crypto.randomUUID())), 200);
  await shop.settle();
  assert.equal((await callsAt(shop, status)).length, 0);
});

test('the bank’s order id leads to the order and tells nothing else', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const orderId = bankIdOf(await pressPay(shop, order));
  const { data } = await shop.api('GET /api/order/orderid-request/', { query: { orderId } });
  assert.deepEqual(data, { id: order.id, bank: 'HALK' });
  const unknown = await fetch(`${shop.origin}/api/order/orderid-request/?orderId=${crypto.randomUUID()}`);
  assert.equal(unknown.status, 404);
});
