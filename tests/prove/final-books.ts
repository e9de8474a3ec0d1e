/** The end of a simulated life: troubles end, time passes, people decide what only people can, and the books are closed. */
import { sql } from 'kysely';
import type { BankOrder } from '#server/bank-simulator/order.ts';
import { sweeps } from '#server/jobs.ts';
import type { Db } from '#server/platform/db.ts';
import { checkBooks } from '#server/shop/payments/check-books.ts';
import { decideRefund } from '#server/shop/payments/decide-refund.ts';
import { requestRefund } from '#server/shop/payments/request-refund.ts';
import { tellReturned } from '#server/shop/checkout/tell-returned.ts';
import { findBreaches } from '../support/invariants.ts';
import { staffId } from './shop-steps.ts';
import type { Life, World } from './world.ts';

/** Longer in sum than any hold, page or question about one may last. */
const waits = [5, 60, 600, 1_500, 1_800, 1_800];
const mostRounds = 8;
const over = ['cancelled', 'expired', 'returned'];

export async function letEverythingEnd(world: World, life: Life): Promise<void> {
  life.faults.replace([]);
  life.line.isDown = false;
  for (const seconds of waits) await live(world, life, seconds);
  if (await decideWhatPeopleMust(world, life))
    for (const seconds of [5, 60, 60]) await live(world, life, seconds);
}

async function live(world: World, { callbacks }: Life, seconds: number): Promise<void> {
  world.advance(seconds);
  await callbacks.deliver();
  await sweepAll(world);
  // Clocks do not leap: of two pages of one order the second is asked about a few seconds after the first.
  for (let rounds = 0; rounds < mostRounds && (await isWorkDue(world)); rounds += 1) {
    world.advance(6);
    await sweepAll(world);
  }
}

async function sweepAll({ shop }: World): Promise<void> {
  for (const sweep of sweeps) await sweep.run(shop.ctx);
}

