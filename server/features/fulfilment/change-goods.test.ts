import { expect, test } from 'vitest';
import type { CallError } from '#contract/client.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate, openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { atBank, letTimePass, playFaults, startPayingShop } from '../../../tests/support/people/paying.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

type Item = { product: number; option: number; quantity: number };
type GoodsChangeBody = { items: Item[]; seenTotal: number; fee?: 'agreed' | 'zone' };
const change = ({ office }: Colleague, id: string, body: GoodsChangeBody) =>
  office('PUT /api/office/orders/:id/goods/', { params: { id }, body });
const step = ({ office }: Colleague, id: string, action: 'prepare' | 'make-ready') =>
  office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });

/** Roses for 50 of which ten are in stock, cards for 3 of which two are, and a manager. */
async function openDesk(shop: TestShop) {
  const manager = await hire(shop, 'manager');
  const counter = await openCounter(shop);
  const card = await addProduct(shop, { options: [{ price: 300, count: 2 }] });
  const roses = (quantity: number): Item => ({
    product: counter.rose.id,
    option: counter.rose.option,
    quantity,
  });
  const cards = (quantity: number): Item => ({ product: card.id, option: card.option, quantity });
  const counts = async () => [await stockOf(shop, counter.rose.option), await stockOf(shop, card.option)];
  return { ...counter, manager, roses, cards, counts };
}

