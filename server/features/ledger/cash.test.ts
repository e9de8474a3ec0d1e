import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { checkLedger } from './check-ledger.ts';
import { closeLedgerDays } from './ledger.jobs.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

/** An owner whose till has some cash of theirs. */
async function openTill(shop: TestShop, float = 100_000) {
  const owner = await hire(shop, 'owner');
  const { office } = owner;
  await confirm(shop, owner);
  const move = (body: {
    from: 'till' | 'safe' | 'own-money';
    to: string;
    sum: number;
    seen: number;
    note?: string;
  }) => office('POST /api/office/cash/move/', { body: body as never });
  const count = (body: { kind?: 'till' | 'safe'; expected: number; counted: number; note?: string }) =>
    office('POST /api/office/cash/count/', { body: { kind: 'till', ...body } });
  const places = async () => (await office('GET /api/office/cash/')).data.places;
  const place = async (kind: string, name = '') => {
    const found = (await places()).find((one) => one.kind === kind && one.owner === name);
    if (!found) throw new Error(`no ${kind} ${name}`);
    return found;
  };
  const balance = async (kind: string, name = '') => (await place(kind, name)).balance;
  if (float > 0) await move({ from: 'own-money', to: 'till', sum: float, seen: 0 });
  return { owner, office, move, count, places, place, balance };
}

const closeOf = async ({ ctx }: TestShop, { office }: Pick<Colleague, 'office'>) =>
  (await office('GET /api/office/reports/day/', { query: { day: dayOf(ctx.now()) } })).data;

