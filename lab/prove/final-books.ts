/** End of a simulation run: faults stop, the clock is advanced, staff decide open cases, then the books are checked. */
import { sql } from 'kysely';
import type { BankOrder } from '#server/bank-simulator/order.ts';
import { scheduledTasks } from '#server/jobs.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import type { OrderStatus } from '#domain/order.ts';
import { readHeldByCertificates } from '#server/features/certificates/core/sales.read.ts';
import { askRefunded, bookBankRefund } from '#server/features/payments/refunds/book-bank-refund.ts';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { resolveLostRefund } from '#server/features/payments/refunds/resolve-lost-refund.ts';
import { readOwed, returnOwed } from '#server/features/payments/refunds/return-owed.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import { findOverdueRequests } from '#server/invariants/overdue-requests.ts';
import { findBreaches } from '../../tests/support/shop/invariants.ts';
import { refusalCode } from '../../tests/support/people/paying.ts';
import { findWrongCash } from './steps/cash-steps.ts';
import { findLostCash, letPhonesSend } from './steps/courier-steps.ts';
import { isRefundedAt } from './steps/pick.ts';
import { staffId } from './staff-id.ts';
import type { Life, Simulation } from './world.ts';

/** In seconds; the last is longer than any reservation, even one written before the clock was set back. */
const waits = [5, 60, 600, 1_500, 1_800, 1_800, 2 * 86_400];
const mostRounds = 8;
const mostDecisions = 4;
const over = ['cancelled', 'expired', 'returned'];

export async function letEverythingEnd(world: Simulation, life: Life): Promise<void> {
  life.faults.replace([]);
  life.connection.isDown = false;
  await letPhonesSend(life, world.advance);
  for (const seconds of waits) await live(world, life, seconds);
  for (let round = 0; round < mostDecisions && (await decideWhatPeopleMust(world, life)); round += 1)
    for (const seconds of [5, 60, 60]) await live(world, life, seconds);
}

async function live(world: Simulation, { callbacks }: Life, seconds: number): Promise<void> {
  world.advance(seconds);
  await callbacks.deliver();
  await runAllTasks(world);
  // In small steps, as a real clock: of two payment pages of one order the second is checked a few seconds after the
  // first.
  for (let rounds = 0; rounds < mostRounds && (await isWorkDue(world)); rounds += 1) {
    world.advance(6);
    await runAllTasks(world);
  }
}

async function runAllTasks({ shop }: Simulation): Promise<void> {
  for (const task of scheduledTasks) await task.run(shop.ctx);
}

