import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { showRound } from './show-round.ts';

type Move = 'confirm' | 'prepare' | 'make-ready' | 'send' | 'deliver';
const move = (one: Colleague, id: string, action: Move, more: object = {}) =>
  one.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action, ...more } });
const makeReady = async (one: Colleague, id: string) => {
  for (const action of ['confirm', 'prepare', 'make-ready'] as const) await move(one, id, action);
};
const idOf = async ({ office }: Colleague) => (await office('GET /api/office/me/')).data.id;
const round = async ({ office }: Colleague) => (await office('GET /api/office/round/')).data;
const ownMove = ({ office }: Colleague, id: string, action: 'send' | 'deliver', taken?: 'TERMINAL') =>
  office('POST /api/office/round/:id/move/', {
    params: { id },
    body: { action, ...(taken ? { taken } : {}) },
  });
const assign = ({ office }: Colleague, orders: string[], courierId: number | null) =>
  office('POST /api/office/couriers/assign/', { body: { orders, courierId } });
const couriersOf = async ({ office }: Colleague) => (await office('GET /api/office/couriers/')).data;
const handIn = ({ office }: Colleague, body: object) =>
  office('POST /api/office/hand-ins/', { body: { courier: '', ...body } as never });

async function openRound(shop: TestShop) {
  const manager = await hire(shop, 'manager');
  const [myrat, merdan] = [await hire(shop, 'courier'), await hire(shop, 'courier')];
  return { manager, myrat, merdan, counter: await openCounter(shop) };
}

test('a courier sees only assigned orders, takes them along and delivers them', async () => {
  await using shop = await startShop();
  const { manager, myrat, merdan, counter } = await openRound(shop);
  const [one, two] = [(await counter.order({ comment: '3-nji gat' }, 2)).data, (await counter.order()).data];
  await makeReady(manager, one.id);
  const id = await idOf(myrat);
  expect(await assign(manager, [one.id, two.id], id)).toMatchObject({ data: { assigned: 2 } });
  const purses = await manager.office('GET /api/office/couriers/');
  expect(purses).toMatchObject({ purseLimit: 300_000, data: [{ toCollect: 19_000, balance: 0 }, {}] });
  expect(await round(merdan)).toMatchObject({ stops: [] });
  const [stop, ...others] = (await round(myrat)).stops;
  expect(others, 'what is not ready is not to be brought').toEqual([]);
  expect(stop).toMatchObject({ id: one.id, status: 'ready', toCollect: 12_000, comment: '3-nji gat' });
  expect(stop?.phone).toMatch(/^\+993/);
  expect(await refusalOf(myrat.office('GET /api/office/orders/'))).toBe('staff.not-allowed');
  expect(await refusalOf(ownMove(merdan, one.id, 'send'))).toBe('order.not-found');
  expect(await refusalOf(ownMove(myrat, one.id, 'deliver'))).toBe('order.action-refused');
  await ownMove(myrat, one.id, 'send');
  const done = (await ownMove(myrat, one.id, 'deliver')).data;
  expect(done.balance).toBe(12_000);
  expect(done.stops, 'nobody is on the page of what is over').toMatchObject([
    { status: 'delivered', name: '', phone: null, line1: '', comment: '', toCollect: 0 },
  ]);
  const { data } = await manager.office('GET /api/office/orders/:id/', { params: { id: one.id } });
  expect(data).toMatchObject({ courier: 'courier of the tests', courierId: id, paid: 12_000 });
  expect(data.timeline.filter(({ event }) => event === 'courier-assigned')).toMatchObject([
    { note: 'courier of the tests', isPublic: false },
  ]);
  shop.advance(86_400);
  expect((await showRound(shop.ctx, id)).stops, 'yesterday is over').toEqual([]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a courier brings a parcel back when nobody is at home, and only their own', async () => {
  await using shop = await startShop();
  const { manager, myrat, merdan, counter } = await openRound(shop);
  const { data } = await counter.order();
  await makeReady(manager, data.id);
  await move(manager, data.id, 'send', { courierId: await idOf(myrat) });
  const bringBack = ({ office }: Colleague) =>
    office('POST /api/office/round/:id/bring-back/', {
      params: { id: data.id },
      body: { reason: 'nobody-home', note: 'üç gezek jaň etdim' },
    });
  expect(await refusalOf(bringBack(merdan))).toBe('order.not-found');
  expect((await bringBack(myrat)).data.stops).toMatchObject([{ id: data.id, status: 'not-delivered' }]);
  const { data: order } = await manager.office('GET /api/office/orders/:id/', { params: { id: data.id } });
  expect(order).toMatchObject({ status: 'ready', courier: '', courierId: null });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a courier sees nothing of a gift but its address', async () => {
  await using shop = await startShop();
  const { manager, myrat, counter } = await openRound(shop);
  const gift = {
    ...{
      recipientName: 'Şirin',
      recipientMobile: '65112233',
      senderName: 'Kerim',
      message: 'Doglan gününiň bilen',
    },
    doNotCall: true,
  };
  const { data } = await counter.order({ payment: 'ONLINE', gift });
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'ready', payment_status: 'paid', courier_id: await idOf(myrat), courier: 'Myrat' })
    .where('id', '=', data.id)
    .execute();
  const seen = await round(myrat);
  expect(seen.stops).toMatchObject([
    { name: 'Şirin', phone: null, doNotCall: true, toCollect: 0, payment: null },
  ]);
  const bytes = JSON.stringify(seen);
  for (const canary of [
    'Kerim',
    'Doglan',
    counter.buyer.phone.slice(4),
    '65112233',
    String(data.totals.total),
  ])
    expect(bytes).not.toContain(canary);
  expect((await couriersOf(manager)).find(({ orders }) => orders > 0)).toMatchObject({
    orders: 1,
    balance: 0,
  });
});

