import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

type Move = 'confirm' | 'prepare' | 'make-ready' | 'send' | 'deliver';
const move = (one: Colleague, id: string, action: Move, more: object = {}) =>
  one.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action, ...more } });
const makeReady = async (one: Colleague, id: string) => {
  for (const action of ['confirm', 'prepare', 'make-ready'] as const) await move(one, id, action);
};
const idOf = async ({ office }: Colleague) => (await office('GET /api/office/me/')).data.id;
const couriersOf = async ({ office }: Colleague) => (await office('GET /api/office/couriers/')).data;
async function openRound(shop: TestShop) {
  const manager = await hire(shop, 'manager');
  const [myrat, merdan] = [await hire(shop, 'courier'), await hire(shop, 'courier')];
  return { manager, myrat, merdan, counter: await openCounter(shop) };
}

test('a typed name that is the name of an account means the account, in any spelling', async () => {
  await using shop = await startShop();
  const { manager, myrat, merdan, counter } = await openRound(shop);
  const courierId = await idOf(myrat);
  await shop.ctx.db.updateTable('staff').set({ name: 'Myrat' }).where('id', '=', courierId).execute();
  const send = async (courier: string) => {
    const { data } = await counter.order();
    await makeReady(manager, data.id);
    const sent = (await move(manager, data.id, 'send', { courier })).data;
    await move(manager, data.id, 'deliver');
    return { id: data.id, courierId: sent.courierId, courier: sent.courier };
  };
  const typed = await send(' myrat ');
  expect(typed).toMatchObject({ courierId, courier: 'Myrat' });
  await move(manager, (await sendByAccount()).id, 'deliver');
  expect((await couriersOf(manager)).filter(({ balance }) => balance !== 0)).toMatchObject([
    { courierId, courier: 'Myrat', balance: 14_000 },
  ]);
  const named = { kind: 'CASH' as const, courierId: null, courier: 'MYRAT' };
  const back = { params: { id: typed.id }, body: { note: 'solupdyr', handOut: named } };
  await manager.office('POST /api/office/orders/:id/take-back/', back);
  expect((await couriersOf(manager)).filter(({ balance }) => balance !== 0)).toMatchObject([
    { courierId, balance: 7_000 },
  ]);
  // Two accounts with one name cannot be told apart by typing.
  const other = await idOf(merdan);
  await shop.ctx.db.updateTable('staff').set({ name: 'Myrat' }).where('id', '=', other).execute();
  expect(await send('Myrat')).toMatchObject({ courierId: null, courier: 'Myrat' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  async function sendByAccount() {
    const { data } = await counter.order();
    await makeReady(manager, data.id);
    await move(manager, data.id, 'send', { courierId });
    return data;
  }
});

test('an order that came back says who pays the refund: as it was taken, or from the till', async () => {
  await using shop = await startShop();
  const { manager, counter } = await openRound(shop);
  const deliver = async () => {
    const { data } = await counter.order();
    await makeReady(manager, data.id);
    await move(manager, data.id, 'send');
    return (await move(manager, data.id, 'deliver')).data;
  };
  const takeBack = (id: string, handOut: object) =>
    manager.office('POST /api/office/orders/:id/take-back/', {
      params: { id },
      body: { note: 'yzyna geldi', handOut: handOut as never },
    });
  const sums = async () =>
    (await manager.office('GET /api/office/takings/')).data.couriers.map(({ courier, cash }) => [
      courier,
      cash,
    ]);
  const till = { kind: 'CASH', courierId: null, courier: '' };
  await takeBack((await deliver()).id, till);
  expect(await sums()).toEqual([
    ['', -7_000],
    ['manager of the tests', 7_000],
  ]);
  // A manager took the money, and is proposed: not a courier, but a member of staff.
  const { id, taken } = await deliver();
  expect(taken).toMatchObject({ courier: 'manager of the tests' });
  expect((await takeBack(id, taken ?? till)).data).toMatchObject({ status: 'returned', refunded: 7_000 });
  expect(await sums()).toEqual([
    ['', -7_000],
    ['manager of the tests', 7_000],
  ]);
  const nobody = { kind: 'CASH', courierId: 999_999, courier: '' };
  expect(await refusalOf(takeBack((await deliver()).id, nobody))).toBe('courier.not-found');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test("the balance of a typed name is moved to the courier's account, and no cash moves", async () => {
  await using shop = await startShop();
  const { manager, myrat, counter } = await openRound(shop);
  const courierId = await idOf(myrat);
  const take = async (courier: object) => {
    const { data } = await counter.order();
    await makeReady(manager, data.id);
    await move(manager, data.id, 'send', courier);
    await move(manager, data.id, 'deliver');
  };
  await take({ courier: 'Myrat aga' });
  await take({ courierId });
  const join = (body: { courier: string; courierId: number; expected: number }) =>
    manager.office('POST /api/office/hand-ins/join/', { body });
  const input = { courier: 'Myrat aga', courierId, expected: 7_000 };
  expect(await refusalOf(join({ ...input, expected: 6_000 }))).toBe('record.conflict');
  expect(await refusalOf(join({ ...input, courierId: await idOf(manager) }))).toBe('courier.not-found');
  expect((await join(input)).data).toEqual({ balance: 14_000 });
  expect((await couriersOf(manager)).filter(({ balance }) => balance !== 0)).toMatchObject([
    { courierId, balance: 14_000 },
  ]);
  const { couriers, rows: taken } = (await manager.office('GET /api/office/takings/')).data;
  expect(taken.map((row) => row.courierId).toSorted(), 'a typed name is told from an account').toEqual(
    [courierId, null].toSorted(),
  );
  const handedIn = couriers.map((one) => [one.courierId, one.handedIn, one.balance]);
  expect(handedIn, 'nothing was handed in').toEqual(
    expect.arrayContaining([
      [null, 0, 0],
      [courierId, 0, 14_000],
    ]),
  );
  expect(await refusalOf(join(input)), 'once').toBe('record.conflict');
  const log = await (await hire(shop, 'owner')).office('GET /api/office/audit/', {
    query: { action: 'join-balance' },
  });
  expect(log.data, 'no cash came in').toMatchObject([{ subject: 'staff', subjectId: String(courierId) }]);
  const { data: rows } = await manager.office('GET /api/office/hand-ins/');
  expect(rows.reduce((sum, { counted }) => sum + counted, 0)).toBe(0);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
