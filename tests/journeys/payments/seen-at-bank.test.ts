/** Money that the bank gave back without the shop is booked by staff. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { refundStates } from '#domain/payments/refund.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { postRefund } from '#server/features/payments/post-money.ts';
import { findBreaches } from '#server/invariants/invariants.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import {
  addPaidOrder,
  bankOrders,
  readAttempts,
  readOrder,
  startPayingShop,
} from '../../support/people/paying.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { refusalOf } from '../../support/shop/api.ts';

test('an order whose money the bank gave back in two parts is refunded in part, then wholly', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const boss = await hire(shop);
  await confirm(shop, boss);
  const order = await addPaidOrder(shop);
  for (const [refunded, status] of [
    [2_000, 'partly-refunded'],
    [order.total, 'refunded'],
  ] as const) {
    const [there] = bankOrders(shop);
    assert.ok(there);
    shop.simulator.bank.book.keep({ ...there, status: 4, deposited: order.total - refunded, refunded });
    await boss.office('POST /api/office/orders/:id/book-refund/', { params: { id: order.id } });
    assert.equal((await readOrder(shop, order.id)).payment_status, status);
    assert.deepEqual(await findBreaches(shop.ctx.db), []);
  }
});

for (const state of refundStates) {
  const isUnderWay = ['claimed', 'sent', 'unknown'].includes(state);
  test(`a refund seen at the bank ${isUnderWay ? 'may be one that is under way: it' : 'is booked beside one that'} is ${state}`, async () => {
    await using shop = await startPayingShop({ isHurried: true });
    const boss = await hire(shop);
    await confirm(shop, boss);
    const order = await addPaidOrder(shop);
    const [there] = bankOrders(shop);
    assert.ok(there);
    shop.simulator.bank.book.keep({ ...there, status: 4, deposited: order.total - 2_000, refunded: 2_000 });
    const [attempt] = (await readAttempts(shop, order.id)) as AttemptRecord[];
    assert.ok(attempt);
    const at = shop.ctx.now();
    const other = {
      attempt_id: attempt.id,
      order_id: order.id,
      amount_tenge: 2_000,
      reason: 'goodwill',
      way: 'card',
    };
    const moments = { next_check_at: null, created_at: at, updated_at: at };
    await shop.ctx.db
      .insertInto('refund')
      .values({ id: 'other', ...other, state, ...moments })
      .execute();
    const done = { id: 'other', amount: 2_000, at, isDone: true };
    if (state === 'done') await inTransaction(shop.ctx.db, (trx) => postRefund(trx, attempt, done));
    const book = boss.office('POST /api/office/orders/:id/book-refund/', { params: { id: order.id } });
    // One that is done is what the bank shows; one that was refused is not.
    const refusal = isUnderWay ? 'refund.busy' : state === 'done' ? 'record.conflict' : undefined;
    if (refusal) assert.equal(await refusalOf(book), refusal);
    else assert.equal((await book).data.refunded, 2_000);
  });
}
