import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { face, openSale, print } from '../../../tests/support/shop/certificate-sale.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import type { SalesBy } from '#contract/reports/office.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { scheduledTasks } from '#server/jobs.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

const todayOf = ({ ctx }: TestShop) => dayOf(ctx.now());

async function deliver({ office }: Colleague, id: string, more: object = {}): Promise<void> {
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    await office('POST /api/office/orders/:id/move/', {
      params: { id },
      body: { action, ...(action === 'deliver' ? more : {}) },
    });
}

const refund = ({ office }: Colleague, id: string, what: object) =>
  office('POST /api/office/orders/:id/refunds/', {
    params: { id },
    body: { reason: 'goodwill', note: 'solupdyr', ...what } as never,
  });

async function sellSome(shop: TestShop) {
  const manager = await hire(shop, 'manager');
  const counter = await openCounter(shop, 50);
  const { order, rose } = counter;
  const tulip = await addProduct(shop, { title: 'Çigildem', options: [{ price: 3_000, count: 20 }] });
  const tulips = { items: [{ product: tulip.id, option: tulip.option, quantity: 4 }] };
  const kept = (await order({}, 3)).data;
  await deliver(manager, kept.id);
  const givenBack = (await order(tulips)).data;
  await deliver(manager, givenBack.id, { taken: 'TERMINAL' });
  await order({}, 1);
  const cancelled = (await order({}, 5)).data;
  const note = { params: { id: cancelled.id }, body: { note: 'ýatyr' } };
  await manager.office('POST /api/office/orders/:id/cancel/', note);
  await confirm(shop, manager);
  await refund(manager, kept.id, { lines: [{ position: 1, quantity: 1 }], reason: 'returned-goods' });
  await refund(manager, givenBack.id, { amount: givenBack.totals.total });
  return { manager, counter, rose, tulip, kept, givenBack };
}

test('sales of a period, by each grouping, leave out cancelled orders and refunds', async () => {
  await using shop = await startShop();
  const { manager, rose, tulip, givenBack } = await sellSome(shop);
  const day = todayOf(shop);
  const sales = async (by: SalesBy, from = day, to = day) =>
    (await manager.office('GET /api/office/reports/sales/', { query: { from, to, by } })).data;
  // Delivered and not returned: what waits is no sale yet, and money given back without goods is goodwill.
  const ofTulips = { id: String(tulip.id), units: 4, sum: 12_000 };
  expect(await sales('product')).toMatchObject({
    rows: [ofTulips, { id: String(rose.id), orders: null, units: 2, sum: 10_000 }],
    total: { rows: 2, units: 6, sum: 22_000 },
  });
  const byCategory = await sales('category');
  expect(byCategory.total).toMatchObject({ units: 6, sum: 22_000 });
  expect(byCategory.rows[0]?.title.tm).not.toBe('');
  // Whole orders, delivery included: 17,000 less 5,000 of a rose that came back, and 14,000.
  expect((await sales('zone')).rows).toMatchObject([{ orders: 2, units: null, sum: 26_000 }]);
  expect((await sales('staff')).rows).toMatchObject([
    { title: { ru: 'manager of the tests' }, orders: 2, sum: 26_000 },
  ]);
  await manager.office('POST /api/office/orders/:id/take-back/', {
    params: { id: givenBack.id },
    body: { note: 'gaýtardy' },
  });
  expect((await sales('product')).total).toMatchObject({ rows: 1, units: 2, sum: 10_000 });
  expect((await sales('zone')).rows).toMatchObject([{ orders: 1, sum: 12_000 }]);
  expect((await sales('product', '2026-01-01', '2026-01-31')).total).toMatchObject({ rows: 0, sum: 0 });
  expect(await refusalOf(sales('product', day, '2026-01-31'))).toBe('request.invalid');
  const packer = await hire(shop, 'packer');
  const query = { from: day, to: day, by: 'product' as const };
  expect(await refusalOf(packer.office('GET /api/office/reports/sales/', { query }))).toBe(
    'staff.not-allowed',
  );
});

