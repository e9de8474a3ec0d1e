/** Money of a cancelled or expired order is being refunded, or is shown as owed until it is. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { findBreaches } from '#server/invariants/invariants.ts';
import { readAttentionCounts } from '#server/features/orders/staff/orders-attention.read.ts';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import {
  addPaidOrder,
  addUnpaidOrder,
  atBank,
  bankOrders,
  callsAt,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readOrder,
  startPayingShop,
  type UnpaidOrder,
} from '../../support/people/paying.ts';
import { type Colleague, confirm, hire } from '../../support/people/staff.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

const cancel = (shop: TestShop, { id, customerId }: UnpaidOrder) =>
  cancelOrder(shop.ctx, { customerId, lang: 'tm' }, id);

/** Every place that shows owed money: the office's list, the invariants, the books, the metric. */
async function whatIsOwed(shop: TestShop, { office }: Colleague) {
  const { data } = await office('GET /api/office/orders/', { query: { alarm: true } });
  const breaches = (await findBreaches(shop.ctx.db)).filter(({ invariant }) => invariant.startsWith('I11'));
  const { differences } = await checkBooks(shop.ctx);
  const counts = await readAttentionCounts(shop.ctx.db);
  const { data: needs } = await office('GET /api/office/needs/');
  return [
    data.length,
    breaches.length,
    differences.filter(({ difference }) => difference === 'money-owed').length,
    counts.find(({ kind }) => kind === 'money-owed')?.orders ?? 0,
    needs.find(({ kind }) => kind === 'money')?.count ?? 0,
  ];
}

const refundOf = async ({ ctx }: TestShop) =>
  (await ctx.db.selectFrom('refund').select('id').where('state', '=', 'unknown').executeTakeFirstOrThrow())
    .id;

/** A cancelled order whose refund the bank never received, while its answer is unknown. */
async function loseRefund(shop: TestShop) {
  const boss = await hire(shop);
  const order = await addPaidOrder(shop);
  playFaults(shop, { method: 'refund.do', kind: 'timeout-before' });
  await cancel(shop, order);
  await letTimePass(shop, 60, 10);
  return { boss, order };
}

/** Staff decide that the unknown refund did not happen. */
async function decideRefused(shop: TestShop, boss: Colleague, more: { again?: true } = {}) {
  const body = { ended: 'refused' as const, ...more };
  return boss.office('POST /api/office/refunds/:id/decide/', { params: { id: await refundOf(shop) }, body });
}

test('a refund that did not happen leaves money that is owed, shown everywhere until it is back', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { boss, order } = await loseRefund(shop);
  assert.deepEqual(await whatIsOwed(shop, boss), [1, 0, 0, 0, 0], 'the outcome is unknown: a person decides');

  await confirm(shop, boss);
  const { data } = await decideRefused(shop, boss);
  assert.equal(data.owed, order.total);
  assert.deepEqual(await whatIsOwed(shop, boss), [1, 1, 1, 1, 1]);

  const press = () => boss.office('POST /api/office/orders/:id/return-money/', { params: { id: order.id } });
  const presses = await Promise.allSettled(Array.from({ length: 5 }, press));
  assert.equal(presses.filter(({ status }) => status === 'fulfilled').length, 1, 'one refund');
  await letTimePass(shop, 30, 10);
  assert.equal((await callsAt(shop, 'refund.do')).length, 2);
  assert.equal((await readOrder(shop, order.id)).payment_status, 'refunded');
  assert.deepEqual(await whatIsOwed(shop, boss), [0, 0, 0, 0, 0]);
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
});

test('"did not happen" and the next try are one press', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { boss, order } = await loseRefund(shop);
  await confirm(shop, boss);
  const { data } = await decideRefused(shop, boss, { again: true });
  assert.deepEqual([data.owed, data.refunds.map(({ state }) => state).sort()], [0, ['claimed', 'refused']]);
  await letTimePass(shop, 30, 10);
  assert.equal(bankOrders(shop)[0]?.refunded, order.total);
  assert.deepEqual(await whatIsOwed(shop, boss), [0, 0, 0, 0, 0]);
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
});

