import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { type Colleague, confirm, hire } from '../../../../tests/support/people/staff.ts';
import { addPaidOrder, startPayingShop } from '../../../../tests/support/people/paying.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const steps = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const;
type Step = (typeof steps)[number];
const move = async ({ office }: Colleague, id: string, action: Step, more: object = {}) =>
  (await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action, ...more } })).data;
async function walk(one: Colleague, id: string, last: Step): Promise<void> {
  for (const action of steps.slice(0, steps.indexOf(last) + 1)) await move(one, id, action);
}
const undo = async ({ office }: Colleague, id: string) =>
  (await office('POST /api/office/orders/:id/undo/', { params: { id } })).data;
const stepBack = async ({ office }: Colleague, id: string, note = 'Ýalňyş basdym') =>
  (await office('POST /api/office/orders/:id/step-back/', { params: { id }, body: { note } })).data;

/** Runs delayed jobs now. */
async function passTime(shop: TestShop): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.ctx.db);
  await shop.settle();
}
const told = (shop: TestShop, phone: string, word: RegExp) =>
  shop.sms(phone).filter(({ text }) => word.test(text)).length;

test('"delivered" pressed by mistake is undone: no message, no money, and the customer never sees it', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order, rose, buyer } = await openCounter(shop);
  const { api } = await signIn(shop, buyer.phone);
  const { data } = await order({}, 2);
  await walk(packer, data.id, 'send');
  await passTime(shop);
  expect(told(shop, buyer.phone, /yola cykdy/)).toBe(1);
  expect(await move(packer, data.id, 'deliver', { taken: 'TERMINAL' })).toMatchObject({ paid: 12_000 });
  await shop.settle();
  expect(told(shop, buyer.phone, /gowsuryldy/), 'a message waits until nobody can undo').toBe(0);
  const back = await undo(packer, data.id);
  expect(back).toMatchObject({ status: 'on-the-way', paymentStatus: 'unpaid', paid: 0, refunds: [] });
  await passTime(shop);
  expect(told(shop, buyer.phone, /gowsuryldy/)).toBe(0);
  const { couriers } = (await packer.office('GET /api/office/takings/')).data;
  expect(couriers).toMatchObject([{ cash: 0, terminal: 0 }]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  const shown = (await api('GET /api/order/order-detail/:id/', { params: { id: data.id } })).data;
  expect(shown.timeline.map(({ event }) => event)).toEqual([
    ...['ordered', 'confirmed', 'preparing', 'ready', 'on-the-way'],
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  await move(packer, data.id, 'deliver', { taken: 'CASH' });
  // Nobody undid it: the step stands, and its message is sent.
  await passTime(shop);
  expect(told(shop, buyer.phone, /gowsuryldy/)).toBe(1);
  const takings = (await packer.office('GET /api/office/takings/')).data;
  expect(takings.couriers).toMatchObject([{ cash: 12_000, terminal: 0 }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('only the person who made the step undoes it, and only for ten seconds; later a manager undoes it with a reason', async () => {
  await using shop = await startShop();
  const [packer, manager] = [await hire(shop, 'packer'), await hire(shop, 'manager')];
  const { order } = await openCounter(shop);
  const { data } = await order();
  await walk(packer, data.id, 'confirm');
  expect(await refusalOf(undo(manager, data.id))).toBe('order.action-refused');
  expect((await undo(packer, data.id)).status).toBe('placed');
  expect(await refusalOf(undo(packer, data.id))).toBe('order.action-refused');
  await move(packer, data.id, 'prepare');
  shop.advance(13);
  expect(await refusalOf(undo(packer, data.id))).toBe('order.action-refused');
  expect(await refusalOf(stepBack(packer, data.id))).toBe('staff.not-allowed');
  const back = await stepBack(manager, data.id, 'Müşderi garaşmagy haýyş etdi');
  expect(back).toMatchObject({ status: 'placed' });
  expect(back.timeline.at(-1)).toMatchObject({ note: 'Müşderi garaşmagy haýyş etdi', isPublic: false });
  expect(back.actions).not.toContain('step-back');
});

test('every step is undone within its ten seconds: state and goods as before, and nobody was notified', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order, rose, buyer } = await openCounter(shop);
  const { data } = await order({}, 2);
  const before = ['placed', 'confirmed', 'preparing', 'ready', 'on-the-way'] as const;
  for (const [at, action] of steps.entries()) {
    await passTime(shop);
    const heard = shop.sms(buyer.phone).length;
    const stock = await stockOf(shop, rose.option);
    await move(packer, data.id, action);
    expect(await undo(packer, data.id)).toMatchObject({ status: before[at], paid: 0 });
    expect(await stockOf(shop, rose.option)).toEqual(stock);
    await passTime(shop);
    expect(shop.sms(buyer.phone), `after ${action}`).toHaveLength(heard);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
    await move(packer, data.id, action);
  }
});

test('an order goes back step by step to its beginning and forward again, with its goods', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, rose } = await openCounter(shop);
  const { data } = await order({}, 3);
  await walk(manager, data.id, 'deliver');
  const ways: string[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    ways.push((await stepBack(manager, data.id)).status);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
  expect(ways).toEqual(['on-the-way', 'ready', 'preparing', 'confirmed', 'placed']);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 3 });
  expect(await refusalOf(stepBack(manager, data.id))).toBe('order.action-refused');
  await walk(manager, data.id, 'deliver');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 7, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('pressing undo twice undoes one step, and an undo in parallel with the next step keeps the books correct', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, rose } = await openCounter(shop);
  const { data } = await order({}, 2);
  await walk(manager, data.id, 'send');
  shop.advance(13);
  const both = await Promise.allSettled([stepBack(manager, data.id), stepBack(manager, data.id)]);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  await Promise.allSettled([undo(manager, data.id), move(manager, data.id, 'deliver')]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  const { reserved } = (await stockOf(shop, rose.option)) ?? {};
  expect(reserved).toBe(2);
});

test('a delivery of an order that got a part of its card money back is undone as well', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const owner = await hire(shop);
  await confirm(shop, owner);
  const { id } = await addPaidOrder(shop);
  const refund = async (amount: number) => {
    const body = { amount, reason: 'goodwill' as const, note: 'solupdyr' };
    await owner.office('POST /api/office/orders/:id/refunds/', { params: { id }, body });
    await shop.settle();
  };
  await refund(1_000);
  await walk(owner, id, 'deliver');
  expect(await undo(owner, id)).toMatchObject({ status: 'on-the-way', paymentStatus: 'partly-refunded' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await move(owner, id, 'deliver');
  await refund(500);
  expect(await stepBack(owner, id)).toMatchObject({ status: 'on-the-way', refunded: 1_500 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await move(owner, id, 'deliver');
  await refund(10_845);
  expect(await refusalOf(stepBack(owner, id)), 'all of it is back').toBe('order.action-refused');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