test('only active couriers get orders, and only open orders', async () => {
  await using shop = await startShop();
  const { manager, myrat, counter } = await openRound(shop);
  const { data } = await counter.order();
  const id = await idOf(myrat);
  expect(await refusalOf(assign(manager, [data.id], await idOf(manager)))).toBe('courier.not-found');
  const owner = await hire(shop);
  await confirm(shop, owner);
  await owner.office('PUT /api/office/staff/:id/', { params: { id }, body: { isBlocked: true } });
  expect(await refusalOf(assign(manager, [data.id], id))).toBe('courier.not-found');
  await owner.office('PUT /api/office/staff/:id/', { params: { id }, body: { isBlocked: false } });
  const over = (await counter.order()).data;
  const note = { params: { id: over.id }, body: { note: 'ýatyr' } };
  await manager.office('POST /api/office/orders/:id/cancel/', note);
  expect(await refusalOf(assign(manager, [data.id, over.id], id))).toBe('order.action-refused');
  expect(
    (await couriersOf(manager)).map(({ orders }) => orders),
    'all or none',
  ).toEqual([0, 0]);
  await makeReady(manager, data.id);
  const sent = (await move(manager, data.id, 'send', { courierId: id })).data;
  expect(sent).toMatchObject({ courier: 'courier of the tests', courierId: id });
  expect((await assign(manager, [data.id], null)).data.assigned).toBe(1);
  expect((await couriersOf(manager)).map(({ orders }) => orders)).toEqual([0, 0]);
});