test('certificates that were sold are a line of their own and no sale', async () => {
  const { shop, buy, pay, order } = await openSale();
  await using _shop = shop;
  const manager = await hire(shop, 'manager');
  await deliver(manager, (await order({}, 2)).data.id);
  await pay(await buy([print, print]));
  const day = todayOf(shop);
  for (const by of ['product', 'category'] as const) {
    const query = { from: day, to: day, by };
    const { data } = await manager.office('GET /api/office/reports/sales/', { query });
    expect(data, by).toMatchObject({
      rows: [{ units: 2, sum: 10_000 }],
      total: { rows: 1, units: 2, sum: 10_000 },
      certificates: { units: 2, sum: 2 * face },
    });
  }
});

test('best sellers count no refunded order', async () => {
  await using shop = await startShop();
  const { manager, rose } = await sellSome(shop);
  const { data } = await manager.office('GET /api/office/dashboard/');
  expect(data.best).toMatchObject([{ product: rose.id, units: 3, revenue: 15_000 }]);
});

test('the end-of-day report agrees with the ledger, and shows who still has money', async () => {
  await using shop = await startShop();
  const { manager, counter } = await sellSome(shop);
  const { data } = await counter.order({ payment: 'ONLINE' }, 2);
  const attempt = { orderId: data.id, customerId: counter.buyer.customerId, bank: 'HALK' as const };
  await atBank(shop, (await startPayment(shop.ctx, attempt)).formUrl);
  shop.advance(60);
  await shop.settle();
  const courierId = (await manager.office('GET /api/office/me/')).data.id;
  await manager.office('POST /api/office/hand-ins/', {
    body: { courierId, courier: '', expected: 12_000, counted: 2_000, restStays: true },
  });
  const day = todayOf(shop);
  const close = async (of = day) =>
    (await manager.office('GET /api/office/reports/day/', { query: { day: of } })).data;
  expect(await close()).toMatchObject({
    orders: 4,
    card: { taken: 12_000, back: 0 },
    cash: { taken: 17_000, back: 5_000 },
    terminal: { taken: 14_000, back: 14_000 },
    total: 24_000,
    ...{ handedIn: 2_000, difference: 0, balances: [{ courierId, balance: 10_000 }] },
  });
  const rows = await shop.ctx.db.selectFrom('order_money').select(['paid_tenge', 'refunded_tenge']).execute();
  const ledger = rows.reduce((sum, row) => sum + row.paid_tenge - row.refunded_tenge, 0);
  expect((await close()).total).toBe(ledger);
  expect(await close('2026-01-01')).toMatchObject({ total: 0, handedIn: 0, balances: [] });
});

test('stock is valued at cost without certificates, and no customer sees the cost', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { rose } = await openCounter(shop);
  await addProduct(shop, { options: [{ price: 900, count: 2 }] });
  await addProduct(shop, { kind: 'certificate', options: [{ price: 10_000, count: 10_000 }] });
  const params = { id: rose.id };
  const { data } = await owner.office('GET /api/office/products/:id/', { params });
  expect(data.options[0]?.cost).toBeNull();
  await shop.ctx.db
    .updateTable('product_option')
    .set({ cost_tenge: 3_217 })
    .where('id', '=', rose.option)
    .execute();
  expect((await owner.office('GET /api/office/products/:id/', { params })).data.options[0]?.cost).toBe(3_217);
  const value = (await owner.office('GET /api/office/reports/stock/')).data;
  expect(value).toMatchObject({ units: 12, cost: 32_170, price: 51_800, withoutCost: 1 });
  expect(value.rows).toHaveLength(2);
  expect(value.rows[0]).toMatchObject({ option: rose.option, onHand: 10, cost: 3_217, price: 5_000 });
  const shown = await shop.api('GET /api/product/detail/:id/', { params });
  const listed = await shop.api('GET /api/product/list/:search?', { params: {}, query: {} });
  expect(JSON.stringify([shown, listed])).not.toMatch(/3217|cost/);
});

