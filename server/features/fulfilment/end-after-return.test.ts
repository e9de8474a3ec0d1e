import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const steps = ['confirm', 'prepare', 'make-ready', 'send'] as const;
const move = ({ office }: Colleague, id: string, action: (typeof steps)[number]) =>
  office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
const end = ({ office }: Colleague, id: string, way: 'cancel' | 'take-back') =>
  office(`POST /api/office/orders/:id/${way}/`, { params: { id }, body: { note: 'x' } });
const bringBack = ({ office }: Colleague, id: string) =>
  office('POST /api/office/orders/:id/bring-back/', { params: { id }, body: { reason: 'nobody-home' } });

/** An unpaid order of two of ten roses, already sent. */
async function openSent() {
  const shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, rose, buyer } = await openCounter(shop);
  const { id } = (await order({}, 2)).data;
  for (const action of steps) await move(manager, id, action);
  return { shop, manager, id, rose, buyer };
}

const whole = { on_hand: 10, reserved: 0 };

test('an unpaid order that came back and is called off gives its goods back', async () => {
  const { shop, manager, id, rose } = await openSent();
  await using _ = shop;
  await bringBack(manager, id);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 2 });
  await end(manager, id, 'cancel');
  expect(await stockOf(shop, rose.option)).toEqual(whole);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('goods that were sent twice are returned once, all of them', async () => {
  const { shop, manager, id, rose } = await openSent();
  await using _ = shop;
  await bringBack(manager, id);
  await move(manager, id, 'send');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  await end(manager, id, 'take-back');
  expect(await stockOf(shop, rose.option)).toEqual(whole);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an order whose sending was undone is called off without losing goods', async () => {
  const { shop, manager, id, rose } = await openSent();
  await using _ = shop;
  await manager.office('POST /api/office/orders/:id/undo/', { params: { id } });
  await end(manager, id, 'cancel');
  expect(await stockOf(shop, rose.option)).toEqual(whole);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a customer who chooses a new time cannot choose express, which costs more', async () => {
  const { shop, manager, id, buyer } = await openSent();
  await using _ = shop;
  await bringBack(manager, id);
  const { api } = await signIn(shop, buyer.phone);
  const express = api('POST /api/order/order-time/:id/', { params: { id }, body: { delivery: 'EXPRESS' } });
  expect(await refusalOf(express)).toBe('express.unavailable');
});
