import assert from 'node:assert/strict';
import { test } from 'vitest';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { requestRefund } from '../../support/people/request-refund.ts';
import {
  addPaidOrder,
  addUnpaidOrder,
  assertBooksAgree,
  bankIdOf,
  callsAt,
  letTimePass,
  playFaults,
  pressPay,
  startPayingShop,
} from '../../support/people/paying.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

async function addPaid(shop: TestShop) {
  const order = await addPaidOrder(shop);
  const there = shop.simulator.bank.book.byId(bankIdOf(order.formUrl));
  assert.ok(there);
  return { order, there };
}

test('books in order show no difference, and looking changes nothing', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  await addPaid(shop);
  const open = await addUnpaidOrder(shop);
  await pressPay(shop, open);
  const before = await shop.ctx.db.selectFrom('payment_attempt').selectAll().orderBy('id').execute();
  assert.deepEqual(await checkBooks(shop.ctx), { orders: 2, attempts: 2, unanswered: 0, differences: [] });
  const after = await shop.ctx.db.selectFrom('payment_attempt').selectAll().orderBy('id').execute();
  assert.deepEqual(after, before);
});

test('ten planted differences are ten found ones', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { book } = shop.simulator.bank;
  const { db } = shop.ctx;
  const planted = new Set<string>();
  const plant = async (change: (paid: Awaited<ReturnType<typeof addPaid>>) => unknown) => {
    const paid = await addPaid(shop);
    await change(paid);
    planted.add(paid.order.id);
  };
  await addPaid(shop);
  await plant(({ there }) => book.keep({ ...there, status: 3, deposited: 0 }));
  await plant(({ there }) => book.keep({ ...there, status: 6, deposited: 0 }));
  await plant(({ there }) => book.keep({ ...there, amount: there.amount + 1 }));
  await plant(({ there }) => book.keep({ ...there, status: 4, deposited: 0, refunded: there.amount }));
  await plant(({ there }) => book.keep({ ...there, status: 4, deposited: 1, refunded: there.amount - 1 }));
  const attempt = (id: string) => db.updateTable('payment_attempt').where('order_id', '=', id);
  const orderRow = (id: string) => db.updateTable('shop_order').where('id', '=', id);
  await plant(({ order }) => attempt(order.id).set({ bank_order_id: crypto.randomUUID() }).execute());
  await plant(({ order }) => orderRow(order.id).set({ payment_status: 'unpaid' }).execute());
  await plant(({ order }) => orderRow(order.id).set({ status: 'cancelled' }).execute());
  await plant(({ order }) => attempt(order.id).set({ paid_at: null }).execute());
  await plant(({ order }) => attempt(order.id).set({ amount_tenge: 1 }).execute());
  const { differences } = await checkBooks(shop.ctx);
  assert.deepEqual(new Set(differences.map(({ orderId }) => orderId)), planted);
});

test('a silent bank is counted, not taken for a difference', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  await addPaid(shop);
  playFaults(shop, { method: '*', kind: 'reset-before' });
  assert.deepEqual(await checkBooks(shop.ctx), { orders: 1, attempts: 1, unanswered: 1, differences: [] });
});

test('of two refunds that wait, the one that the bank shows is done and the other one sent', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, there } = await addPaid(shop);
  for (const amount of [5_000, 3_000]) {
    await requestRefund(shop.ctx, { orderId: order.id, amount, reason: 'goodwill', staffId: 7 });
    shop.advance(1);
  }
  const { book } = shop.simulator.bank;
  book.keep({ ...there, status: 4, deposited: there.amount - 3_000, refunded: 3_000 });
  await letTimePass(shop, 120, 10);
  const refunds = await shop.ctx.db
    .selectFrom('refund')
    .select(['amount_tenge', 'state'])
    .orderBy('created_at')
    .execute();
  assert.deepEqual(refunds, [
    { amount_tenge: 5_000, state: 'done' },
    { amount_tenge: 3_000, state: 'done' },
  ]);
  assert.equal((await callsAt(shop, 'refund.do')).length, 1);
  assert.equal(book.byId(bankIdOf(order.formUrl))?.refunded, 8_000);
  await assertBooksAgree(shop);
});
