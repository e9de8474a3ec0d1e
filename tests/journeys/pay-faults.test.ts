import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { FaultKind } from '#server/bank-simulator/faults.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requestRefund } from '#server/shop/payments/request-refund.ts';
import {
  addUnpaidOrder,
  assertBooksAgree,
  atBank,
  bankOrders,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readOrder,
  startPayingShop,
  type UnpaidOrder,
} from '../support/paying.ts';
import type { TestShop } from '../support/start-shop.ts';

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
];
const methods = ['register.do', 'getOrderStatusExtended.do', 'refund.do', 'decline.do', '*'];

/** Chance that can be had again: mulberry32. */
function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    is: (share: number) => next() < share,
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    upTo: (most: number) => 1 + Math.floor(next() * most),
  };
}
type Chance = ReturnType<typeof createChance>;

const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
};

/** Presses, pays, comes back and asks for money back, in any order, while the bank misbehaves. */
async function liveThrough(shop: TestShop, order: UnpaidOrder, chance: Chance): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    playFaults(
      shop,
      ...Array.from({ length: chance.upTo(3) }, () => ({
        method: chance.oneOf(methods),
        kind: chance.oneOf(kinds),
      })),
    );
    const bank = chance.oneOf(['HALK', 'HALK', 'HALK', 'RYSGAL'] as const);
    const formUrl = await pressPay(shop, order, bank).catch(ignoreRefusal);
    if (formUrl && chance.is(0.5)) await atBank(shop, formUrl).catch(() => undefined);
    if (chance.is(0.5)) await comeBack(shop, order);
    if (chance.is(0.2))
      await requestRefund(shop.ctx, { orderId: order.id, reason: 'goodwill' }).catch(ignoreRefusal);
    await letTimePass(shop, chance.oneOf([5, 20, 60]), 10);
  }
}

test.each(Array.from({ length: 16 }, (_, at) => at + 1))(
  'whatever the bank does, the shop’s books end equal to its ledger (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    await using shop = await startPayingShop();
    const chance = createChance(seed);
    const orders: UnpaidOrder[] = [];
    for (let at = 0; at < 3; at += 1) {
      const order = await addUnpaidOrder(shop);
      orders.push(order);
      await liveThrough(shop, order, chance);
    }
    playFaults(shop);
    await letTimePass(shop, 60, 5);
    await assertBooksAgree(shop);
    for (const order of orders) {
      const row = await readOrder(shop, order.id);
      const isPaid = row.paid_tenge > 0;
      assert.equal(row.status === 'placed', isPaid, `order ${order.id} is ${row.status}`);
    }
    const twice = bankOrders(shop).filter(
      ({ refunds, amount }) => refunds.reduce((sum, one) => sum + one.amount, 0) > amount,
    );
    assert.deepEqual(twice, []);
  },
);
