import { expect, test } from 'vitest';
import { unknownCodeLimits } from '#domain/certificates/certificate.ts';
import { certificateBack } from '#domain/ledger/postings.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { post } from '#server/features/ledger/post.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import {
  atBank,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readOrder,
  startPayingShop,
} from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { createApi } from '../../../tests/support/shop/api.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const codes = {
  late: 'LATE-00000000001',
  soon: 'SOON-00000000002',
  small: 'SMALL-0000000003',
  spare: 'SPARE-0000000004',
};
const { late, soon, small, spare } = codes;
const lastOf = (code: string) => code.slice(-4);

/** Four certificates: two expire soon, one of them with a smaller balance; one expires later; one never. */
async function openDesk(shop: TestShop) {
  const counter = await openCounter(shop, 100);
  const ids = {
    late: await addCertificate(shop, late, 9_000),
    soon: await addCertificate(shop, soon, 4_000),
    small: await addCertificate(shop, small, 1_500),
    spare: await addCertificate(shop, spare, 50_000),
  };
  const endOf = (days: number, ...of: number[]) =>
    shop.ctx.db
      .updateTable('certificate')
      .set({ expires_at: new Date(shop.ctx.now().getTime() + days * 86_400_000) })
      .where('id', 'in', of)
      .execute();
  await endOf(60, ids.soon, ids.small);
  await endOf(300, ids.late);
  const balances = async () => {
    const rows = await shop.ctx.db
      .selectFrom('certificate_money')
      .select(['certificate_id as id', 'balance_tenge'])
      .execute();
    const of = (id: number) => rows.find((row) => row.id === id)?.balance_tenge;
    return [of(ids.small), of(ids.soon), of(ids.late), of(ids.spare)];
  };
  return { ...counter, balances, ids };
}
const whole = [1_500, 4_000, 9_000, 50_000];
const all = [late, spare, soon, small];

