import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import { resolveLostRefund } from '#server/features/payments/refunds/resolve-lost-refund.ts';
import { requestRefund } from '../../support/people/request-refund.ts';
import {
  addPaidOrder,
  assertBooksAgree,
  callsAt,
  letTimePass,
  playFaults,
  readOrder,
  refusalCode,
  startPayingShop,
  type UnpaidOrder,
} from '../../support/people/paying.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

const staffId = 7;

const giveBack = (shop: TestShop, { id: orderId }: UnpaidOrder, amount: number) =>
  requestRefund(shop.ctx, { orderId, amount, reason: 'goodwill', staffId });
async function moneyOf(shop: TestShop, { id }: UnpaidOrder) {
  const order = await readOrder(shop, id);
  return [order.payment_status, order.refunded_tenge];
}

const statesOf = async (shop: TestShop) =>
  (await shop.ctx.db.selectFrom('refund').select('state').orderBy('created_at').execute()).map(
    ({ state }) => state,
  );

test('a part goes back, then the rest', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  await giveBack(shop, order, 345);
  assert.deepEqual(await moneyOf(shop, order), ['refunding', 0]);
  await shop.settle();
  assert.deepEqual(await moneyOf(shop, order), ['partly-refunded', 345]);
  await giveBack(shop, order, 12_000);
  await shop.settle();
  assert.deepEqual(await moneyOf(shop, order), ['refunded', 12_345]);
  assert.equal(await refusalCode(giveBack(shop, order, 1)), 'refund.too-much');
  await assertBooksAgree(shop);
});

test('an order cancelled while a part is on its way back gives back the rest as well', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  await giveBack(shop, order, 345);
  await cancelOrder(shop.ctx, { customerId: order.customerId, lang: 'tm' }, order.id);
  await letTimePass(shop, 60);
  assert.deepEqual(await moneyOf(shop, order), ['refunded', order.total]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 2);
});

test('twenty refunds of the whole sum at once are one', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusalCode(giveBack(shop, order, order.total))),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 1);
  assert.equal(answers.filter((answer) => answer === 'refund.too-much').length, 19);
  await Promise.all([shop.settle(), shop.settle(), shop.settle()]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 1);
  await assertBooksAgree(shop);
});

test('twenty small refunds never give back more than was paid', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusalCode(giveBack(shop, order, 1_000))),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 12);
  await letTimePass(shop, 130, 10);
  assert.deepEqual(await moneyOf(shop, order), ['partly-refunded', 12_000]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 12);
  await assertBooksAgree(shop);
});

test('a refund whose answer is lost is never sent again, and closed when the bank shows it', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  playFaults(shop, { method: 'refund.do', kind: 'timeout-after' });
  await giveBack(shop, order, 5_000);
  await shop.settle();
  assert.deepEqual(await statesOf(shop), ['unknown'], 'people see it at once');
  assert.equal(await refusalCode(giveBack(shop, order, 5_000)), 'refund.busy');
  await letTimePass(shop, 60, 10);
  assert.deepEqual(await statesOf(shop), ['done']);
  assert.deepEqual(await moneyOf(shop, order), ['partly-refunded', 5_000]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 1);
  await assertBooksAgree(shop);
});

test('a refund that may never have arrived waits for people, who may free it', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  playFaults(shop, { method: 'refund.do', kind: 'timeout-before' });
  const refundId = await giveBack(shop, order, order.total);
  await letTimePass(shop, 7_200, 300);
  assert.deepEqual(await statesOf(shop), ['unknown']);
  assert.equal((await callsAt(shop, 'refund.do')).length, 1);
  await resolveLostRefund(shop.ctx, { refundId, ended: 'refused', staffId }, notifyRefunded(shop.ctx));
  assert.deepEqual(await moneyOf(shop, order), ['paid', 0]);
  await giveBack(shop, order, order.total);
  await shop.settle();
  assert.deepEqual(await moneyOf(shop, order), ['refunded', order.total]);
  assert.equal(
    await refusalCode(
      resolveLostRefund(shop.ctx, { refundId, ended: 'done', staffId }, notifyRefunded(shop.ctx)),
    ),
    'record.conflict',
  );
  await assertBooksAgree(shop);
});

