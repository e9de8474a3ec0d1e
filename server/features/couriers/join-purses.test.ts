import { expect, test } from 'vitest';
import { dayOf } from '#domain/delivery/calendar.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

/** A courier with an account, and cash of one order under another, typed name. */
async function openPurses(shop: TestShop) {
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const courierId = (await (await hire(shop, 'courier')).office('GET /api/office/me/')).data.id;
  const { order } = await openCounter(shop);
  const deliver = async (courier: object) => {
    const { id } = (await order()).data;
    for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const) {
      const body = { action, ...(action === 'send' ? courier : {}) };
      await office('POST /api/office/orders/:id/move/', { params: { id }, body });
    }
    return id;
  };
  const handIn = (courier: { courierId: number | null; courier: string }, note: string) =>
    office('POST /api/office/hand-ins/', { body: { ...courier, expected: 7_000, counted: 7_000, note } });
  return { office, courierId, deliver, handIn };
}

const today = ({ ctx }: TestShop) => ({ query: { day: dayOf(ctx.now()) } });
const transfers = (shop: TestShop) =>
  shop.ctx.db
    .selectFrom('transfer')
    .innerJoin('account as d', 'd.id', 'transfer.debit_id')
    .innerJoin('account as c', 'c.id', 'transfer.credit_id')
    .select(['code', 'd.kind as debit', 'd.owner as to', 'c.kind as credit', 'c.owner as from'])
    .select('amount_tenge as tenge')
    .where('code', 'not like', 'taking-%')
    .where('code', 'not in', ['income', 'income-back'])
    .orderBy('transfer.id')
    .execute();

test('whatever the note of a hand-in says, takings and day close have the same sum', async () => {
  await using shop = await startShop();
  const { office, courierId, deliver, handIn } = await openPurses(shop);
  const notes = ['→ seýf', '← Myrat', '→ Myrat aga', '', 'purse-joined'];
  for (const note of notes) {
    await deliver({ courierId });
    await handIn({ courierId, courier: '' }, note);
  }
  const takings = (await office('GET /api/office/takings/')).data;
  const { data: close } = await office('GET /api/office/reports/day/', today(shop));
  expect([takings.couriers[0]?.handedIn, close.handedIn]).toEqual([35_000, 35_000]);
  const { data: rows } = await office('GET /api/office/hand-ins/');
  expect(rows.map(({ note, joined }) => [note, joined])).toEqual(
    notes.toReversed().map((note) => [note, null]),
  );
});

test('a join is one transfer from purse to purse, told from hand-ins in every list and sum', async () => {
  await using shop = await startShop();
  const { office, courierId, deliver, handIn } = await openPurses(shop);
  await deliver({ courier: 'Myrat aga' });
  const body = { courier: 'Myrat aga', courierId, expected: 7_000 };
  const presses = [1, 2, 3].map(() => office('POST /api/office/hand-ins/join/', { body }));
  const pressed = await Promise.allSettled(presses);
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await transfers(shop)).toEqual([
    {
      ...{ code: 'purse-joined', debit: 'purse', to: `#${courierId}`, credit: 'purse', from: 'Myrat aga' },
      tenge: 7_000,
    },
  ]);
  const { data: rows } = await office('GET /api/office/hand-ins/');
  expect(rows.map(({ note, joined, counted }) => [note, joined, counted])).toEqual([
    ['', 'Myrat aga', -7_000],
    ['', 'courier of the tests', 7_000],
  ]);
  expect((await office('GET /api/office/reports/day/', today(shop))).data).toMatchObject({
    handedIn: 0,
    difference: 0,
  });
  await handIn({ courierId, courier: '' }, '');
  expect((await transfers(shop)).map(({ code }) => code)).toEqual(['purse-joined', 'hand-in']);
  expect((await office('GET /api/office/reports/day/', today(shop))).data).toMatchObject({
    handedIn: 7_000,
    balances: [],
  });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('what was joined to an account is given back, and taken back, from that account', async () => {
  await using shop = await startShop();
  const { office, courierId, deliver } = await openPurses(shop);
  const [first, second] = [await deliver({ courier: 'Myrat aga' }), await deliver({ courier: 'Myrat aga' })];
  await office('POST /api/office/hand-ins/join/', {
    body: { courier: 'Myrat aga', courierId, expected: 14_000 },
  });
  const { data: seen } = await office('GET /api/office/orders/:id/', { params: { id: first } });
  expect(seen.taken).toMatchObject({ courierId, courier: 'courier of the tests' });
  const body = { amount: 1_000, reason: 'goodwill' as const, note: 'Gül solupdyr', seen: seen.money.version };
  await office('POST /api/office/orders/:id/refunds/', { params: { id: first }, body });
  await office('POST /api/office/orders/:id/step-back/', {
    params: { id: second },
    body: { note: 'Ýalňyş' },
  });
  const { couriers } = (await office('GET /api/office/takings/', today(shop))).data;
  const balances = couriers.map(({ courier, balance }) => [courier, balance]);
  expect(Object.fromEntries(balances)).toEqual({ 'courier of the tests': 6_000, 'Myrat aga': 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
