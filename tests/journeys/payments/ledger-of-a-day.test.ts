/** Every movement of money is posted at once, and the audit finds what is not as it was posted. */
import { expect, test } from 'vitest';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { stepBack } from '#server/features/checkout/step-back.ts';
import { bookHandIn } from '#server/features/couriers/core/purse.ts';
import { returnByHand } from '#server/features/fulfilment/return-by-hand.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { requestRefund } from '../../support/people/request-refund.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { addPaidOrder, startPayingShop, playFaults } from '../../support/people/paying.ts';
import { addCertificate, addStaff, openCounter } from '../../support/shop/counter.ts';
import { asOwner } from '../../support/shop/database.ts';
import { findBreaches } from '../../support/shop/invariants.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

const deliver = ['prepare', 'make-ready', 'send', 'deliver'] as const;

/** Payments by card and on delivery, partial and refused refunds, certificates, and a short cash hand-in. */
async function tradeForADay(shop: TestShop): Promise<void> {
  const { ctx } = shop;
  const staffId = await addStaff(shop);
  const at = ctx.now();
  const cards = [await addPaidOrder(shop), await addPaidOrder(shop), await addPaidOrder(shop)];
  const giveBack = (n: number, amount: number) =>
    requestRefund(ctx, { orderId: cards[n]?.id ?? '', amount, reason: 'goodwill', staffId });
  await giveBack(0, 345);
  await shop.settle();
  playFaults(shop, { method: 'refund.do', kind: 'timeout-after' });
  await giveBack(1, 500);
  await shop.settle();
  await cancelOrder(ctx, { customerId: cards[2]?.customerId ?? 0, lang: 'tm' }, cards[2]?.id ?? '');

  const counter = await openCounter(shop, 50);
  const bring = async (id: string, by?: { courierId: number | null; courier: string }, kind?: 'TERMINAL') => {
    for (const action of deliver)
      await moveOrder(ctx, { orderId: id, action, staffId, taken: { kind, ...(by ? { by } : {}) } });
  };
  const order = async (input: object = {}) => (await counter.order(input, 2)).data.id;
  const [first, second, third, fourth] = [await order(), await order(), await order(), await order()];
  await bring(first, { courierId: staffId, courier: 'Aman' });
  await bring(second, { courierId: null, courier: 'Myrat' });
  await bring(third, undefined, 'TERMINAL');
  await bring(fourth);
  await inTransaction(ctx.db, async (trx) => {
    const back = { amount: 700, reason: 'goodwill' as const, note: '', staffId, at };
    await returnByHand(ctx, trx, { ...back, order: await lockOrder(trx, first) });
    const handOut = { kind: 'CASH' as const, courierId: null, courier: '' };
    await returnByHand(ctx, trx, { ...back, order: await lockOrder(trx, third), handOut });
    await stepBack(ctx, trx, { id: fourth, reason: 'slip', staffId });
  });
  const count = (who: { courierId: number | null; courier: string }, expected: number, counted: number) =>
    inTransaction(ctx.db, (trx) =>
      bookHandIn(trx, who, { expected, counted, difference: counted - expected, note: 'x', staffId, at }),
    );
  await count({ courierId: staffId, courier: 'Aman' }, 11_300, 11_000);
  await count({ courierId: null, courier: 'Myrat' }, 12_000, 12_050);

  await addCertificate(shop, 'AAAABBBBCCCCDDDD', 20_000);
  await order({ certificate: 'AAAABBBBCCCCDDDD' });
  await addCertificate(shop, 'EEEEFFFFGGGGHHHH', 5_000);
  await order({ certificate: 'EEEEFFFFGGGGHHHH', payment: 'ONLINE' });
}

