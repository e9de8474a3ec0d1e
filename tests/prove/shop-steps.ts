/** What staff, time, banks in trouble and the shop's own clockwork do in a simulated shop. */
import { orderMoveNames } from '#domain/order.ts';
import type { Fault, FaultKind } from '#server/bank-simulator/faults.ts';
import { inTransaction } from '#server/platform/db.ts';
import { sweeps } from '#server/jobs.ts';
import { paymentSweeps } from '#server/shop/checkout/payments.jobs.ts';
import { moveOrder } from '#server/shop/checkout/move-order.ts';
import { requestRefund } from '#server/shop/payments/request-refund.ts';
import { correctStock } from '#server/shop/stock/correct-stock.ts';
import { refusalCode } from '../support/paying.ts';
import type { Chance } from './chance.ts';
import { pickPaid, type Step } from './pick.ts';

export const staffId = 7;

const kinds: readonly FaultKind[] = [
  'timeout-before',
  'timeout-after',
  'reset-before',
  'reset-after',
  'half',
  'http-502',
  'http-429',
  'html',
  'error-code',
  'wrong-amount',
  'wrong-currency',
  'wrong-order-number',
  'status-missing',
  'status-empty',
  'huge',
  'redirect',
];
const methods = ['register.do', 'getOrderStatusExtended.do', 'refund.do', 'decline.do', '*'];
const strikesBefore: readonly FaultKind[] = [
  'timeout-before',
  'reset-before',
  'http-502',
  'http-429',
  'html',
  'error-code',
  'redirect',
];

function planFault(chance: Chance, method: string): Fault {
  const kind = chance.oneOf(kinds);
  const effect = strikesBefore.includes(kind) ? ('before' as const) : ('after' as const);
  return { method, kind, times: chance.upTo(3), delayMs: 0, effect };
}

const bankTrouble: Step = async (_world, { chance, faults }) => {
  const planned = Array.from({ length: chance.upTo(3) }, () => planFault(chance, chance.oneOf(methods)));
  faults.replace(planned);
  return planned.map(({ method, kind }) => `${method}:${kind}`).join();
};

const lineTrouble: Step = async (_world, life) => {
  life.line.isDown = !life.line.isDown;
  return life.line.isDown ? 'down' : 'up';
};

const bankIsWell: Step = async (_world, life) => {
  if (life.faults.left().length === 0 && !life.line.isDown) return 'nobody';
  life.faults.replace([]);
  life.line.isDown = false;
  return '';
};

const timePasses: Step = async (world, { chance }) => {
  const seconds = chance.oneOf([3, 6, 10, 20, 45, 60, 60, 300, 300, 900, 1_500]);
  world.advance(seconds);
  return `${seconds} s`;
};

const oneSweep: Step = async ({ shop }, { chance }) => {
  const sweep = chance.oneOf(sweeps);
  await sweep.run(shop.ctx);
  return sweep.name;
};

/** Two nodes do the same work at the same time. */
const twoNodesSweep: Step = async ({ shop }) => {
  await Promise.all([...sweeps, ...sweeps].map((sweep) => sweep.run(shop.ctx)));
  return '';
};

const staffMove: Step = async ({ shop }, life) => {
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const action = life.chance.oneOf(orderMoveNames);
  return `${action} ${await refusalCode(moveOrder(shop.ctx, { orderId: known.id, action, staffId }))}`;
};

/** The usual way of an order, as far as it may go. */
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

/** The bank loses the answer, or the call, just when money goes back. */
const staffRefund: Step = async ({ shop }, life) => {
  const { chance, faults } = life;
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const isTroubled = chance.is(0.4);
  if (isTroubled) faults.replace([planFault(chance, 'refund.do')]);
  const amount = chance.is(0.7) ? { amount: chance.upTo(2_000) } : {};
  const said = await refusalCode(
    requestRefund(shop.ctx, { orderId: known.id, reason: 'goodwill', staffId, ...amount }),
  );
  if (chance.is(0.5)) for (const sweep of paymentSweeps) await sweep.run(shop.ctx);
  return `${isTroubled ? 'in trouble ' : ''}${said}`;
};

const staffCount: Step = async ({ shop, goods }, { chance }) => {
  const { option } = chance.oneOf(goods);
  const delta = chance.oneOf([-2, -1, 1, 3]);
  const at = shop.ctx.now();
  return refusalCode(
    inTransaction(shop.ctx.db, (trx) =>
      correctStock(trx, { option, delta, kind: 'correct', reason: 'counted', staffId, at }),
    ),
  );
};

export const shopSteps: readonly [name: string, weight: number, step: Step][] = [
  ['bank in trouble', 2, bankTrouble],
  ['line up or down', 1, lineTrouble],
  ['bank is well', 3, bankIsWell],
  ['time', 8, timePasses],
  ['sweep', 7, oneSweep],
  ['two nodes sweep', 2, twoNodesSweep],
  ['staff move', 2, staffMove],
  ['staff fulfil', 2, staffFulfil],
  ['staff refund', 3, staffRefund],
  ['staff count', 1, staffCount],
];
