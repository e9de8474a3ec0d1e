/** Steps of staff, time, failing banks and scheduled tasks in the simulated shop. */
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { type OrderMove, orderMoveNames } from '#domain/order.ts';
import type { Fault, FaultKind } from '#server/bank-simulator/faults.ts';
import { refund } from '#server/bank-simulator/order.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { scheduledTasks } from '#server/jobs.ts';
import { paymentTasks } from '#server/features/checkout/payment/payments.jobs.ts';
import { bringBack } from '#server/features/checkout/bring-back.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { endOrderAsStaff } from '#server/features/fulfilment/move-as-staff.ts';
import { stepBack } from '#server/features/checkout/step-back.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import { resolveLostRefund } from '#server/features/payments/refunds/resolve-lost-refund.ts';
import { returnOwed } from '#server/features/payments/refunds/return-owed.ts';
import {
  faultyMethods,
  lostCalls,
  strikes,
  wrongAnswers,
} from '../../../tests/support/people/bank-faults.ts';
import { requestRefund } from '../../../tests/support/people/request-refund.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import type { Chance } from '../chance.ts';
import { byStaff } from './certificate-steps.ts';
import { isRefundedAt, pickPaid, type Step } from './pick.ts';
import { staffId } from '../staff-id.ts';
import { promoCodes } from '../world.ts';

const kinds: readonly FaultKind[] = [...lostCalls, ...wrongAnswers, 'huge', 'redirect'];

function planFault(chance: Chance, method: string): Fault {
  const kind = chance.oneOf(kinds);
  // An overloaded or broken gateway may have forwarded the call all the same.
  const hides = ['http-429', 'http-502', 'html', 'error-code'].includes(kind) && chance.is(0.4);
  const effect = hides ? 'after' : strikes(kind);
  return { method, kind, times: chance.upTo(3), delayMs: 0, effect };
}

const bankFault: Step = async (_world, { chance, faults }) => {
  const planned = Array.from({ length: chance.upTo(3) }, () =>
    planFault(chance, chance.oneOf(faultyMethods)),
  );
  faults.replace(planned);
  return planned.map(({ method, kind }) => `${method}:${kind}`).join();
};

const connectionFault: Step = async (_world, life) => {
  life.connection.isDown = !life.connection.isDown;
  return life.connection.isDown ? 'down' : 'up';
};

const bankIsWell: Step = async (_world, life) => {
  if (life.faults.left().length === 0 && !life.connection.isDown) return 'nobody';
  life.faults.replace([]);
  life.connection.isDown = false;
  return '';
};

/** Switches a promo code on or off: placed orders keep their discount. */
const staffSwitchCode: Step = async ({ shop: { ctx } }, { chance }) => {
  const code = chance.oneOf(promoCodes);
  const isOn = chance.is(0.6);
  await ctx.db.updateTable('promo_code').set({ is_active: isOn }).where('code', '=', code).execute();
  return `${code} ${isOn ? 'on' : 'off'}`;
};

const timePasses: Step = async (world, { chance }) => {
  const seconds = chance.oneOf([3, 6, 10, 20, 45, 60, 60, 300, 300, 900, 1_500]);
  world.advance(seconds);
  return `${seconds} s`;
};

/** The clock is set back, by a person or by NTP. The bank's clock is not. */
const clockSetBack: Step = async (world, { chance }) => {
  const seconds = chance.oneOf([2, 30, 600, 3_600, 7_200]);
  world.setBack(seconds);
  return `${seconds} s`;
};

/** A refund made in the bank's own portal, which sends no callback. */
const bankRefunds: Step = async ({ shop: { ctx } }, { chance, bank }) => {
  // Except orders that sold certificates, whose money cannot be booked as refunded (sold-certificates.test.ts).
  const known = await ctx.db
    .selectFrom('payment_attempt')
    .select('order_number')
    .where('state', '=', 'paid')
    .where('order_id', 'not in', (of) => of.selectFrom('certificate_sale').select('order_id'))
    .execute();
  const numbers = new Set(known.map(({ order_number }) => order_number));
  const paid = bank.book
    .all()
    .filter(({ deposited, orderNumber }) => deposited > 0 && numbers.has(orderNumber));
  if (paid.length === 0) return 'nobody';
  const one = chance.oneOf(paid);
  const amount = chance.is(0.6) ? one.deposited : chance.upTo(one.deposited);
  const changed = refund(one, bank.at(), amount, null);
  if (changed) bank.book.keep(changed);
  return `${one.orderNumber} ${amount}`;
};

