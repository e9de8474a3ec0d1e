import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { holdMinutes } from '#domain/payments/payment.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import { expireOrder } from '#server/features/checkout/expire-orders.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { tellFigures } from '../../../lab/prove/tell-figures.ts';
import { howOften, timeoutFor } from '../../support/shop/how-often.ts';
import { findBreaches } from '../../support/shop/invariants.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  callsAt,
  comeBack,
  letTimePass,
  pressPay,
  readOrder,
  startPayingShop,
} from '../../support/people/paying.ts';
import { startShop } from '../../support/shop/start-shop.ts';

test('holds that nobody paid end once, within a minute, after the bank was asked, with two nodes at it', {
  timeout: timeoutFor('unpaidHolds', 1_000),
}, async () => {
  await using one = await startPayingShop();
  const { now, banks } = one.ctx;
  await using two = await startShop({ databaseUrl: one.databaseUrl, overrides: { now, banks } });
  const both = () => Promise.all([one.settle(), two.settle()]);
  const count = howOften('unpaidHolds');
  const begun = now().getTime();
  const paged: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const order = await addUnpaidOrder(one);
    // Every other customer has opened the bank's page.
    if (at % 2 === 0) paged.push(await pressPay(one, order));
  }
  const due = begun + holdMinutes * 60_000;
  one.advance(holdMinutes * 60 - 1);
  await both();
  const statuses = () => one.ctx.db.selectFrom('shop_order').select('status').distinct().execute();
  assert.deepEqual(await statuses(), [{ status: 'awaiting-payment' }], 'a second early is early');
  for (let gone = 1; gone <= 61; gone += 5) {
    one.advance(5);
    await both();
    assert.deepEqual(await findBreaches(one.ctx.db), []);
  }
  assert.deepEqual(await statuses(), [{ status: 'expired' }]);

  const released = await one.ctx.db
    .selectFrom('stock_movement')
    .select(['order_id', 'at'])
    .where('kind', '=', 'release')
    .execute();
  assert.equal(released.length, count);
  assert.equal(new Set(released.map(({ order_id }) => order_id)).size, count, 'each once');
  const slowest = Math.max(...released.map(({ at }) => at.getTime() - due)) / 1_000;
  assert.ok(slowest <= 60, `${slowest} s`);

  const attempts = await one.ctx.db
    .selectFrom('payment_attempt')
    .select(['order_id', 'bank_order_id', 'session_ends_at'])
    .execute();
  assert.equal(attempts.length, paged.length);
  const questions = await callsAt(one, 'getOrderStatusExtended.do');
  for (const { order_id, bank_order_id, session_ends_at } of attempts) {
    const letGo = released.find((row) => row.order_id === order_id)?.at.getTime() ?? 0;
    const asked = questions.filter(({ mdOrder, at }) => mdOrder === bank_order_id && at <= letGo);
    const last = Math.max(...asked.map(({ at }) => at));
    assert.ok(last >= session_ends_at.getTime(), 'the bank was asked when its page was over');
  }
  await assertBooksAgree(one);
  tellFigures('B7', { holds: count, slowest, asked: attempts.length });
});

test('a page that another node opens between the question and the lock keeps its goods', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order), 'decline');
  await comeBack(shop, order);
  shop.advance(1_500);
  const banks = shop.ctx.banks as Map<BankCode, Bank>;
  const bank = banks.get('HALK');
  assert.ok(bank);
  // A second node's clock is two seconds behind, so for it the reservation has not expired.
  const behind = new Date(shop.ctx.now().getTime() - 2_000);
  let opened: Promise<unknown> | undefined;
  banks.set('HALK', {
    ...bank,
    async status(asked) {
      const input = { orderId: order.id, customerId: order.customerId, bank: 'SENAGAT' as const };
      // Opening a page makes the shop query this bank about the former one: that query is passed on.
      if (!opened) await (opened = startPayment({ ...shop.ctx, now: () => behind }, input));
      return bank.status(asked);
    },
  });
  await expireOrder(shop.ctx, order.id);
  await opened;
  assert.equal((await readOrder(shop, order.id)).status, 'awaiting-payment');
  await assertBooksAgree(shop);
});

test('goods wait five minutes longer than the last page, for whoever pays in its last second', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  await letTimePass(shop, 600, 300);
  await pressPay(shop, order);
  await letTimePass(shop, 1_490, 60);
  assert.equal((await readOrder(shop, order.id)).status, 'awaiting-payment');
  await letTimePass(shop, 30, 10);
  assert.equal((await readOrder(shop, order.id)).status, 'expired');
});
