import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { addStaff, openCounter } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { move, pack, shoot } from '../../../../tests/support/people/packing.ts';
import { type Colleague, hire } from '../../../../tests/support/people/staff.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

type Action = 'confirm' | 'prepare' | 'make-ready';
const moveAll = async ({ office }: Colleague, action: Action, ...orders: string[]) =>
  (await office('POST /api/office/orders/move/', { body: { orders, action } })).data;
const undoAll = async ({ office }: Colleague, ...orders: string[]) =>
  (await office('POST /api/office/orders/undo/', { body: { orders } })).data;
const statusOf = async ({ office }: Colleague, ...orders: string[]) => {
  const { data } = await office('GET /api/office/orders/', { query: { ids: orders.join(',') } });
  return orders.map((id) => data.find((one) => one.id === id)?.status);
};

test('a lane is moved at once: orders that need a call or changed meanwhile stay, with the reason', async () => {
  await using shop = await startShop();
  const [packer, colleague] = [await hire(shop, 'packer'), await hire(shop, 'packer')];
  const { order } = await openCounter(shop, 40);
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await order()).data.id);
  const [a = '', b = '', rung = '', quick = ''] = ids;
  await shop.ctx.db.updateTable('shop_order').set({ needs_call: true }).where('id', '=', rung).execute();
  await moveAll(colleague, 'prepare', quick);
  expect(await moveAll(packer, 'confirm', a, b, rung, quick, 'nobody')).toEqual([
    { id: a, reason: null },
    { id: b, reason: null },
    { id: rung, reason: 'call' },
    { id: quick, reason: 'changed' },
    { id: 'nobody', reason: 'changed' },
  ]);
  expect(await statusOf(packer, a, b, rung, quick)).toEqual([
    'confirmed',
    'confirmed',
    'placed',
    'preparing',
  ]);
  expect(await moveAll(packer, 'prepare', a, rung)).toEqual([
    { id: a, reason: null },
    { id: rung, reason: 'call' },
  ]);
  const { data } = await packer.office('GET /api/office/orders/:id/', { params: { id: rung } });
  expect(data.needsCall, 'nobody has called').toBe(true);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the board shows those moved together in the order in which they came', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order } = await openCounter(shop, 40);
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push((await order()).data.id);
  await moveAll(packer, 'confirm', ...ids.toReversed());
  const { data } = await packer.office('GET /api/office/board/');
  expect(data.orders.map(({ id }) => id)).toEqual(ids);
});

test('one undo reverts all of them, for ten seconds, and only for the person who moved them', async () => {
  await using shop = await startShop();
  const [packer, manager] = [await hire(shop, 'packer'), await hire(shop, 'manager')];
  const { order } = await openCounter(shop, 40);
  const [a, b] = [(await order()).data.id, (await order()).data.id];
  await moveAll(packer, 'prepare', a, b);
  const refused = [a, b].map((id) => ({ id, reason: 'changed' }));
  expect(await undoAll(manager, a, b)).toEqual(refused);
  shop.advance(9);
  expect(await undoAll(packer, a, b)).toEqual([a, b].map((id) => ({ id, reason: null })));
  expect(await statusOf(packer, a, b)).toEqual(['placed', 'placed']);
  await moveAll(packer, 'prepare', a, b);
  shop.advance(13);
  expect(await undoAll(packer, a, b)).toEqual(refused);
});

test('a refunded order is not prepared with the others', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const { data } = await order();
  const { db } = shop.ctx;
  await db.updateTable('shop_order').set({ payment_status: 'refunded' }).where('id', '=', data.id).execute();
  expect(await moveAll(manager, 'prepare', data.id)).toEqual([{ id: data.id, reason: 'refunded' }]);
  expect(await statusOf(manager, data.id)).toEqual(['placed']);
});

test('a shop that wants photos leaves parcels without one to their packer, named with the reason', async () => {
  await using shop = await startShop();
  const { packer, id: shot, order } = await pack(shop);
  const bare = (await order()).data.id;
  await move(packer, bare, 'confirm', 'prepare');
  const row = { is_on: true, changed_at: shop.ctx.now(), staff_id: await addStaff(shop) };
  await shop.ctx.db
    .insertInto('feature')
    .values({ ...row, name: 'photo-report', mode: 'shown' })
    .execute();
  await shoot(packer, shot);
  expect(await moveAll(packer, 'make-ready', shot, bare)).toEqual([
    { id: shot, reason: null },
    { id: bare, reason: 'photo' },
  ]);
  expect(await statusOf(packer, shot, bare)).toEqual(['ready', 'preparing']);
  await shop.ctx.db.updateTable('feature').set({ is_on: false }).execute();
  expect(await moveAll(packer, 'make-ready', bare), 'no photos wanted').toEqual([{ id: bare, reason: null }]);
});

test('a role that may not move one order cannot move many', async () => {
  await using shop = await startShop();
  const editor = await hire(shop, 'editor');
  const { order } = await openCounter(shop);
  const { data } = await order();
  expect(await refusalOf(moveAll(editor, 'confirm', data.id))).toBe('staff.not-allowed');
  expect(await refusalOf(undoAll(editor, data.id))).toBe('staff.not-allowed');
});