test('the office compares some days with the banks, once at a time, and keeps the differences', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' });
  const attempt = { orderId: data.id, customerId: buyer.customerId, bank: 'HALK' as const };
  await atBank(shop, (await startPayment(shop.ctx, attempt)).formUrl);
  shop.advance(60);
  await shop.settle();
  const day = todayOf(shop);
  const compare = (from = day, to = day) =>
    manager.office('POST /api/office/reports/banks/', { body: { from, to } });
  const last = async () => (await manager.office('GET /api/office/reports/banks/')).data[0];
  expect(await refusalOf(compare('2026-01-01'))).toBe('request.invalid');
  expect((await compare()).data).toMatchObject({ state: 'running', staff: 'manager of the tests' });
  expect(await refusalOf(compare())).toBe('record.conflict');
  await shop.settle();
  expect(await last()).toMatchObject({
    state: 'done',
    orders: 1,
    attempts: 1,
    unanswered: 0,
    differences: [],
  });
  await shop.ctx.db.updateTable('payment_attempt').set({ amount_tenge: 1 }).execute();
  await compare();
  await shop.settle();
  expect((await last())?.differences).toContainEqual(
    expect.objectContaining({ number: data.number, difference: 'amounts-differ' }),
  );
  await compare('2026-01-01', '2026-01-02');
  await shop.settle();
  expect(await last()).toMatchObject({ orders: 0, attempts: 0, differences: [] });
});

const sumOf = (moves: readonly { in: number; out: number }[]) =>
  moves.reduce((sum, move) => sum + move.in - move.out, 0);

test('opening and movements of every account are its closing, and the next day opens with it', async () => {
  await using shop = await startShop();
  const { manager } = await sellSome(shop);
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const day = todayOf(shop);
  const close = async (of: string, by = manager) =>
    (await by.office('GET /api/office/reports/day/', { query: { day: of } })).data;
  const before = await close(day);
  const certificate = { face: 50_000, isPaid: true, months: 12, reason: 'firma' };
  await owner.office('POST /api/office/certificates/', { body: certificate as never });
  const after = await close(day);
  // Sold at the counter: in the cash that came, in the total and in the till.
  expect(after.cash.taken - before.cash.taken).toBe(50_000);
  expect(after.total - before.total).toBe(50_000);
  const tillOf = (one: typeof after) => one.accounts.find(({ kind }) => kind === 'till');
  expect((tillOf(after)?.closing ?? 0) - (tillOf(before)?.closing ?? 0)).toBe(50_000);
  expect(after.hash).toBe(null);
  shop.advance(36 * 3_600);
  await scheduledTasks.find(({ name }) => name === 'close-ledger-days')?.run(shop.ctx);
  const later = await hire(shop, 'manager');
  const next = await close(todayOf(shop), later);
  const closed = await close(day, later);
  expect(closed).toEqual({
    ...after,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    closedAt: expect.any(String),
  });
  for (const { kind, owner: name, opening, moves, closing } of closed.accounts) {
    expect(opening + sumOf(moves), `${kind} ${name}`).toBe(closing);
    const then = next.accounts.find((one) => one.kind === kind && one.owner === name);
    expect(then?.opening ?? 0, `${kind} ${name}`).toBe(closing);
  }
  const { data: ledger } = await later.office('GET /api/office/ledger/', { query: {} });
  const balances = new Map(ledger.map(({ kind, owner: name, balance }) => [`${kind} ${name}`, balance]));
  for (const { kind, owner: name, closing } of next.accounts)
    expect(balances.get(`${kind} ${name}`), `${kind} ${name}`).toBe(closing);
});
