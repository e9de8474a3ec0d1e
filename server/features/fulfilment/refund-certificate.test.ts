import { expect, test } from 'vitest';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { atBank, comeBack, pressPay, startPayingShop } from '../../../tests/support/people/paying.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

const code = 'PARTLY-000000000';

async function openDesk(shop: TestShop) {
  const counter = await openCounter(shop, 50);
  const id = await addCertificate(shop, code, 9_000);
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const give = (
    order: string,
    what: { amount: number } | { lines: { position: number; quantity: number }[] },
  ) =>
    office('POST /api/office/orders/:id/refunds/', {
      params: { id: order },
      body: { ...what, reason: 'goodwill', note: 'döwlen' },
    });
  const balance = async () =>
    (
      await shop.ctx.db
        .selectFrom('certificate_money')
        .select('balance_tenge')
        .where('certificate_id', '=', id)
        .executeTakeFirstOrThrow()
    ).balance_tenge;
  return { ...counter, office, give, balance };
}

test('an order fully paid by a certificate gives units back to it, and the rest when it is cancelled', async () => {
  await using shop = await startPayingShop();
  const { order, give, balance, office, buyer } = await openDesk(shop);
  const { data } = await order({ certificate: code });
  expect([data.totals.total, await balance()]).toEqual([0, 2_000]);
  const shown = (await office('GET /api/office/orders/:id/', { params: { id: data.id } })).data;
  expect(shown).toMatchObject({ refundable: 7_000, refundableToCertificate: 7_000, byCertificate: true });
  await give(data.id, { lines: [{ position: 1, quantity: 1 }] });
  expect(await balance()).toBe(7_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  expect(await refusalOf(give(data.id, { amount: 2_001 }))).toBe('refund.too-much');
  const spent = async () =>
    (await office('GET /api/office/orders/:id/', { params: { id: data.id } })).data.certificates;
  const part = { id: expect.any(Number), last4: code.slice(-4), tenge: 7_000 };
  expect(await spent()).toEqual([{ ...part, returned: 5_000 }]);
  const after = (await office('GET /api/office/orders/:id/', { params: { id: data.id } })).data;
  expect(after.timeline.map(({ event, note }) => [event, note])).toContainEqual([
    'certificate-returned',
    '50 TMT · döwlen',
  ]);
  await cancelOrder(shop.ctx, { customerId: buyer.customerId, lang: 'tm' }, data.id);
  expect(await balance()).toBe(9_000);
  expect(await spent()).toEqual([{ ...part, returned: 7_000 }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('card money or cash is refunded first, the way it was paid, and only the rest goes to the certificate', async () => {
  await using shop = await startPayingShop();
  const { order, give, balance, office, buyer, rose } = await openDesk(shop);
  const { data } = await order({ certificate: code, payment: 'ONLINE' }, 2);
  expect(data.totals).toMatchObject({ discount: 9_000, total: 3_000 });
  expect(await refusalOf(give(data.id, { amount: 100 })), 'nothing is paid yet').toBe('order.action-refused');
  const unpaid = { id: data.id, customerId: buyer.customerId, total: 3_000, option: rose.option, phone: '' };
  await atBank(shop, await pressPay(shop, unpaid));
  await comeBack(shop, unpaid);
  await shop.settle();
  await give(data.id, { amount: 1_000 });
  await shop.settle();
  expect(await balance()).toBe(0);
  await give(data.id, { lines: [{ position: 1, quantity: 1 }] });
  await shop.settle();
  const { data: seen } = await office('GET /api/office/orders/:id/', { params: { id: data.id } });
  expect([seen.refunded, await balance(), seen.refundable]).toEqual([3_000, 3_000, 6_000]);
  expect(seen.refunds.map(({ amount, note }) => [amount, note]).toSorted()).toEqual([
    [1_000, 'döwlen'],
    [2_000, 'döwlen'],
    [3_000, 'döwlen'],
  ]);
  expect(seen.refunds.map(({ kind }) => kind).toSorted()).toEqual(['card', 'card', 'certificate']);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('two members of staff at once refund the last part once', async () => {
  await using shop = await startPayingShop();
  const { order, give, balance } = await openDesk(shop);
  const { data } = await order({ certificate: code });
  const said = await Promise.all(
    Array.from({ length: 4 }, () =>
      give(data.id, { amount: 4_000 }).then(
        () => 'done',
        () => 'refused',
      ),
    ),
  );
  expect(said.filter((one) => one === 'done')).toHaveLength(1);
  expect(await balance()).toBe(6_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a certificate keeps what it paid when the rest is charged to a card instead, and gets it back when nobody pays', async () => {
  await using shop = await startPayingShop();
  const { order, balance, office } = await openDesk(shop);
  const { data } = await order({ certificate: code }, 3);
  const change = (payment: 'ONLINE' | 'CASH') =>
    office('POST /api/office/orders/:id/payment/', { params: { id: data.id }, body: { payment } });
  await change('ONLINE');
  expect(await balance()).toBe(0);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await change('CASH');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await change('ONLINE');
  shop.advance(3 * 86_400);
  await shop.settle();
  const rows = await shop.ctx.db.selectFrom('shop_order').select('status').execute();
  expect(rows).toEqual([{ status: 'expired' }]);
  expect(await balance()).toBe(9_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('what moves when staff refund and end an order has their name, whatever it is', async () => {
  await using shop = await startPayingShop();
  const { order, give, office } = await openDesk(shop);
  const { data } = await order({ certificate: code });
  const { id: last } = await shop.ctx.db
    .selectFrom('transfer')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await give(data.id, { amount: 1_000 });
  const cancel = { params: { id: data.id }, body: { note: 'gerek däl' } };
  await office('POST /api/office/orders/:id/cancel/', cancel);
  const moved = shop.ctx.db.selectFrom('transfer').select(['code', 'staff_id']).where('id', '>', last);
  const rows = await moved.orderBy('id').execute();
  expect(new Set(rows.map(({ code }) => code))).toEqual(
    new Set(['goodwill-given', 'goodwill-back', 'certificate-back']),
  );
  expect(rows.filter(({ staff_id }) => staff_id === null)).toEqual([]);
});