test('after a count the till has what was counted, and the day says what lacked and why', async () => {
  await using shop = await startShop();
  const { owner, count, place } = await openTill(shop);
  expect(await place('till')).toMatchObject({ balance: 100_000, lastCount: null });
  expect(await refusalOf(count({ expected: 99_999, counted: 99_999 }))).toBe('record.conflict');
  expect(await refusalOf(count({ expected: 100_000, counted: 98_800 })), 'without a word').toBe(
    'request.invalid',
  );
  const lacks = await count({ expected: 100_000, counted: 98_800, note: ' çaý ' });
  expect(lacks.data).toMatchObject({ expected: 100_000, counted: 98_800, difference: -1_200, note: 'çaý' });
  expect(await place('till')).toMatchObject({
    balance: 98_800,
    lastCount: { counted: 98_800, staff: 'owner of the tests' },
    moves: [
      { code: 'count-lacks', amount: -1_200, note: 'çaý', staff: 'owner of the tests' },
      { code: 'float-put', amount: 100_000 },
    ],
  });
  await count({ expected: 98_800, counted: 98_850, note: 'tapyldy' });
  await count({ expected: 98_850, counted: 98_850 });
  const close = await closeOf(shop, owner);
  expect(close.counts.map(({ difference }) => difference)).toEqual([-1_200, 50, 0]);
  const till = close.accounts.find(({ kind }) => kind === 'till');
  expect(till?.closing).toBe(98_850);
  const account = (kind: string) => close.accounts.find((one) => one.kind === kind)?.closing;
  expect([account('shortage'), account('surplus'), account('own-money')]).toEqual([1_200, 50, 100_000]);
  expect(close.cash, 'no customer paid or got it').toEqual({ taken: 0, back: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('cash goes to the safe, to the bank, and is spent; no box gives more than it has', async () => {
  await using shop = await startShop();
  const { owner, move, count, balance, place } = await openTill(shop);
  await move({ from: 'till', to: 'safe', sum: 70_000, seen: 100_000 });
  const stale = move({ from: 'till', to: 'safe', sum: 10_000, seen: 100_000 });
  expect(await refusalOf(stale), 'seen before the other move').toBe('record.conflict');
  expect(await refusalOf(move({ from: 'till', to: 'safe', sum: 30_001, seen: 30_000 }))).toBe(
    'request.invalid',
  );
  const spent = { from: 'till', to: 'expense', sum: 5_000, seen: 30_000 } as const;
  expect(await refusalOf(move(spent)), 'an expense for nothing').toBe('request.invalid');
  await move({ ...spent, note: 'lenta' });
  for (const wrong of [
    { from: 'own-money', to: 'safe', seen: 25_000 },
    { from: 'till', to: 'till', seen: 25_000 },
    { from: 'own-money', to: 'expense', seen: 25_000 },
  ] as const)
    expect(await refusalOf(move({ ...wrong, sum: 1, note: 'x' })), wrong.to).toBe('request.invalid');
  await move({ from: 'safe', to: 'shop-account', sum: 60_000, seen: 70_000 });
  await move({ from: 'safe', to: 'till', sum: 1_000, seen: 10_000 });
  expect(await Promise.all(['till', 'safe', 'shop-account'].map((kind) => balance(kind)))).toEqual([
    26_000, 9_000, 60_000,
  ]);
  expect((await place('till')).moves[1]).toMatchObject({
    ...{ code: 'expense-paid', amount: -5_000, note: 'lenta', other: { kind: 'expense', owner: '' } },
  });
  await count({ kind: 'safe', expected: 9_000, counted: 9_000 });
  expect(await balance('safe')).toBe(9_000);
  for (const { kind, opening, moves, closing } of (await closeOf(shop, owner)).accounts)
    expect(
      moves.reduce((sum, one) => sum + one.in - one.out, opening),
      kind,
    ).toBe(closing);
  const { data: audit } = await owner.office('GET /api/office/audit/', { query: { subject: 'cash' } });
  expect(new Set(audit.map(({ action }) => action))).toEqual(new Set(['move-cash', 'count-cash']));
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('two who move or count at once see one another: one of each pair comes first, and no cash is gone twice', async () => {
  await using shop = await startShop();
  const { move, count, balance } = await openTill(shop);
  const out = { from: 'till', to: 'safe', sum: 60_000, seen: 100_000 } as const;
  const moved = await Promise.all(Array.from({ length: 6 }, () => refusalOf(move(out))));
  expect(moved.toSorted()).toEqual(['accepted', ...Array.from({ length: 5 }, () => 'record.conflict')]);
  expect([await balance('till'), await balance('safe')]).toEqual([40_000, 60_000]);
  const counts = [39_000, 39_500, 41_000].map((counted) =>
    refusalOf(count({ expected: 40_000, counted, note: 'x' })),
  );
  expect((await Promise.all(counts)).toSorted()).toEqual(['accepted', 'record.conflict', 'record.conflict']);
  const left = await balance('till');
  expect([39_000, 39_500, 41_000]).toContain(left);
  const rest = { from: 'till', sum: left, seen: left, note: 'x' } as const;
  const emptied = await Promise.all([
    refusalOf(move({ ...rest, to: 'expense' })),
    refusalOf(move({ ...rest, to: 'shop-account' })),
    refusalOf(count({ expected: left, counted: left })),
  ]);
  expect(emptied.slice(0, 2).filter((one) => one === 'accepted')).toHaveLength(1);
  expect(await balance('till')).toBe(0);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a bank pays out less its fee, each paper once, and what it holds is less by both', async () => {
  await using shop = await startShop();
  const { owner, office, balance, place } = await openTill(shop, 0);
  const { order, buyer } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' });
  const attempt = { orderId: data.id, customerId: buyer.customerId, bank: 'HALK' as const };
  await atBank(shop, (await startPayment(shop.ctx, attempt)).formUrl);
  shop.advance(60);
  await shop.settle();
  const held = await balance('bank', 'HALK');
  expect(held).toBe(data.totals.total);
  const day = dayOf(shop.ctx.now());
  const payout = (more: object = {}) =>
    office('POST /api/office/cash/payout/', {
      body: { from: 'HALK', gross: held, fee: 70, paper: '17', day, ...more } as never,
    });
  expect(await refusalOf(payout({ fee: held + 1 }))).toBe('request.invalid');
  expect(await refusalOf(payout({ day: addDays(day, 1) }))).toBe('request.invalid');
  const said = await Promise.all(Array.from({ length: 4 }, () => refusalOf(payout({ paper: ' 17 ' }))));
  expect(said.toSorted()).toEqual(['accepted', ...Array.from({ length: 3 }, () => 'record.conflict')]);
  expect([await balance('bank', 'HALK'), await balance('shop-account')]).toEqual([0, held - 70]);
  expect((await place('bank', 'HALK')).moves.map(({ code, note }) => [code, note])).toEqual([
    ['bank-fee', '17'],
    ['bank-payout', '17'],
    ['card-paid', ''],
  ]);
  await payout({ from: 'terminal', gross: 900, fee: 900 });
  expect(await balance('terminal'), 'more than the books know of shows').toBe(-900);
  const fees = (await closeOf(shop, owner)).accounts.filter(({ kind }) => kind === 'bank-fee');
  expect(fees.map(({ owner: name, closing }) => [name, closing])).toEqual([
    ['HALK', 70],
    ['terminal', 900],
  ]);
  // Sums of closed days and what moved since; whoever checks the journal knows the codes.
  shop.advance(36 * 3_600);
  await closeLedgerDays(shop.ctx);
  expect((await checkLedger(shop.ctx.db)).says).toEqual([expect.stringContaining('1 days')]);
  const later = await hire(shop, 'manager');
  const { data: after } = await later.office('GET /api/office/cash/');
  expect(after.places.map((one) => [one.kind, one.balance])).toContainEqual(['shop-account', held - 70]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('packers count, and move nothing; who moves shows a fresh code, and every call has its key', async () => {
  await using shop = await startShop();
  const { office: ofOwner } = await openTill(shop);
  const count = { body: { kind: 'till', expected: 100_000, counted: 100_000 } } as const;
  const move = { body: { from: 'till', to: 'safe', sum: 1, seen: 100_000 } } as const;
  const packer = await hire(shop, 'packer');
  await packer.office('POST /api/office/cash/count/', count);
  expect(await refusalOf(packer.office('POST /api/office/cash/move/', move))).toBe('staff.not-allowed');
  expect(await refusalOf(packer.office('GET /api/office/cash/'))).toBe('staff.not-allowed');
  const manager = await hire(shop, 'manager');
  shop.advance(600);
  expect(await refusalOf(manager.office('POST /api/office/cash/move/', move))).toBe('staff.confirm-needed');
  await confirm(shop, manager);
  const twice = { ...move, headers: { 'idempotency-key': 'one-and-the-same-key-of-a-move' } };
  const first = await manager.office('POST /api/office/cash/move/', twice);
  expect(await manager.office('POST /api/office/cash/move/', twice), 'its answer was lost').toEqual(first);
  const keyless = { ...count, headers: { 'idempotency-key': '' } };
  expect(await refusalOf(packer.office('POST /api/office/cash/count/', keyless))).toBe('idempotency.missing');
  expect((await ofOwner('GET /api/office/cash/')).data.places[0]?.balance).toBe(99_999);
  const today = dayOf(shop.ctx.now());
  const movedOn = async (day: string) => {
    const [till] = (await ofOwner('GET /api/office/cash/', { query: { day } })).data.places;
    return [till?.moves.length, till?.balance];
  };
  expect([await movedOn(addDays(today, -1)), await movedOn(today)]).toEqual([
    [0, 99_999],
    [2, 99_999],
  ]);
});
