/** Where the money of an order is, from its payment to its end: the ledger, the sales, and what the customer reads. */
import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { stepBack } from '#server/features/checkout/step-back.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { atBank, startPayingShop } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { addCertificate, addPromo, addStaff, openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';
import { showOrder } from './show-order.ts';

const code = 'ROSES-0000000000';

type RosesSale = { payment?: PaymentMethod; certificate?: number };

/** Three roses of 50.00 with a tenth off and a delivery of 20.00, paid by card: 155.00. */
async function sellRoses({ payment = 'ONLINE', certificate = 0 }: RosesSale = {}) {
  const shop = await startPayingShop({ isHurried: true });
  await addPromo(shop, 'TENTH');
  const counter = await openCounter(shop);
  const { customerId } = counter.buyer;
  if (certificate > 0) await addCertificate(shop, code, certificate);
  const more = certificate > 0 ? { certificate: code } : {};
  const { id } = (await counter.order({ payment, promo: 'TENTH', ...more }, 3)).data;
  if (payment === 'ONLINE') {
    const { formUrl } = await startPayment(shop.ctx, { orderId: id, customerId, bank: 'HALK' });
    await atBank(shop, formUrl);
    shop.advance(30);
    await shop.settle();
  }
  const staffId = await addStaff(shop);
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  return {
    shop,
    id,
    staffId,
    bring: async (from: 'prepare' | 'deliver' = 'prepare') => {
      const moves = ['prepare', 'make-ready', 'send', 'deliver'] as const;
      for (const action of moves.slice(moves.indexOf(from)))
        await moveOrder(shop.ctx, { orderId: id, action, staffId });
    },
    refund: async (body: object) => {
      const more = { reason: 'goodwill', note: 'bagyşlaň', ...body } as never;
      await manager.office('POST /api/office/orders/:id/refunds/', { params: { id }, body: more });
      await shop.settle();
    },
    takeBack: () =>
      manager.office('POST /api/office/orders/:id/take-back/', {
        params: { id },
        body: { note: 'gaýtardy' },
      }),
    money: async () => (await showOrder(shop.ctx.db, { customerId, id, now: shop.ctx.now() })).money,
    order: () => showOrder(shop.ctx.db, { customerId, id, now: shop.ctx.now() }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

/** Balances by kind, those of income by owner; empty accounts are left out. */
async function balances({ ctx }: TestShop): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('transfer as t')
    .innerJoin('account as d', 'd.id', 't.debit_id')
    .innerJoin('account as c', 'c.id', 't.credit_id')
    .select([
      'd.kind as debit',
      'd.owner as debtor',
      'c.kind as credit',
      'c.owner as creditor',
      't.amount_tenge as sum',
    ])
    .where('t.state', 'in', ['posted', 'post'])
    .execute();
  const sums: Record<string, number> = {};
  const add = (kind: string, owner: string, sum: number) => {
    const name = kind === 'income' ? `income ${owner}` : kind;
    sums[name] = (sums[name] ?? 0) + sum;
  };
  for (const row of rows) {
    add(row.debit, row.debtor, row.sum);
    add(row.credit, row.creditor, -row.sum);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

const sold = async ({ ctx }: TestShop) => {
  const rows = await ctx.db.selectFrom('sale').selectAll().orderBy('transfer_id').execute();
  return rows.map(({ units, tenge, promo_tenge }) => [units, tenge, promo_tenge]);
};

test('what is delivered is income at agreed prices, less what comes back of it, and nothing when all came back', async () => {
  await using world = await sellRoses();
  const { shop, bring, refund, takeBack, money } = world;
  expect(await balances(shop)).toEqual({ bank: 15_500, order: -15_500 });
  await bring();
  const delivered = { bank: 15_500, discount: 1_500, 'income goods': -15_000, 'income delivery': -2_000 };
  expect(await balances(shop)).toEqual(delivered);
  expect(await money()).toEqual({ paid: [{ way: 'CARD', amount: 15_500 }], back: [], inTheEnd: 15_500 });

  await refund({ lines: [{ position: 1, quantity: 1 }] });
  expect(await balances(shop)).toEqual({
    ...delivered,
    bank: 11_000,
    discount: 1_000,
    'income goods': -10_000,
  });
  await refund({ amount: 700 });
  expect(await balances(shop)).toMatchObject({ bank: 10_300, goodwill: 700, 'income goods': -10_000 });
  expect(await money()).toEqual({
    paid: [{ way: 'CARD', amount: 15_500 }],
    back: [
      { amount: 4_500, why: 'goods', isUnderWay: false },
      { amount: 700, why: 'shop', isUnderWay: false },
    ],
    inTheEnd: 10_300,
  });
  expect((await world.order()).items).toMatchObject([{ total: 15_000, now: 10_000 }]);
  expect(await sold(shop)).toEqual([
    [3, 15_000, 1_500],
    [-1, -5_000, -500],
  ]);
  await takeBack();
  await shop.settle();
  expect(await balances(shop)).toEqual({});
  expect(await money()).toMatchObject({ back: [{}, {}, { amount: 10_300, why: 'ended' }], inTheEnd: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a refund that the bank refuses leaves income and goodwill as they were', async () => {
  await using world = await sellRoses();
  const { shop, bring, refund, money } = world;
  await bring();
  const before = await balances(shop);
  const banks = shop.ctx.banks as Map<string, object>;
  const bank = banks.get('HALK') ?? {};
  const refused = { kind: 'refused', code: '5', message: 'Доступ запрещён' };
  banks.set('HALK', { ...bank, refund: async () => refused });
  for (const body of [
    { lines: [{ position: 1, quantity: 2 }] },
    { amount: 900 },
    { lines: [{ position: 1, quantity: 1 }], amount: 5_000 },
  ]) {
    await refund(body);
    expect(await balances(shop)).toEqual(before);
    expect(await money()).toMatchObject({ back: [], inTheEnd: 15_500 });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
  banks.set('HALK', bank);
  await refund({ lines: [{ position: 1, quantity: 3 }] });
  expect(await balances(shop)).toEqual({ bank: 2_000, 'income delivery': -2_000 });
});

test('income waits for the delivery, goes with a step back, and is posted once however often it is delivered', async () => {
  await using world = await sellRoses();
  const { shop, id, staffId, bring } = world;
  for (const from of ['prepare', 'deliver', 'deliver'] as const) {
    await bring(from);
    expect(await balances(shop)).toMatchObject({ 'income goods': -15_000, discount: 1_500 });
    await inTransaction(shop.ctx.db, (trx) => stepBack(shop.ctx, trx, { id, staffId, reason: 'slip' }));
    expect(await balances(shop)).toEqual({ bank: 15_500, order: -15_500 });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
});

test('what is refunded before the delivery is no income after it, and goodwill is no part of it', async () => {
  await using world = await sellRoses();
  const { shop, bring, refund } = world;
  await refund({ lines: [{ position: 1, quantity: 1 }], amount: 4_600 });
  expect(await balances(shop)).toEqual({ bank: 10_900, order: -11_000, goodwill: 100 });
  await bring();
  expect(await balances(shop)).toEqual({
    ...{ bank: 10_900, goodwill: 100, discount: 1_000 },
    ...{ 'income goods': -10_000, 'income delivery': -2_000 },
  });
  expect(await sold(shop)).toEqual([[2, 10_000, 1_000]]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('units of an order that is paid in two ways come back one by one, each at its price', async () => {
  for (const payment of ['ONLINE', 'CASH'] as const) {
    await using world = await sellRoses({ payment, certificate: 12_000 });
    const { shop, bring, refund, money } = world;
    await bring();
    for (const left of [2, 1, 0]) {
      await refund({ lines: [{ position: 1, quantity: 1 }] });
      const sales = await sold(shop);
      const sumOf = (at: number) => sales.reduce((sum, row) => sum + (row[at] ?? 0), 0);
      expect([sumOf(0), sumOf(1), sumOf(2)]).toEqual([left, left * 5_000, left * 500]);
      expect((await money())?.inTheEnd).toBe(2_000 + left * 4_500);
    }
    expect((await money())?.back.map(({ why }) => why)).toEqual(['goods', 'goods', 'goods', 'goods']);
    expect((await world.order()).items).toMatchObject([{ total: 15_000, now: 0 }]);
    expect(await balances(shop)).toMatchObject({ 'income delivery': -2_000 });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
});

test('a piece that came back is in stock once, also when its refund was refused and is asked for again', async () => {
  await using world = await sellRoses();
  const { shop, bring, refund } = world;
  await bring();
  const onHand = async () =>
    (await shop.ctx.db.selectFrom('stock').select('on_hand').executeTakeFirstOrThrow()).on_hand;
  expect(await onHand()).toBe(7);
  const banks = shop.ctx.banks as Map<string, object>;
  const bank = banks.get('HALK') ?? {};
  banks.set('HALK', { ...bank, refund: async () => ({ kind: 'refused', code: '5', message: '' }) });
  const rose = { lines: [{ position: 1, quantity: 1 }], restock: true };
  await refund(rose);
  banks.set('HALK', bank);
  await refund(rose);
  expect(await onHand()).toBe(8);
  await refund(rose);
  expect(await onHand()).toBe(9);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