test('a card is added and a rose left out: stock, total, papers and the sum to collect follow', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { manager, order, roses, cards, counts } = await openDesk(shop);
  const { id, totals } = (await order({}, 3)).data;
  await step(manager, id, 'prepare');
  const body = { items: [roses(2), cards(1)], seenTotal: totals.total };
  const changed = (await change(manager, id, body)).data;
  expect(changed.totals).toEqual({ goods: 10_300, wrap: 0, delivery: 2_000, discount: 0, total: 12_300 });
  expect(changed.items).toMatchObject([
    { quantity: 2, position: 1 },
    { quantity: 1, position: 2, price: 300 },
  ]);
  expect(changed.timeline.at(-1)).toMatchObject({ event: 'goods-changed', isPublic: true });
  expect(await counts()).toEqual([
    { on_hand: 10, reserved: 2 },
    { on_hand: 2, reserved: 1 },
  ]);
  const { picking } = (await manager.office('GET /api/office/papers/', { query: { ids: id } })).data;
  expect(picking.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  await step(manager, id, 'make-ready');
  const late = { ...body, seenTotal: 12_300 };
  expect(await refusalOf(change(manager, id, late)), 'it is packed').toBe('order.action-refused');
  for (const action of ['send', 'deliver'] as const)
    await manager.office('POST /api/office/orders/:id/move/', {
      params: { id },
      body: action === 'send' ? { action, courier: 'Merdan' } : { action },
    });
  const { rows } = (await manager.office('GET /api/office/takings/')).data;
  expect(rows.map(({ amount }) => amount)).toEqual([12_300]);
  expect(await counts()).toEqual([
    { on_hand: 8, reserved: 0 },
    { on_hand: 1, reserved: 0 },
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a shortage is reported line by line, and nothing has changed; the second of two editors gets a conflict', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { manager, order, roses, cards, counts } = await openDesk(shop);
  const { id, totals } = (await order({}, 9)).data;
  const seenTotal = totals.total;
  // Ten are its own nine and one available.
  expect(await refusalOf(change(manager, id, { items: [roses(10), cards(3)], seenTotal }))).toBe(
    'order.unavailable',
  );
  expect(await counts()).toEqual([
    { on_hand: 10, reserved: 9 },
    { on_hand: 2, reserved: 0 },
  ]);
  const both = await Promise.all(
    [roses(10), roses(8)].map((line) => refusalOf(change(manager, id, { items: [line], seenTotal }))),
  );
  expect(both.sort()).toEqual(['accepted', 'record.conflict']);
  const late = change(manager, id, { items: [roses(9)], seenTotal }).catch(({ body }: CallError) => body);
  const data = { by: 'manager of the tests', at: expect.any(String) };
  expect(await late, 'who was faster').toMatchObject({ code: 'record.conflict', data });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a zone’s new fee is shown as a difference and applies only when staff say so', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { manager, order, roses } = await openDesk(shop);
  const { id, totals } = (await order({}, 1)).data;
  await shop.ctx.db.updateTable('zone').set({ fee_tenge: 3_500 }).execute();
  const row = async () => (await manager.office('GET /api/office/orders/:id/', { params: { id } })).data;
  expect((await row()).zoneFee).toBe(3_500);
  const agreed = { items: [roses(2)], seenTotal: totals.total };
  expect((await change(manager, id, agreed)).data.totals).toMatchObject({ delivery: 2_000, total: 12_000 });
  const renewed = { items: [roses(2)], seenTotal: 12_000, fee: 'zone' as const };
  expect((await change(manager, id, renewed)).data.totals).toMatchObject({ delivery: 3_500, total: 13_500 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a certificate gets back what the smaller order does not need', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { manager, order, roses } = await openDesk(shop);
  await addCertificate(shop, 'TEN-000000000000', 10_000);
  const { id, totals } = (await order({ certificate: 'TEN-000000000000' }, 3)).data;
  expect(totals).toMatchObject({ discount: 10_000, total: 7_000 });
  const less = (await change(manager, id, { items: [roses(2)], seenTotal: 7_000 })).data;
  expect(less.totals).toMatchObject({ discount: 10_000, total: 2_000 });
  const least = (await change(manager, id, { items: [roses(1)], seenTotal: 2_000 })).data;
  expect(least).toMatchObject({ totals: { certificate: 7_000, total: 0 }, paymentStatus: 'paid' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

/** A card order whose goods change from one rose to two while its payment is unknown; the late money is refunded. */
async function changeWhilePaid(shop: TestShop) {
  const desk = await openDesk(shop);
  const { manager, order, roses, buyer } = desk;
  const { id, totals } = (await order({ payment: 'ONLINE' }, 1)).data;
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ expires_at: new Date(shop.ctx.now().getTime() + 86_400_000) })
    .set({ hold_until: new Date(shop.ctx.now().getTime() + 86_400_000) })
    .execute();
  const pay = () => startPayment(shop.ctx, { orderId: id, customerId: buyer.customerId, bank: 'HALK' });
  const { formUrl } = await pay();
  const body = { items: [roses(2)], seenTotal: totals.total };
  expect(await refusalOf(change(manager, id, body))).toBe('payment.page-open');
  // The customer pays at the last moment, and the bank does not answer until the goods have been changed.
  await atBank(shop, formUrl);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 });
  await letTimePass(shop, 21 * 60, 60);
  expect((await change(manager, id, body)).data.totals.total).toBe(12_000);
  playFaults(shop);
  await letTimePass(shop, 15 * 60, 30);
  const row = async () => (await manager.office('GET /api/office/orders/:id/', { params: { id } })).data;
  expect(await row()).toMatchObject({ status: 'awaiting-payment', paid: 7_000, refunded: 7_000, owed: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  return { ...desk, id, pay, row };
}

test('a card order whose earlier payment was refunded is paid on delivery with the new total only', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { manager, id, row } = await changeWhilePaid(shop);
  const cash = { params: { id }, body: { payment: 'CASH' } } as const;
  await manager.office('POST /api/office/orders/:id/payment/', cash);
  expect(await row()).toMatchObject({ status: 'placed', paid: 0, refunded: 0 });
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  expect(await row()).toMatchObject({ paid: 12_000, refunded: 0, refundable: 12_000 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a card order can be changed while no bank page is open, and is paid with its new total; money of the old total is refunded', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { manager, roses, id, counts, pay, row } = await changeWhilePaid(shop);
  await atBank(shop, (await pay()).formUrl);
  await letTimePass(shop, 60, 15);
  expect(await row()).toMatchObject({ status: 'placed', paymentStatus: 'paid', refundable: 12_000 });
  expect(await counts()).toMatchObject([{ on_hand: 8, reserved: 0 }, {}]);
  expect(await refusalOf(change(manager, id, { items: [roses(1)], seenTotal: 12_000 }))).toBe(
    'order.action-refused',
  );
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('goods of an order that its bank has the money for are not changed, although the shop was not told yet', async () => {
  await using shop = await startPayingShop();
  const { manager, order, roses, buyer } = await openDesk(shop);
  const { id, totals } = (await order({ payment: 'ONLINE' }, 1)).data;
  const later = new Date(shop.ctx.now().getTime() + 86_400_000);
  await shop.ctx.db.updateTable('shop_order').set({ expires_at: later, hold_until: later }).execute();
  const { formUrl } = await startPayment(shop.ctx, {
    ...{ orderId: id, customerId: buyer.customerId, bank: 'HALK' },
  });
  await atBank(shop, formUrl);
  shop.advance(21 * 60);
  const body = { items: [roses(2)], seenTotal: totals.total };
  expect(await refusalOf(change(manager, id, body))).toBe('payment.page-open');
  await letTimePass(shop, 30, 10);
  expect((await manager.office('GET /api/office/orders/:id/', { params: { id } })).data).toMatchObject({
    ...{ status: 'placed', paymentStatus: 'paid', refunded: 0 },
  });
});
