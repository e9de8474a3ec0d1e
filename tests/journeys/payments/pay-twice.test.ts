import assert from 'node:assert/strict';
import { test } from 'vitest';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import { resolveLostRefund } from '#server/features/payments/refunds/resolve-lost-refund.ts';
import { requestRefund } from '../../support/people/request-refund.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  bankIdOf,
  bankOrders,
  callsAt,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readAttempts,
  readOrder,
  refusalCode,
  startPayingShop,
} from '../../support/people/paying.ts';

const payable = (shop: Parameters<typeof bankOrders>[0]) =>
  bankOrders(shop).filter(({ status }) => status === 0 || status === 5);

test('the answer to a registration is lost: the bank’s page nobody has is closed, another one opens', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(shop, { method: 'register.do', kind: 'timeout-after' });
  const formUrl = await pressPay(shop, order);
  assert.deepEqual(
    payable(shop).map(({ mdOrder }) => mdOrder),
    [bankIdOf(formUrl)],
    'one page is payable',
  );
  assert.deepEqual(
    (await readAttempts(shop, order.id)).map(({ state }) => state),
    ['retired', 'registered'],
  );
  await atBank(shop, formUrl);
  assert.equal((await comeBack(shop, order)).status, 'placed');
  await assertBooksAgree(shop);
});

test('a registration that never reached the bank is sent once more under the same number', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(shop, { method: 'register.do', kind: 'timeout-before' });
  const formUrl = await pressPay(shop, order);
  const calls = await callsAt(shop, 'register.do');
  assert.equal(calls.length, 2);
  assert.equal(new Set(calls.map(({ orderNumber }) => orderNumber)).size, 1);
  assert.deepEqual(
    bankOrders(shop).map(({ mdOrder }) => mdOrder),
    [bankIdOf(formUrl)],
  );
});

test('twenty presses while the answer is lost end on one page', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(shop, { method: 'register.do', kind: 'reset-after' });
  const pages = await Promise.all(Array.from({ length: 20 }, () => pressPay(shop, order)));
  assert.equal(new Set(pages).size, 1);
  assert.equal(payable(shop).length, 1);
  assert.equal((await callsAt(shop, 'register.do')).length, 2);
});

test('a lost registration and a silent bank are cleared up by the next press', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(
    shop,
    { method: 'register.do', kind: 'timeout-after' },
    { method: 'getOrderStatusExtended.do', kind: 'timeout-before' },
  );
  assert.equal(await refusalCode(pressPay(shop, order)), 'bank.unreachable');
  assert.equal((await readOrder(shop, order.id)).payment_status, 'unpaid');
  const formUrl = await pressPay(shop, order);
  assert.deepEqual(
    payable(shop).map(({ mdOrder }) => mdOrder),
    [bankIdOf(formUrl)],
  );
});

test('a node that died while registering leaves an order that can be paid', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order);
  const unfinished = { state: 'registering', form_url: null, bank_order_id: null };
  await shop.ctx.db.updateTable('payment_attempt').set(unfinished).execute();
  shop.advance(46);
  const formUrl = await pressPay(shop, order);
  assert.deepEqual(
    payable(shop).map(({ mdOrder }) => mdOrder),
    [bankIdOf(formUrl)],
  );
  await atBank(shop, formUrl);
  await comeBack(shop, order);
  await assertBooksAgree(shop);
});

test('a refusal of the bank is told as one, and another try is another number', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  const bank = shop.ctx.banks.get('HALK');
  assert.ok(bank);
  const refused = { kind: 'refused', code: '5', message: 'Доступ запрещён', duplicate: false } as const;
  (shop.ctx.banks as Map<string, unknown>).set('HALK', { ...bank, register: async () => refused });
  assert.equal(await refusalCode(pressPay(shop, order)), 'bank.refused');
  (shop.ctx.banks as Map<string, unknown>).set('HALK', bank);
  await pressPay(shop, order);
  assert.deepEqual(
    (await readAttempts(shop, order.id)).map(({ state }) => state),
    ['failed', 'registered'],
  );
});

test('changing the bank closes the page at the first one', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order, 'HALK');
  const second = await pressPay(shop, order, 'RYSGAL');
  assert.deepEqual(
    payable(shop).map(({ mdOrder }) => mdOrder),
    [bankIdOf(second)],
  );
  assert.equal((await readOrder(shop, order.id)).bank, 'RYSGAL');
  await atBank(shop, second);
  assert.equal((await comeBack(shop, order)).status, 'placed');
  await assertBooksAgree(shop);
});