test('a day of trade is posted whole, and a ledger without its transfers is found', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  await tradeForADay(shop);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  const codes = await shop.ctx.db.selectFrom('transfer').select('code').distinct().orderBy('code').execute();
  expect(codes.map(({ code }) => code)).toEqual([
    'card-paid',
    'card-refund',
    'certificate-given',
    'certificate-spent',
    'goodwill-given',
    'hand-in',
    'hand-in-lacks',
    'hand-in-over',
    'income',
    'income-back',
    'money-back',
    'money-kept',
    'taking-back',
    'taking-cash',
    'taking-terminal',
    'taking-undone',
  ]);
  const tables = ['transfer', 'account'];
  const triggers = (what: string) => tables.map((table) => `alter table ${table} ${what} trigger user`);
  const empty = tables.map((table) => `delete from ${table}`);
  await asOwner(shop.databaseUrl, ...triggers('disable'), ...empty, ...triggers('enable'));
  expect((await findBreaches(shop.ctx.db)).map(({ invariant }) => invariant.slice(0, 3))).toContain('I13');
});

test('the audit finds whatever is not as it was posted', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  await tradeForADay(shop);
  const triggers = (what: string) =>
    ['transfer', 'account', 'sale'].map((table) => `alter table ${table} ${what} trigger user`);
  const counter = (name: string, kind: string, by: number) =>
    `update account set ${name} = ${name} + ${by} where id = (select min(id) from account where kind = '${kind}' and credits_posted > 100)`;
  const unheard = (id: string, state: string) =>
    `insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
      values (${id}, (select min(id) from account where kind = 'order'), 5, '${state}', 'hand-in', 'planted', now(), current_date)`;
  const undone = "delete from transfer where source = 'planted'";
  const certificate = "select id from account where kind = 'certificate' limit 1";
  const traded = (by: number) => `update account a set credits_posted = credits_posted + s.by from (
    select id, case row_number() over (order by id) when 1 then ${by} else ${-by} end as by from account
    where kind = 'order' and credits_posted > 100 order by id limit 2) s where s.id = a.id`;
  const planted: [string, string, string[]][] = [
    [traded(5), traded(-5), ['I13', 'I14']],
    [
      `insert into sale (transfer_id, position, day, order_id, product_id, units, tenge, promo_tenge)
        select (select min(id) from transfer where code = 'card-paid'), 1, day, order_id, product_id, 1, 0, 0 from sale limit 1`,
      'delete from sale where tenge = 0',
      ['I13'],
    ],
    ['update sale set promo_tenge = 7', 'update sale set promo_tenge = 0', ['I13']],
    [counter('credits_posted', 'order', 1), counter('credits_posted', 'order', -1), ['I13', 'I14']],
    [counter('debits_posted', 'certificate', 1), counter('debits_posted', 'certificate', -1), ['I14']],
    [counter('credits_pending', 'order', 7), counter('credits_pending', 'order', -7), ['I14']],
    [
      "update account set credits_posted = 3, debits_posted = 3 where kind = 'bank'",
      "update account set credits_posted = 0, debits_posted = 0 where kind = 'bank'",
      ['I14'],
    ],
    [unheard(`(${certificate})`, 'posted'), undone, ['I14']],
    [unheard('-1', 'posted'), undone, ['I14']],
    [unheard('-1', 'pending'), undone, ['I14', 'I16']],
    [
      "update transfer set code = 'taking-terminal' where code = 'card-paid'",
      "update transfer set code = 'card-paid' where code = 'taking-terminal' and source !~ '^[0-9]+$'",
      ['I13'],
    ],
    [
      "update account set owner = owner || 'x' where kind = 'order'",
      "update account set owner = rtrim(owner, 'x') where kind = 'order'",
      ['I13'],
    ],
  ];
  for (const [breaks, mends, invariants] of planted) {
    await asOwner(shop.databaseUrl, ...triggers('disable'), breaks, ...triggers('enable'));
    const found = (await findBreaches(shop.ctx.db)).map(({ invariant }) => invariant.slice(0, 3));
    expect([...new Set(found)], breaks).toEqual(expect.arrayContaining(invariants));
    await asOwner(shop.databaseUrl, ...triggers('disable'), mends, ...triggers('enable'));
    expect(await findBreaches(shop.ctx.db), mends).toEqual([]);
  }
});
