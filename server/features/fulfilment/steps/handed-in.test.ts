import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { openCounter } from '../../../../tests/support/shop/counter.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

/** A manager who delivers for a courier, counts the cash and steps back. */
async function openEvening(shop: TestShop) {
  const { office } = await hire(shop, 'manager');
  const courierId = (await (await hire(shop, 'courier')).office('GET /api/office/me/')).data.id;
  const { order } = await openCounter(shop);
  const deliver = async () => {
    const { id } = (await order()).data;
    for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const) {
      const body = { action, ...(action === 'send' ? { courierId } : {}) };
      await office('POST /api/office/orders/:id/move/', { params: { id }, body });
    }
    return id;
  };
  const count = { courierId, courier: '', restStays: false };
  return {
    deliver,
    undo: (id: string) => office('POST /api/office/orders/:id/undo/', { params: { id } }),
    handIn: (expected: number, counted = expected) =>
      office('POST /api/office/hand-ins/', {
        body: { ...count, expected, counted, restStays: counted !== expected },
      }),
    stepBack: (id: string, known: { handedIn?: boolean } = {}) =>
      office('POST /api/office/orders/:id/step-back/', { params: { id }, body: { note: 'slip', ...known } }),
    balance: async () =>
      (await office('GET /api/office/couriers/')).data.find((one) => one.courierId === courierId)?.balance,
  };
}

const refused = async (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error instanceof CallError ? error.body : error),
  );
const warned = (balance: number) => ({
  code: 'money.handed-in',
  data: { courier: 'courier of the tests', balance },
});

test('who steps back from "delivered" after the hand-in is told what it makes of the balance', async () => {
  await using shop = await startShop();
  const { deliver, handIn, stepBack, undo, balance } = await openEvening(shop);
  const id = await deliver();
  await handIn(7_000);
  expect(await refused(stepBack(id))).toMatchObject(warned(-7_000));
  expect(await refusalOf(undo(id)), 'nor within its ten seconds').toBe('money.handed-in');
  expect(await balance()).toBe(0);
  const later = await deliver();
  expect(await refused(stepBack(id)), 'what came later is not this money').toMatchObject(warned(0));
  expect((await stepBack(later)).data.status).toBe('on-the-way');
  const { data } = await stepBack(id, { handedIn: true });
  expect(data).toMatchObject({ status: 'on-the-way', paymentStatus: 'unpaid', paid: 0 });
  expect(await balance()).toBe(-7_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('cash that stayed with the courier is not asked about', async () => {
  await using shop = await startShop();
  const { deliver, handIn, stepBack, balance } = await openEvening(shop);
  const [one, two] = [await deliver(), await deliver()];
  await handIn(14_000, 7_000);
  await stepBack(one);
  expect(await balance()).toBe(0);
  await deliver();
  await handIn(7_000);
  expect(await refused(stepBack(two))).toMatchObject(warned(-7_000));
});

test('a hand-in and a step back at once: one comes first, and no balance falls below zero unasked', async () => {
  await using shop = await startShop();
  const { deliver, handIn, stepBack, balance } = await openEvening(shop);
  for (let round = 0; round < 4; round += 1) {
    const id = await deliver();
    const said = await Promise.all([refusalOf(handIn(7_000)), refusalOf(stepBack(id))]);
    expect(said.toSorted()).toEqual([
      'accepted',
      said[0] === 'accepted' ? 'money.handed-in' : 'record.conflict',
    ]);
    expect(await balance()).toBe(0);
  }
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
