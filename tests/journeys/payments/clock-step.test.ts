/** When the clock is set back, nothing waits until it has caught up. */
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { test } from 'vitest';
import { replanJobs } from '#server/platform/queue/jobs.ts';
import { consumeLimit } from '#server/platform/rate-limit.ts';
import { requestRefund } from '../../support/people/request-refund.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  callsAt,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readOrder,
  startPayingShop,
} from '../../support/people/paying.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

const asked = async (shop: TestShop) => (await callsAt(shop, 'getOrderStatusExtended.do')).length;

for (const hours of [0.25, 1, 2, 24 * 400])
  test(`money is known within a minute after the clock was set back by ${hours} hours`, async () => {
    await using shop = await startPayingShop({ isHurried: true });
    shop.advance(hours * 3_600);
    const order = await addUnpaidOrder(shop);
    const formUrl = await pressPay(shop, order);
    await letTimePass(shop, 12, 2);
    assert.equal(await asked(shop), 1, 'the page was asked about once, by the wrong clock');
    shop.advance(-hours * 3_600);
    await comeBack(shop, order);
    assert.equal(await asked(shop), 1, 'not twice within five seconds, whatever the clock says');
    await letTimePass(shop, 10, 1);
    assert.ok((await asked(shop)) <= 3);
    await atBank(shop, formUrl);
    await letTimePass(shop, 60, 2);
    const { status, payment_status } = await readOrder(shop, order.id);
    assert.deepEqual([status, payment_status], ['placed', 'paid']);
    await assertBooksAgree(shop);
  });

test('after a step the bank is asked about everything that is open, but not at once', async () => {
  await using shop = await startPayingShop();
  shop.advance(3_600);
  for (let count = 0; count < 20; count += 1) await pressPay(shop, await addUnpaidOrder(shop));
  await letTimePass(shop, 20, 2);
  const before = await asked(shop);
  shop.advance(-3_600);
  let most = 0;
  for (let seconds = 0; seconds < 50; seconds += 2) {
    const last = await asked(shop);
    await letTimePass(shop, 2, 2);
    most = Math.max(most, (await asked(shop)) - last);
  }
  const since = (await asked(shop)) - before;
  assert.ok(since >= 20, `everything was asked about: ${since}`);
  assert.ok(most <= 3, `${most} questions within two seconds`);
});

test('a press on "pay" does not wait for a registration that began ahead of the clock', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  shop.advance(7_200);
  playFaults(shop, { method: 'register.do', kind: 'timeout-before' });
  await pressPay(shop, order).catch(() => undefined);
  await shop.ctx.db.updateTable('payment_attempt').set({ state: 'registering' }).execute();
  shop.advance(-7_200);
  assert.match(await pressPay(shop, order), /mdOrder=/);
});

test('a refund goes on, and is sent once', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const order = await addUnpaidOrder(shop);
  await atBank(shop, await pressPay(shop, order));
  await comeBack(shop, order);
  shop.advance(7_200);
  await requestRefund(shop.ctx, { orderId: order.id, reason: 'goodwill', staffId: 7 });
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'reset-before', times: 2 });
  await shop.settle();
  shop.advance(-7_200);
  await letTimePass(shop, 60, 4);
  assert.equal((await readOrder(shop, order.id)).payment_status, 'refunded');
  assert.equal((await callsAt(shop, 'refund.do')).length, 1);
  await assertBooksAgree(shop);
});

test('a hold that was planned ahead of the clock lasts no longer than any other, and ends once', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  shop.advance(7_200);
  const order = await addUnpaidOrder(shop);
  shop.advance(-7_200);
  await letTimePass(shop, 1_490, 50);
  assert.equal((await readOrder(shop, order.id)).status, 'awaiting-payment');
  await Promise.all([letTimePass(shop, 80, 10), shop.settle()]);
  assert.equal((await readOrder(shop, order.id)).status, 'expired');
  const ends = await shop.ctx.db
    .selectFrom('order_event')
    .select('id')
    .where('to_status', '=', 'expired')
    .execute();
  assert.equal(ends.length, 1);
  await assertBooksAgree(shop);
});

test('a limit begins anew with its hits, and its wait is never longer than its window', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { db, now } = shop.ctx;
  const limit = { windowSeconds: 60, max: 1 };
  shop.advance(7_200);
  await consumeLimit(db, 'step', limit, now());
  shop.advance(-7_200);
  assert.partialDeepStrictEqual(await consumeLimit(db, 'step', limit, now()), { hits: 2, retryAfter: 60 });
  shop.advance(61);
  assert.partialDeepStrictEqual(await consumeLimit(db, 'step', limit, now()), { hits: 1, retryAfter: 0 });
});

test('a job that was added ahead of the clock runs now', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { db, jobs } = shop.ctx;
  await db.transaction().execute(async (trx) => {
    await jobs.add(trx, 'invalidate-listings', { options: [] });
    await jobs.add(trx, 'invalidate-listings', { options: [] }, { key: 'later', inSeconds: 600 });
  });
  await sql`update graphile_worker._private_jobs
    set run_at = run_at + interval '2 hours', created_at = created_at + interval '2 hours'`.execute(db);
  await replanJobs({ db });
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from run_at - now()))::int as seconds from graphile_worker._private_jobs order by run_at`.execute(
    db,
  );
  assert.deepEqual(
    rows.map(({ seconds }) => seconds),
    [0, 600],
  );
});