test('a refund the bank refuses frees its claim and is shown to people', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  const bank = shop.ctx.banks.get('HALK');
  assert.ok(bank);
  const refused = { kind: 'refused', code: '5', message: 'Доступ запрещён' } as const;
  (shop.ctx.banks as Map<string, unknown>).set('HALK', { ...bank, refund: async () => refused });
  await giveBack(shop, order, order.total);
  await shop.settle();
  assert.deepEqual(await statesOf(shop), ['refused']);
  assert.deepEqual(await moneyOf(shop, order), ['paid', 0]);
  const alarms = await shop.ctx.db
    .selectFrom('payment_event')
    .select('kind')
    .where('is_alarm', '=', true)
    .execute();
  assert.deepEqual(alarms, [{ kind: 'refund-refused' }]);
  (shop.ctx.banks as Map<string, unknown>).set('HALK', bank);
  await giveBack(shop, order, order.total);
  await shop.settle();
  assert.deepEqual(await moneyOf(shop, order), ['refunded', order.total]);
});

test('a refund waits for a bank that cannot be reached', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-429' });
  await giveBack(shop, order, order.total);
  await shop.settle();
  assert.deepEqual(await statesOf(shop), ['claimed']);
  await letTimePass(shop, 120, 10);
  assert.deepEqual(await moneyOf(shop, order), ['refunded', order.total]);
  await assertBooksAgree(shop);
});

for (const effect of ['before', 'after'] as const)
  test(`“too many requests” proves nothing about a refund: the bank's figures decide (${effect} the effect)`, async () => {
    await using shop = await startPayingShop({ isHurried: true });
    const order = await addPaidOrder(shop);
    playFaults(shop, { method: 'refund.do', kind: 'http-429', effect });
    await cancelOrder(shop.ctx, { customerId: order.customerId, lang: 'tm' }, order.id);
    await shop.settle();
    assert.deepEqual(await statesOf(shop), ['unknown']);
    await letTimePass(shop, 120, 10);
    assert.deepEqual(await statesOf(shop), [effect === 'after' ? 'done' : 'unknown']);
    assert.equal((await callsAt(shop, 'refund.do')).length, 1);
    if (effect === 'after') assert.deepEqual(await moneyOf(shop, order), ['refunded', order.total]);
  });

test('money that the bank’s own visit gave back is not given back again', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  const [there] = shop.simulator.bank.book.all();
  assert.ok(there);
  shop.simulator.bank.book.keep({ ...there, status: 4, deposited: 0, refunded: order.total });
  await giveBack(shop, order, order.total);
  await shop.settle();
  assert.deepEqual(await statesOf(shop), ['done']);
  assert.deepEqual(await moneyOf(shop, order), ['refunded', order.total]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 0);
  const events = await shop.ctx.db
    .selectFrom('payment_event')
    .select('raw')
    .where('kind', '=', 'seen-at-bank')
    .execute();
  assert.deepEqual(
    events.map(({ raw }) => {
      const { refundedAtBank, bookedBefore } = raw as Record<string, number>;
      return [refundedAtBank, bookedBefore];
    }),
    [[order.total, 0]],
  );
  await assertBooksAgree(shop);
});

test('an edition that names no sums gives back all the same; its status tells whether its own visit was quicker', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const orders = [await addPaidOrder(shop), await addPaidOrder(shop)] as const;
  hideSums(shop);
  for (const amount of [1_000, orders[0].total - 1_000]) {
    await giveBack(shop, orders[0], amount);
    await letTimePass(shop, 30, 5);
  }
  assert.deepEqual(await moneyOf(shop, orders[0]), ['refunded', orders[0].total]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 2);
  await assertBooksAgree(shop);

  const there = shop.simulator.bank.book.all().find(({ status }) => status === 2);
  assert.ok(there);
  shop.simulator.bank.book.keep({ ...there, status: 4, deposited: 0, refunded: orders[1].total });
  await giveBack(shop, orders[1], orders[1].total);
  await letTimePass(shop, 120, 10);
  assert.deepEqual(await statesOf(shop), ['done', 'done', 'claimed'], 'people look at it');
  assert.equal((await callsAt(shop, 'refund.do')).length, 2);
});

/** Like banks whose extended status lacks `paymentAmountInfo`. */
function hideSums(shop: TestShop): void {
  const banks = shop.ctx.banks as Map<BankCode, Bank>;
  for (const [code, bank] of banks)
    banks.set(code, {
      ...bank,
      async status(order) {
        const answer = await bank.status(order);
        if (answer.kind !== 'status') return answer;
        return { ...answer, status: { ...answer.status, depositedAmount: null, refundedAmount: null } };
      },
    });
}

test('a node that died while sending a refund leaves it to be looked up', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addPaidOrder(shop);
  await giveBack(shop, order, order.total);
  const sent = { state: 'sent', next_check_at: new Date(shop.ctx.now().getTime() + 60_000) };
  await shop.ctx.db.updateTable('refund').set(sent).execute();
  await letTimePass(shop, 120, 20);
  assert.deepEqual(await statesOf(shop), ['unknown']);
  assert.equal((await callsAt(shop, 'refund.do')).length, 0);
});