for (const [kind, end] of [
  ['timeout-after', 'retired'],
  ['timeout-before', 'failed'],
] as const)
  test(`a registration lost by ${kind} at a silent bank does not keep the customer from another bank`, async () => {
    await using shop = await startPayingShop({ isHurried: true });
    const order = await addUnpaidOrder(shop);
    const silence = { method: 'getOrderStatusExtended.do', kind: 'timeout-before', times: 2 } as const;
    playFaults(shop, { method: 'register.do', kind }, silence);
    assert.equal(await refusalCode(pressPay(shop, order, 'HALK')), 'bank.unreachable');
    const second = await pressPay(shop, order, 'RYSGAL');
    assert.equal((await readOrder(shop, order.id)).bank, 'RYSGAL');
    playFaults(shop);
    assert.equal(await pressPay(shop, order, 'RYSGAL'), second);
    await atBank(shop, second);
    assert.equal((await comeBack(shop, order)).status, 'placed');
    // The first one is watched to its end.
    await letTimePass(shop, 25 * 60, 60);
    const attempts = await readAttempts(shop, order.id);
    assert.deepEqual(
      attempts.map(({ state }) => state),
      [end, 'paid'],
    );
    assert.deepEqual(payable(shop), []);
    await assertBooksAgree(shop);
  });

test('changing the bank after the money has moved finds the money instead', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order, 'HALK'));
  assert.equal(await refusalCode(pressPay(shop, order, 'RYSGAL')), 'payment.already-paid');
  assert.equal((await readOrder(shop, order.id)).status, 'placed');
  assert.equal(bankOrders(shop).length, 1);
  await assertBooksAgree(shop);
});

test('twenty presses for another bank open one page there', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order, 'HALK');
  const pages = await Promise.all(Array.from({ length: 20 }, () => pressPay(shop, order, 'SENAGAT')));
  assert.equal(new Set(pages).size, 1);
  assert.equal(payable(shop).length, 1);
});

test('a first bank that cannot close its page gets paid too: one money is kept, the other goes back once', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(shop, { method: 'decline.do', kind: 'error-code' });
  const first = await pressPay(shop, order, 'HALK');
  const second = await pressPay(shop, order, 'RYSGAL');
  await atBank(shop, first);
  await atBank(shop, second);
  await letTimePass(shop, 120, 5);
  const row = await readOrder(shop, order.id);
  assert.deepEqual([row.status, row.payment_status], ['placed', 'paid']);
  assert.deepEqual([row.paid_tenge, row.refunded_tenge], [2 * order.total, order.total]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 1);
  await assertBooksAgree(shop);
});

test('a surplus whose return never reached the bank is sent back by people, and the kept payment stays whole', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  playFaults(shop, { method: 'decline.do', kind: 'error-code' }, { method: 'refund.do', kind: 'error-code' });
  const first = await pressPay(shop, order, 'HALK');
  const second = await pressPay(shop, order, 'RYSGAL');
  await atBank(shop, second);
  await letTimePass(shop, 60, 5);
  await atBank(shop, first);
  await letTimePass(shop, 120, 5);
  const { id: refundId, state } = await shop.ctx.db
    .selectFrom('refund')
    .select(['id', 'state'])
    .executeTakeFirstOrThrow();
  assert.equal(state, 'unknown', 'people look at the bank’s figures, and say that it never left');
  await resolveLostRefund(shop.ctx, { refundId, ended: 'refused', staffId: 7 }, notifyRefunded(shop.ctx));
  const amount = order.total;
  await requestRefund(shop.ctx, { orderId: order.id, reason: 'goodwill', amount, staffId: 7 });
  await letTimePass(shop, 60, 5);
  const row = await readOrder(shop, order.id);
  assert.deepEqual([row.status, row.payment_status], ['placed', 'paid']);
  assert.deepEqual([row.paid_tenge, row.refunded_tenge], [2 * order.total, order.total]);
  assert.equal(bankOrders(shop).find(({ mdOrder }) => mdOrder === bankIdOf(second))?.refunded, 0);
  await assertBooksAgree(shop);
});