test('a refund of an order that goes on is sent again with its sum, reason, note and units, once', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const boss = await hire(shop);
  const order = await addPaidOrder(shop);
  await confirm(shop, boss);
  const refund = {
    lines: [{ position: 1, quantity: 1 }],
    reason: 'returned-goods' as const,
    note: 'döwük geldi',
  };
  playFaults(shop, { method: 'refund.do', kind: 'timeout-before' });
  const { data: asked } = await boss.office('POST /api/office/orders/:id/refunds/', {
    params: { id: order.id },
    body: refund,
  });
  await letTimePass(shop, 60, 10);
  const lost = await refundOf(shop);
  const body = { ended: 'refused' as const, again: true };
  const press = () => boss.office('POST /api/office/refunds/:id/decide/', { params: { id: lost }, body });
  const presses = await Promise.allSettled([press(), press(), press()]);
  assert.equal(presses.filter(({ status }) => status === 'fulfilled').length, 1);
  await letTimePass(shop, 30, 10);
  const { data } = await boss.office('GET /api/office/orders/:id/', { params: { id: order.id } });
  const sum = asked.refunds[0]?.amount;
  assert.deepEqual(
    data.refunds.map(({ state, amount, reason, note }) => ({ state, amount, reason, note })),
    ['done', 'refused'].map((state) => ({ state, amount: sum, reason: refund.reason, note: refund.note })),
  );
  assert.deepEqual([data.items[0]?.refunded, data.owed, data.status], [1, 0, 'placed']);
  assert.equal(bankOrders(shop)[0]?.refunded, sum);
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
});

test('money that came twice is owed as well, although the order goes on', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const boss = await hire(shop);
  const order = await addUnpaidOrder(shop);
  const first = await pressPay(shop, order);
  playFaults(shop, { method: 'decline.do', kind: 'reset-before' });
  const second = await pressPay(shop, order, 'SENAGAT');
  await atBank(shop, second);
  await comeBack(shop, order);
  await atBank(shop, first).catch(() => undefined);
  playFaults(shop, { method: 'refund.do', kind: 'timeout-before' });
  await letTimePass(shop, 120, 10);
  await confirm(shop, boss);
  const { data } = await decideRefused(shop, boss);
  assert.deepEqual([data.status, data.owed], ['placed', order.total]);
  await boss.office('POST /api/office/orders/:id/return-money/', { params: { id: order.id } });
  await letTimePass(shop, 30, 10);
  assert.deepEqual(await whatIsOwed(shop, boss), [0, 0, 0, 0, 0]);
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
});

test('what the bank gave back besides is booked by one press of staff, with a fresh code, and nothing is sent', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const boss = await hire(shop);
  const order = await addPaidOrder(shop);
  const [there] = bankOrders(shop);
  assert.ok(there);
  shop.simulator.bank.book.keep({ ...there, status: 4, deposited: order.total - 2_000, refunded: 2_000 });
  await cancel(shop, order);
  await letTimePass(shop, 30, 10);
  assert.equal((await readOrder(shop, order.id)).refunded_tenge, 0, 'not booked silently');
  const book = { params: { id: order.id } };
  await assert.rejects(boss.office('POST /api/office/orders/:id/book-refund/', book), { status: 403 });
  await confirm(shop, boss);
  const { data } = await boss.office('POST /api/office/orders/:id/book-refund/', book);
  assert.deepEqual([data.refunded, data.owed], [2_000, order.total - 2_000]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 0);
  await assert.rejects(boss.office('POST /api/office/orders/:id/book-refund/', book), { status: 409 });
  await boss.office('POST /api/office/orders/:id/return-money/', book);
  await letTimePass(shop, 30, 10);
  assert.equal((await readOrder(shop, order.id)).payment_status, 'refunded');
  assert.deepEqual(await whatIsOwed(shop, boss), [0, 0, 0, 0, 0]);
  const audited = await shop.ctx.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', 'order')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    audited.map(({ action }) => action),
    ['book-refund', 'return-money'],
  );
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
});

test('an alarm that a person has looked at leaves the list, and a new one comes back to it', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const boss = await hire(shop);
  const order = await addUnpaidOrder(shop);
  await pressPay(shop, order);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'wrong-amount' });
  await letTimePass(shop, 12, 4);
  const listed = async () => (await whatIsOwed(shop, boss))[0];
  assert.equal(await listed(), 1);
  await boss.office('POST /api/office/orders/:id/settle-alarms/', { params: { id: order.id } });
  assert.equal(await listed(), 0);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'wrong-currency' });
  await letTimePass(shop, 40, 10);
  assert.equal(await listed(), 1);
});