test('several certificates pay for one order: the nearest expiry first, then the smallest, and those not needed stay unspent', async () => {
  await using shop = await startShop();
  const { order, rose, buyer, balances } = await openDesk(shop);
  const { data: quote } = await createApi(shop.origin, buyer)('POST /api/order/quote/', {
    body: { items: [{ product: rose.id, option: rose.option, quantity: 2 }], certificates: all },
  });
  expect(quote.certificates).toEqual([
    { last4: lastOf(late), tenge: 6_500, left: 2_500 },
    { last4: lastOf(spare), tenge: 0, left: 50_000 },
    { last4: lastOf(soon), tenge: 4_000, left: 0 },
    { last4: lastOf(small), tenge: 1_500, left: 0 },
  ]);
  const { data } = await order({ certificates: all, expectedTotal: quote.totals.total }, 2);
  const paid = [
    { last4: lastOf(small), tenge: 1_500 },
    { last4: lastOf(soon), tenge: 4_000 },
    { last4: lastOf(late), tenge: 6_500 },
  ];
  expect([data.totals.total, data.certificates]).toEqual([0, paid]);
  expect(await balances()).toEqual([0, 0, 2_500, 50_000]);
  const shown = await showOrder(shop.ctx.db, { ...buyer, id: data.id, now: shop.ctx.now() });
  expect(shown.certificates).toEqual(paid);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('among several codes the first unknown one is reported, costs one attempt, and nothing is spent', async () => {
  await using shop = await startShop();
  const { order, rose, buyer, balances } = await openDesk(shop);
  const wrong = order({ certificates: [soon, 'WRONG-0000000000', 'WORSE-0000000000'] });
  await expect(wrong).rejects.toMatchObject({
    code: 'certificate.unknown',
    facts: { field: 'certificate', data: { at: 1 } },
  });
  expect(await balances()).toEqual(whole);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const quote = (certificates: string[]) =>
    createApi(shop.origin, buyer)('POST /api/order/quote/', { body: { items, certificates } }).then(
      () => 'priced',
      ({ body }) => body.code,
    );
  for (let count = 0; count < unknownCodeLimits.customer.max; count += 1)
    expect(await quote([soon, 'WRONG-0000000000', 'WORSE-0000000000'])).toBe('certificate.unknown');
  expect(await quote([soon])).toBe('limit.reached');
  expect(await quote([...all, 'FIVE', 'SIX']), 'six').toBe('request.invalid');
});

test('one code given twice counts once', async () => {
  await using shop = await startShop();
  const { order, balances } = await openDesk(shop);
  const { data } = await order({ certificates: [soon, soon.toLowerCase(), soon.replace('-', ' - ')] });
  expect(data.certificates).toEqual([{ last4: lastOf(soon), tenge: 4_000 }]);
  expect(await balances()).toEqual([1_500, 0, 9_000, 50_000]);
});

test('a part is refunded to the card first, then to the certificate spent last; an ended order gives back the rest', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, buyer, rose, balances } = await openDesk(shop);
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { data } = await order({ certificates: [small, soon, late], payment: 'ONLINE' }, 3);
  expect(data.totals).toMatchObject({ discount: 14_500, total: 2_500 });
  const bought = { id: data.id, customerId: buyer.customerId, total: 2_500, option: rose.option, phone: '' };
  await atBank(shop, await pressPay(shop, bought));
  await comeBack(shop, bought);
  await shop.settle();
  const give = (amount: number) =>
    manager.office('POST /api/office/orders/:id/refunds/', {
      params: { id: data.id },
      body: { amount, reason: 'goodwill', note: 'x' },
    });
  await give(2_500);
  await shop.settle();
  expect(await balances()).toEqual([0, 0, 0, 50_000]);
  await give(10_000);
  expect(await balances()).toEqual([0, 1_000, 9_000, 50_000]);
  const shown = await showOrder(shop.ctx.db, { ...buyer, id: data.id, now: shop.ctx.now() });
  expect(shown.certificates).toEqual([
    { last4: lastOf(small), tenge: 1_500 },
    { last4: lastOf(soon), tenge: 3_000 },
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await cancelOrder(shop.ctx, { customerId: buyer.customerId, lang: 'tm' }, data.id);
  await shop.settle();
  expect(await balances()).toEqual(whole);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('late money spends all certificates again, or none of them and is refunded', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, buyer, balances, ids } = await openDesk(shop);
  const silence = { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 } as const;
  const orderAndLapse = async () => {
    const { id } = (await order({ certificates: [small, soon], payment: 'ONLINE' })).data;
    const unpaid = { id, customerId: buyer.customerId, total: 1_500, option: 0, phone: '' };
    await atBank(shop, await pressPay(shop, unpaid));
    playFaults(shop, silence);
    await letTimePass(shop, 40 * 60, 300);
    expect(await balances(), 'the bank may still take the money').toEqual([0, 0, 9_000, 50_000]);
    await letTimePass(shop, 25 * 60, 300);
    expect(await balances()).toEqual(whole);
    return id;
  };
  const statusOf = async (id: string) => {
    playFaults(shop);
    await letTimePass(shop, 15 * 60, 60);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
    const { status, payment_status } = await readOrder(shop, id);
    return [status, payment_status];
  };
  const lucky = await orderAndLapse();
  expect(await statusOf(lucky)).toEqual(['placed', 'paid']);
  expect(await balances()).toEqual([0, 0, 9_000, 50_000]);
  await cancelOrder(shop.ctx, { customerId: buyer.customerId, lang: 'tm' }, lucky);
  const unlucky = await orderAndLapse();
  await order({ certificate: soon });
  expect(await statusOf(unlucky)).toEqual(['expired', 'refunded']);
  expect(await balances(), `all of ${ids.small} stays`).toEqual([1_500, 0, 9_000, 50_000]);
});

test('no order gives back to a certificate more than it took', async () => {
  await using shop = await startShop();
  const { order, balances, ids } = await openDesk(shop);
  const { db } = shop.ctx;
  const two = (await order({ certificates: [small, late] })).data.id;
  const more = { source: 'x', certificateId: ids.small, orderId: two, amount: 1501, at: shop.ctx.now() };
  const back = inTransaction(db, (trx) => post(trx, certificateBack(more)));
  await expect(back).rejects.toThrow('more goes back');
  expect(await balances()).toEqual([0, 4_000, 3_500, 50_000]);
  expect(await findBreaches(db)).toEqual([]);
});

test('staff order with the codes that a caller reads out', async () => {
  await using shop = await startShop();
  const { rose, place, balances } = await openDesk(shop);
  const { office } = await hire(shop, 'manager');
  const phone = '+99365112233';
  const address = { fullname: 'Maral', mobile: phone, region: 'AG' as const, place, line1: 'Magtymguly 1' };
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const { data: quote } = await office('POST /api/office/orders/quote/', {
    body: { items, place, phone, certificates: [small, soon] },
  });
  expect(quote.certificates?.map(({ tenge }) => tenge)).toEqual([1_500, 4_000]);
  const body = {
    customer: { phone },
    ...{ items, address, payment: 'CASH' as const, delivery: 'STANDARD' as const },
    ...{ certificates: [small, soon], expectedTotal: quote.totals.total },
  };
  await office('POST /api/office/orders/', { body, headers: { 'idempotency-key': shop.ctx.newId() } });
  expect(await balances()).toEqual([0, 0, 9_000, 50_000]);
});
