import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { openCounter } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

type Action = 'confirm' | 'prepare' | 'make-ready' | 'send' | 'deliver';

/** Two roses in cash, and a manager. */
async function open(shop: TestShop) {
  shop.ctx.config.features = [];
  const owner = await hire(shop);
  const { office } = owner;
  const counter = await openCounter(shop);
  const { id } = (await counter.order({}, 2)).data;
  const move = async (...actions: Action[]) => {
    for (const action of actions)
      await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  };
  const takeBack = () =>
    office('POST /api/office/orders/:id/take-back/', { params: { id }, body: { note: 'x' } });
  const texts = async () => {
    await shop.settle();
    return shop.sms(counter.buyer.phone).map(({ text }) => text);
  };
  const giveBack = async (quantity: number) => {
    await confirm(shop, owner);
    await office('POST /api/office/orders/:id/refunds/', {
      params: { id },
      body: { lines: [{ position: 1, quantity }], reason: 'goodwill', note: 'döwlen' },
    });
  };
  return { ...counter, office, id, move, takeBack, texts, giveBack };
}

test('an order without a unit left goes nowhere: the refusal names what can go back, and lists offer no step', async () => {
  await using shop = await startShop();
  const { office, id, move, giveBack } = await open(shop);
  await move('prepare', 'make-ready', 'send', 'deliver');
  await giveBack(2);
  const { db } = shop.ctx;
  for (const status of ['placed', 'confirmed', 'preparing', 'ready', 'on-the-way']) {
    await db.updateTable('shop_order').set({ status }).where('id', '=', id).execute();
    const { data } = await office('GET /api/office/orders/:id/', { params: { id } });
    expect(data.nothingLeft).toBe(true);
    const steps: Action[] = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'];
    expect(data.actions.filter((action) => (steps as string[]).includes(action))).toEqual([]);
  }
  await db.updateTable('shop_order').set({ status: 'preparing' }).where('id', '=', id).execute();
  const refusal = await move('make-ready').catch((error: unknown) => error);
  const body = refusal instanceof CallError ? refusal.body : undefined;
  expect(body).toMatchObject({ code: 'order.nothing-left' });
  const { refundable } = body?.data as { refundable: number };
  expect(refundable, 'delivery').toBeGreaterThan(0);
  expect(body?.message).toMatch(/^Нечего везти: отменить и вернуть [0-9,]+\sTMT\?$/);
  const many = { body: { orders: [id], action: 'make-ready' as const } };
  expect((await office('POST /api/office/orders/move/', many)).data).toEqual([{ id, reason: 'empty' }]);
  const { forecast } = await office('POST /api/office/orders/move/', {
    body: { ...many.body, dryRun: true },
  });
  expect(forecast).toEqual({ will: 0, wont: [{ reason: 'empty', count: 1 }] });
});

test('one of two units left is delivered as before', async () => {
  await using shop = await startShop();
  const { id, move, giveBack } = await open(shop);
  await move('prepare', 'make-ready', 'send', 'deliver');
  await giveBack(1);
  await shop.ctx.db.updateTable('shop_order').set({ status: 'preparing' }).where('id', '=', id).execute();
  expect(await refusalOf(move('make-ready'))).toBe('accepted');
});

test('goods that came back are told once, whether money goes back or not', async () => {
  await using shop = await startShop();
  const unpaid = await open(shop);
  const came = /gaydyp geldi/;
  const back = /gaytaryldy/;
  const told = async () => {
    const texts = await unpaid.texts();
    return [came, back].map((words) => texts.filter((text) => words.test(text)).length);
  };
  await unpaid.move('prepare', 'make-ready', 'send');
  await unpaid.takeBack();
  expect(await told()).toEqual([1, 0]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  const paid = (await unpaid.order({}, 1)).data.id;
  for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const)
    await unpaid.office('POST /api/office/orders/:id/move/', { params: { id: paid }, body: { action } });
  await unpaid.office('POST /api/office/orders/:id/take-back/', {
    params: { id: paid },
    body: { note: 'x' },
  });
  expect(await told()).toEqual([1, 1]);
});