/** Pages to ask about, or refunds that wait for one before them: of a payment one is sent at a time. */
async function isWorkDue({ shop: { ctx } }: World): Promise<boolean> {
  const { rows } = await sql`select from payment_attempt where next_check_at <= ${ctx.now()}
    union all select from refund where state = 'claimed' and next_check_at <= ${ctx.now()} limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/**
 * A refund whose answer is lost and whose money never left is not sent again by the program: people look at the bank's
 * figures and say so. A refund that was refused leaves an alarm: people send it again.
 */
async function decideWhatPeopleMust({ shop: { ctx } }: World, { bank }: Life): Promise<boolean> {
  const refunds = await ctx.db.selectFrom('refund').selectAll().orderBy('created_at').orderBy('id').execute();
  for (const { id, state } of refunds) {
    if (state !== 'unknown') continue;
    const isThere = bank.book
      .all()
      .some((one) => one.refunds.some(({ externalRefundId }) => externalRefundId === id));
    await decideRefund(
      ctx,
      { refundId: id, ended: isThere ? 'done' : 'refused', staffId },
      tellReturned(ctx),
    );
  }
  const orders = await ctx.db.selectFrom('shop_order').selectAll().where('payment', '=', 'ONLINE').execute();
  const mayBeRefused = new Set(
    refunds.filter(({ state }) => state === 'refused' || state === 'unknown').map(({ order_id }) => order_id),
  );
  for (const { id, status, paid_tenge, refunded_tenge, total_tenge } of orders) {
    if (!mayBeRefused.has(id)) continue;
    const kept = paid_tenge - refunded_tenge;
    if (over.includes(status) && kept > 0)
      await requestRefund(ctx, { orderId: id, reason: 'order-cancelled', staffId });
    // Paid at two banks, and the second one would not take its money back at first.
    else if (!over.includes(status) && kept > total_tenge)
      await requestRefund(ctx, { orderId: id, reason: 'paid-twice', amount: kept - total_tenge, staffId });
  }
  return mayBeRefused.size > 0;
}

/** Everything that must be true when nothing is under way any more; empty when it is. */
export async function findWrongs({ shop: { ctx } }: World, life: Life): Promise<string[]> {
  const wrongs = (await findBreaches(ctx.db)).map(({ invariant, what }) => `${invariant}: ${what}`);
  await checkBooks(ctx);
  // A bank that nobody spoke to since its troubles is paused until the first question shows that it is back.
  const { differences, unanswered } = await checkBooks(ctx);
  for (const { orderId, difference } of differences) wrongs.push(`books: ${orderId} ${difference}`);
  if (unanswered > 0) wrongs.push(`books: ${unanswered} without an answer`);
  const orders = await ctx.db.selectFrom('shop_order').selectAll().execute();
  const attempts = await ctx.db.selectFrom('payment_attempt').selectAll().execute();
  const ledger = life.bank.book.all();
  for (const order of orders) {
    const say = (what: string) =>
      wrongs.push(`order ${order.number} (${order.status}, ${order.payment_status}): ${what}`);
    const own = attempts
      .filter(({ order_id }) => order_id === order.id)
      .map(({ order_number }) => order_number);
    const there = ledger.filter(({ orderNumber }) => own.includes(orderNumber));
    const charged = sum(there.map(({ deposited, refunded }) => deposited + refunded));
    const returned = sum(there.map(({ refunded }) => refunded));
    if (order.status === 'awaiting-payment') say('still waits for money');
    if (order.payment !== 'ONLINE') continue;
    if (['pending', 'refunding'].includes(order.payment_status)) say('money is still under way');
    if (order.paid_tenge !== charged) say(`the bank took ${charged}, the shop knows of ${order.paid_tenge}`);
    if (order.refunded_tenge !== returned)
      say(`the bank gave back ${returned}, the shop ${order.refunded_tenge}`);
    if (over.includes(order.status) && charged !== returned) say(`over, but keeps ${charged - returned}`);
    if (!over.includes(order.status) && charged - returned > order.total_tenge)
      say('keeps more than it costs');
  }
  wrongs.push(...(await findRewrittenStories(ctx.db, ledger)));
  for (const { id, number } of life.orders)
    if (!orders.some((order) => order.id === id)) wrongs.push(`order ${number} was promised and is gone`);
  if (orders.length !== life.orders.length) wrongs.push('there are orders that nobody was told of');
  for (const { orderNumber, refunds } of ledger)
    if (new Set(refunds.map(({ externalRefundId }) => externalRefundId)).size !== refunds.length)
      wrongs.push(`${orderNumber}: one refund was made twice`);
  return wrongs;
}

/**
 * What the tables of the shop cannot say about themselves: nobody comes back from "cancelled" or "returned", and no order
 * that the bank had the money for was let go, unless the bank had been silent for the whole hour of the longest hold.
 */
async function findRewrittenStories(db: Db, ledger: readonly BankOrder[]): Promise<string[]> {
  const { rows: revived } = await sql<{ what: string }>`select order_id as what from order_event
    where from_status in ('cancelled', 'returned') and to_status <> from_status`.execute(db);
  const { rows: ended } = await sql<{ what: string; at: Date; order_number: string }>`
    select e.order_id as what, e.at, a.order_number from order_event e
    join shop_order o on o.id = e.order_id join payment_attempt a on a.order_id = e.order_id
    where e.to_status = 'expired' and e.from_status <> 'expired'
      and e.at < o.created_at + interval '60 minutes'`.execute(db);
  const unasked = ended.filter(({ at, order_number }) =>
    ledger.some(
      ({ orderNumber, paidAt }) => orderNumber === order_number && paidAt !== null && paidAt < at.getTime(),
    ),
  );
  return [
    ...revived.map(({ what }) => `order ${what} came back after its end`),
    ...unasked.map(({ what }) => `order ${what} was let go although the bank had its money`),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