/** Payments to poll, or refunds that wait for an earlier one: they are sent one at a time per payment. */
async function isWorkDue({ shop: { ctx } }: Simulation): Promise<boolean> {
  const { rows } = await sql`select from payment_attempt where next_check_at <= ${ctx.now()}
    union all select from refund where state = 'claimed' and next_check_at <= ${ctx.now()} limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/**
 * What only staff can do: decide refunds with an unknown outcome, by the bank's ledger; record refunds that the bank
 * made on its own; start another refund for money still owed after a refusal.
 */
async function decideWhatPeopleMust({ shop: { ctx } }: Simulation, { bank }: Life): Promise<boolean> {
  const tell = notifyRefunded(ctx);
  const unknown = await ctx.db.selectFrom('refund').selectAll().where('state', '=', 'unknown').execute();
  for (const { id } of unknown) {
    const ended = isRefundedAt(bank, id) ? ('done' as const) : ('refused' as const);
    await resolveLostRefund(ctx, { refundId: id, ended, staffId }, tell);
  }
  const { rows: orders } = await sql<{ id: string; status: OrderStatus }>`select id, status from shop_order o
    where payment = 'ONLINE' and not exists (select from refund where order_id = o.id and state in ('claimed', 'sent'))
    order by number`.execute(ctx.db);
  let findings = unknown.length;
  for (const order of orders) {
    const seen = await askRefunded(ctx, order.id);
    const book = (trx: Trx) => bookBankRefund(ctx, trx, order.id, { seen, staffId, tell });
    if ((await refusalCode(inTransaction(ctx.db, book))) === 'accepted') findings += 1;
    if ((await readOwed(ctx.db, order)) === 0) continue;
    await inTransaction(ctx.db, (trx) => returnOwed(ctx, trx, order.id, { staffId }));
    findings += 1;
  }
  return findings > 0;
}

/** All violations once no work is left; empty when all is well. */
export async function findWrongs(world: Simulation, life: Life): Promise<string[]> {
  const { ctx } = world.shop;
  const breaches = [...(await findBreaches(ctx.db)), ...(await findOverdueRequests(ctx.db, ctx.now()))];
  const wrongs = breaches.map(({ invariant, what }) => `${invariant}: ${what}`);
  await checkBooks(ctx);
  // The circuit breaker of a bank that was not called since its faults stays open until the first query.
  const { differences, unanswered } = await checkBooks(ctx);
  for (const { orderId, difference } of differences) wrongs.push(`books: ${orderId} ${difference}`);
  if (unanswered > 0) wrongs.push(`books: ${unanswered} without an answer`);
  const orders = await ctx.db
    .selectFrom('shop_order')
    .innerJoin('order_money', 'order_id', 'id')
    .selectAll()
    .execute();
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
    // The spent part of a certificate that the order sold is not refunded.
    const kept = charged - returned - (await readHeldByCertificates(ctx.db, order.id)).held;
    if (over.includes(order.status) && kept !== 0) say(`over, but keeps ${kept}`);
    if (!over.includes(order.status) && charged - returned > order.total_tenge)
      say('keeps more than it costs');
  }
  wrongs.push(...(await letPhonesSend(life, world.advance)), ...(await findLostCash(world, life)));
  wrongs.push(...(await findUnpostedMoney(ctx.db, ledger, life.cash.get('paid-out') ?? 0)));
  wrongs.push(...(await findWrongCash(world, life)));
  wrongs.push(...(await findRewrittenStories(ctx.db, ledger)));
  for (const { id, number } of life.orders)
    if (!orders.some((order) => order.id === id)) wrongs.push(`order ${number} was acknowledged and is gone`);
  if (orders.length !== life.orders.length) wrongs.push('there are orders that nobody was told of');
  for (const { orderNumber, refunds } of ledger) {
    const ours = refunds.map(({ externalRefundId }) => externalRefundId).filter((id) => id !== null);
    if (new Set(ours).size !== ours.length) wrongs.push(`${orderNumber}: one refund was made twice`);
  }
  wrongs.push(...(await findPastPromises(world)));
  return wrongs;
}

/** The ledger explains every tenge that the banks took, and nothing is pending any more. */
async function findUnpostedMoney(db: Db, ledger: readonly BankOrder[], paidOut: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string; tenge: number; open: number }>`
    select a.kind, coalesce(sum(case a.id when t.debit_id then t.amount_tenge else -t.amount_tenge end)
        filter (where t.state in ('posted', 'post')), 0)::bigint as tenge,
      (count(*) filter (where t.state = 'pending') - count(*) filter (where t.pending_id is not null))::int as open
    from account a join transfer t on a.id in (t.debit_id, t.credit_id) group by 1`.execute(db);
  const posted = paidOut + sum(rows.filter(({ kind }) => kind === 'bank').map(({ tenge }) => tenge));
  const held = sum(ledger.map(({ deposited }) => deposited));
  const open = rows.filter((row) => row.open !== 0).map(({ kind }) => `money of ${kind} is still set aside`);
  if (sum(rows.map(({ tenge }) => tenge)) !== 0) open.push('the ledger is not balanced');
  return posted === held ? open : [...open, `the banks have ${held}, the ledger says ${posted}`];
}

/**
 * A payment after a slot's cut-off must have lost its slot; unless a recipient chose it afterwards, on a clock that was
 * set back.
 */
async function findPastPromises({ shop: { ctx }, cutOff }: Simulation): Promise<string[]> {
  const { rows } = await sql<{
    what: string;
  }>`select o.number || ' was given a slot that was over' as what
    from shop_order o join order_event e on e.order_id = o.id
    where e.event = 'payment-paid' and e.from_payment <> 'refunding' and o.payment = 'ONLINE' and o.total_tenge > 0
      and not exists (select from order_event a where a.order_id = o.id and a.event = 'gift-answered')
      and o.slot_id = ${cutOff.slotId} and o.delivery_day = ${cutOff.day}
      and e.at >= ${cutOff.at} and o.promise_lost_at is null`.execute(ctx.db);
  return rows.map(({ what }) => what);
}

/**
 * Rules across history: no order leaves "cancelled" or "returned", and no order whose money the bank had expired within
 * the hour of the longest reservation.
 */
async function findRewrittenStories(db: Db, ledger: readonly BankOrder[]): Promise<string[]> {
  const { rows: revived } = await sql<{ what: string }>`select order_id as what from order_event
    where from_status in ('cancelled', 'returned') and to_status <> from_status`.execute(db);
  const { rows: ended } = await sql<{ what: string; at: Date; order_number: string }>`
    select e.order_id as what, e.at, a.order_number from order_event e
    join shop_order o on o.id = e.order_id join payment_attempt a on a.order_id = e.order_id
    where e.to_status = 'expired' and e.from_status <> 'expired'
      and e.at < o.created_at + interval '60 minutes'
      -- Money of a sum from before its goods were changed does not pay for it.
      and a.amount_tenge = o.total_tenge`.execute(db);
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
