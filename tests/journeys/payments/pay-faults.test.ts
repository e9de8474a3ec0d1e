import assert from 'node:assert/strict';
import { test } from 'vitest';
import { isOutage } from '#server/platform/db/errors.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requestRefund } from '../../support/people/request-refund.ts';
import { type Chance, createChance } from '../../../lab/prove/chance.ts';
import { tellFigures, tellProgress } from '../../../lab/prove/tell-figures.ts';
import { howOften, timeoutFor } from '../../support/shop/how-often.ts';
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
} from '../../support/people/paying.ts';
import { faultyMethods, lostCalls, wrongAnswers } from '../../support/people/bank-faults.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

const kinds = [...lostCalls, ...wrongAnswers];

const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
};

/** Starts payments, pays, returns and requests refunds in random order, while the bank has faults. */
async function liveThrough(shop: TestShop, order: UnpaidOrder, chance: Chance): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    playFaults(
      shop,
      ...Array.from({ length: chance.upTo(3) - 1 }, () => ({
        method: chance.oneOf(faultyMethods),
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

/** One script: three orders with the bank faults of this seed, then a minute without faults. */
async function playScript(seed: number): Promise<number> {
  await using shop = await startPayingShop({ isHurried: true });
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
  return bankOrders(shop).filter(({ paidAt }) => paidAt !== null).length;
}

const first = Number(process.env['SEED'] ?? 0);
const scripts = first > 0 ? 1 : howOften('bankScripts');
/** Scripts run in parallel, because lost answers are waited for in real time. */
const banksAtOnce = 4;

test('whatever the bank does, the shop’s books end equal to its ledger', {
  timeout: timeoutFor('bankScripts', 10_000),
}, async () => {
  const queue = Array.from({ length: scripts }, (_, at) => Math.max(1, first) + at).values();
  const figures = { scripts: 0, payments: 0 };
  await Promise.all(
    Array.from({ length: banksAtOnce }, async () => {
      for (const seed of queue) {
        figures.payments += await playScript(seed)
          .catch((error: unknown) => {
            // The machine was so busy that database connections were lost: repeats the script in a new shop.
            if (!isOutage(error)) throw error;
            return playScript(seed);
          })
          .catch((error: unknown) => {
            throw new Error(`seed ${seed}`, { cause: error });
          });
        figures.scripts += 1;
        tellProgress('B10', figures.scripts, scripts);
      }
    }),
  );
  tellFigures('B10', figures);
});