test('a hand-in closes the balance once, however many count it', async () => {
  await using shop = await startShop();
  const { manager, myrat, counter } = await openRound(shop);
  const courierId = await idOf(myrat);
  for (const quantity of [2, 3]) {
    const { data } = await counter.order({}, quantity);
    await makeReady(manager, data.id);
    await move(manager, data.id, 'send', { courierId });
    await ownMove(myrat, data.id, 'deliver', ...(quantity === 3 ? (['TERMINAL'] as const) : []));
  }
  expect((await couriersOf(manager)).find((one) => one.courierId === courierId)?.balance).toBe(12_000);
  expect(await refusalOf(handIn(manager, { courierId, expected: 29_000, counted: 29_000 }))).toBe(
    'record.conflict',
  );
  expect(await refusalOf(handIn(manager, { courierId, expected: 12_000, counted: 11_000 }))).toBe(
    'request.invalid',
  );
  const rest = { courierId, expected: 12_000, counted: 2_000, restStays: true };
  expect((await handIn(manager, rest)).data).toMatchObject({ counted: 2_000, difference: 0 });
  const last = { courierId, expected: 10_000, counted: 9_900, note: 'bir manat ýok' };
  const both = await Promise.allSettled([handIn(manager, last), handIn(manager, last)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await round(myrat)).balance).toBe(0);
  const takings = (await manager.office('GET /api/office/takings/')).data;
  expect(takings.couriers).toEqual([
    {
      courierId,
      courier: 'courier of the tests',
      cash: 12_000,
      terminal: 17_000,
      orders: 2,
      handedIn: 11_900,
      difference: -100,
      balance: 0,
    },
  ]);
  const { data, page } = await manager.office('GET /api/office/hand-ins/');
  expect(page.total).toBe(2);
  expect(data[0]).toMatchObject({
    expected: 10_000,
    counted: 9_900,
    difference: -100,
    staff: 'manager of the tests',
  });
});

test('money refunded at the end goes back the way it came, or as staff say', async () => {
  await using shop = await startShop();
  const { manager, myrat, counter } = await openRound(shop);
  const courierId = await idOf(myrat);
  const deliver = async (taken?: 'TERMINAL') => {
    const { data } = await counter.order();
    await makeReady(manager, data.id);
    await move(manager, data.id, 'send', { courierId });
    await ownMove(myrat, data.id, 'deliver', taken);
    return data.id;
  };
  await confirm(shop, manager);
  const refund = (id: string, more: object = {}) =>
    manager.office('POST /api/office/orders/:id/refunds/', {
      params: { id },
      body: { amount: 7_000, reason: 'goodwill', note: 'solupdyr', ...more } as never,
    });
  const sums = async () =>
    (await manager.office('GET /api/office/takings/')).data.couriers.map(
      ({ courier, cash, terminal, balance }) => [...[courier, cash, terminal, balance]],
    );
  const byTerminal = await deliver('TERMINAL');
  const { data } = await manager.office('GET /api/office/orders/:id/', { params: { id: byTerminal } });
  expect(data.taken).toEqual({ kind: 'TERMINAL', courierId, courier: 'courier of the tests' });
  await refund(byTerminal);
  expect(await sums()).toEqual([['courier of the tests', 0, 0, 0]]);
  await refund(await deliver(), { handOut: { kind: 'CASH', courierId: null, courier: '' } });
  expect(await sums(), 'out of the till').toEqual([
    ['', -7_000, 0, 0],
    ['courier of the tests', 7_000, 0, 7_000],
  ]);
  const unknown = { handOut: { kind: 'CASH', courierId: 999_999, courier: '' } };
  expect(await refusalOf(refund(await deliver(), unknown))).toBe('courier.not-found');
});

test('a shop without courier accounts uses names, and each has one balance', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const deliver = async (courier: string) => {
    const { data } = await order();
    await makeReady(manager, data.id);
    await move(manager, data.id, 'send', courier ? { courier } : {});
    await move(manager, data.id, 'deliver');
  };
  for (const name of ['Merdan', ' Merdan ', '']) await deliver(name);
  const seen = await couriersOf(manager);
  expect(seen).toMatchObject([
    { courier: 'manager of the tests', isActive: false, balance: 7_000 },
    { courierId: null, courier: 'Merdan', isActive: false, balance: 14_000 },
  ]);
  await handIn(manager, { courierId: null, courier: 'Merdan', expected: 14_000, counted: 14_000 });
  expect((await couriersOf(manager)).map(({ courier }) => courier)).toEqual(['manager of the tests']);
  const nobody = { courierId: null, courier: ' ', expected: 0, counted: 100, note: 'kimiňki?' };
  expect(await refusalOf(handIn(manager, nobody))).toBe('request.invalid');
});