/** Staff decide a refund with an unknown outcome, sometimes with another attempt in the same call. */
const staffDecide: Step = async ({ shop: { ctx } }, { chance, bank }) => {
  const lost = await ctx.db
    .selectFrom('refund')
    .selectAll()
    .where('state', '=', 'unknown')
    .orderBy('id')
    .execute();
  if (lost.length === 0) return 'nobody';
  const { id, order_id } = chance.oneOf(lost);
  const isThere = isRefundedAt(bank, id);
  const ended = isThere ? ('done' as const) : ('refused' as const);
  const input = { refundId: id, ended, staffId };
  return inTransaction(ctx.db, async (trx) => {
    await resolveLostRefund({ ...ctx, db: trx }, input, notifyRefunded(ctx));
    const again = ended === 'refused' && chance.is(0.5);
    return again ? `${ended} ${(await returnOwed(ctx, trx, order_id, { staffId })).length}` : ended;
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code;
    throw error;
  });
};

const oneTask: Step = async ({ shop }, { chance }) => {
  const task = chance.oneOf(scheduledTasks);
  await task.run(shop.ctx);
  return task.name;
};

/** Two nodes run the same tasks at the same time. */
const twoNodesRunTasks: Step = async ({ shop }) => {
  await Promise.all([...scheduledTasks, ...scheduledTasks].map((task) => task.run(shop.ctx)));
  return '';
};

const staffMove: Step = async ({ shop }, life) => {
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const action = life.chance.oneOf(orderMoveNames);
  const end = ends[action];
  const move = end
    ? endOrderAsStaff(shop.ctx, known.id, { end, note: 'x' }, byStaff)
    : moveOrder(shop.ctx, { orderId: known.id, action, staffId });
  return `${action} ${await refusalCode(move)}`;
};

/** Staff end an order by a verb that gives back what was taken by hand, too. */
const ends: Partial<Record<OrderMove, 'cancel' | 'take-back'>> = {
  cancel: 'cancel',
  'call-off': 'cancel',
  'take-back': 'take-back',
};

/** Nobody was at home: the parcel comes back for another delivery attempt. */
const staffBringBack: Step = async ({ shop: { ctx } }, life) => {
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const input = { id: known.id, reason: life.chance.oneOf(failedReasons), staffId };
  return refusalCode(inTransaction(ctx.db, (trx) => bringBack(ctx, trx, input)));
};

/** A mistake of staff: the last move is undone, at once or with a reason. */
const staffStepBack: Step = async ({ shop: { ctx } }, { chance, ...life }) => {
  const known = pickPaid({ chance, ...life });
  if (!known) return 'nobody';
  const reason = chance.is(0.5) ? { reason: 'slip', handedIn: chance.is(0.5) } : {};
  const input = { id: known.id, staffId, ...reason };
  return refusalCode(inTransaction(ctx.db, (trx) => stepBack(ctx, trx, input)));
};

/** Moves an order along its normal workflow, as far as allowed. */
const staffFulfil: Step = async ({ shop }, life) => {
  const known = pickPaid(life);
  if (!known) return 'nobody';
  let done = 0;
  for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const) {
    if (life.chance.is(0.2)) break;
    const said = await refusalCode(moveOrder(shop.ctx, { orderId: known.id, action, staffId }));
    if (said === 'accepted') done += 1;
  }
  return `${done} steps`;
};

/** A refund during which the bank loses the call or its answer. */
const staffRefund: Step = async ({ shop }, life) => {
  const { chance, faults } = life;
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const isFailing = chance.is(0.4);
  if (isFailing) faults.replace([planFault(chance, 'refund.do')]);
  const amount = chance.is(0.7) ? { amount: chance.upTo(2_000) } : {};
  const said = await refusalCode(
    requestRefund(shop.ctx, { orderId: known.id, reason: 'goodwill', staffId, ...amount }),
  );
  if (chance.is(0.5)) for (const task of paymentTasks) await task.run(shop.ctx);
  return `${isFailing ? 'failing ' : ''}${said}`;
};

const staffCount: Step = async ({ shop, goods }, { chance }) => {
  const { option } = chance.oneOf(goods);
  const delta = chance.oneOf([-2, -1, 1, 3]);
  const at = shop.ctx.now();
  return refusalCode(
    inTransaction(shop.ctx.db, (trx) =>
      adjustOneStock(trx, { option, delta, kind: 'correct', reason: 'counted', staffId, at }),
    ),
  );
};

export const shopSteps: readonly [name: string, weight: number, step: Step][] = [
  ['bank fails', 2, bankFault],
  ['connection up or down', 1, connectionFault],
  ['bank is well', 3, bankIsWell],
  ['time', 8, timePasses],
  ['clock set back', 2, clockSetBack],
  ['bank refunds', 1, bankRefunds],
  ['staff decide', 3, staffDecide],
  ['scheduled task', 7, oneTask],
  ['two nodes run scheduled tasks', 2, twoNodesRunTasks],
  ['staff move', 2, staffMove],
  ['staff fulfil', 2, staffFulfil],
  ['staff bring back', 2, staffBringBack],
  ['staff step back', 2, staffStepBack],
  ['staff refund', 3, staffRefund],
  ['staff count', 1, staffCount],
  ['staff switch a code', 1, staffSwitchCode],
];
