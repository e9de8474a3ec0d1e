import { expect, test } from 'vitest';
import { agreedOn, promiseStillHolds } from '#server/features/delivery/keeps-promise.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { addBuyer, freshKey, orderInputFor } from '../../../../tests/support/people/buyers.ts';
import { placeOrder } from '../../../../tests/support/people/place-order.ts';
import { addDelivery } from '../../../../tests/support/people/places.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { addProduct, type MadeProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

/** Today is Friday, 20 November; the shop works every day. */
const ready = '2026-11-23';

/** Roses in stock, and a cake that takes three days to make. */
async function openWorkshop(shop: TestShop) {
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ price: 5_000 }] });
  const cake = await addProduct(shop, { leadDays: 3, options: [{ price: 20_000 }] });
  const one = ({ id, option }: MadeProduct) => ({ product: id, option, quantity: 1 });
  const order = (goods: readonly MadeProduct[], more: Parameters<typeof orderInputFor>[2] = {}) =>
    placeOrder(shop.ctx, buyer, orderInputFor(buyer, goods.map(one), more), freshKey());
  const slots = async (lead_days: number) =>
    (await shop.api('GET /api/order/slots/', { query: { place, lead_days } })).data;
  return { place, buyer, rose, cake, one, order, slots };
}

/** The code of the refusal. */
const codeOf = (asked: Promise<unknown>) => asked.then(String, ({ code }: { code: string }) => code);

test('a cake that takes three days is offered, priced and ordered for no earlier day', async () => {
  await using shop = await startShop();
  const { place, rose, cake, one, order, slots } = await openWorkshop(shop);
  const quote = async (...goods: MadeProduct[]) =>
    (await shop.api('POST /api/order/quote/', { body: { items: goods.map(one), place } })).data.leadDays;
  expect([await quote(rose), await quote(rose, cake)]).toEqual([undefined, 3]);

  const { standard, express, days } = await slots(3);
  expect([standard.soonest, standard.days[0], express]).toEqual([ready, ready, null]);
  const isOpen = ({ slots: all }: (typeof days)[number]) => all.some(({ state }) => state === 'open');
  expect(days.find(isOpen)?.day).toBe(ready);

  const before = (await slots(0)).days.find(({ day }) => day === '2026-11-22')?.slots[0]?.id ?? '';
  expect(await codeOf(order([rose, cake], { day: '2026-11-22' }))).toBe('slot.closed');
  expect(await codeOf(order([cake], { delivery: 'SLOT', slot: before }))).toBe('slot.closed');
  expect(await codeOf(order([cake], { delivery: 'EXPRESS' }))).toBe('express.unavailable');
  expect((await order([rose], { delivery: 'SLOT', slot: before })).data.delivery.day).toBe('2026-11-22');
  expect((await order([rose, cake])).data.delivery.day).toBe(ready);
});

test('no order can be moved to a day before its goods are made; a packed one can have any day', async () => {
  await using shop = await startShop();
  const { cake, order } = await openWorkshop(shop);
  let { office } = await hire(shop, 'manager');
  const { id } = (await order([cake], { day: '2026-11-25' })).data;
  const move = (day: string) =>
    office('PUT /api/office/orders/:id/', {
      params: { id },
      body: { delivery: { method: 'STANDARD', day } },
    });
  const pack = (action: 'confirm' | 'prepare' | 'make-ready') =>
    office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  expect(await refusalOf(move('2026-11-22'))).toBe('slot.closed');
  expect((await move(ready)).data.delivery.day).toBe(ready);
  shop.advance(2 * 86_400);
  ({ office } = await hire(shop, 'manager'));
  expect(await refusalOf(move('2026-11-22')), 'two days later one is left').toBe('slot.closed');
  expect((await move(ready)).data.delivery.day).toBe(ready);
  for (const action of ['confirm', 'prepare', 'make-ready'] as const) await pack(action);
  expect((await move('2026-11-22')).data.delivery.day).toBe('2026-11-22');
});

test('a cake can be added to an order that leaves time for it, and to no other', async () => {
  await using shop = await startShop();
  const { rose, cake, one, order } = await openWorkshop(shop);
  const manager = await hire(shop, 'manager');
  const change = async (day: string, goods: readonly MadeProduct[]) => {
    const { id, totals } = (await order([rose], { day })).data;
    const body = { items: goods.map(one), seenTotal: totals.total };
    return manager.office('PUT /api/office/orders/:id/goods/', { params: { id }, body });
  };
  expect(await refusalOf(change('2026-11-22', [rose, cake]))).toBe('slot.closed');
  expect((await change(ready, [rose, cake])).data.items).toHaveLength(2);
  expect((await change('2026-11-20', [rose])).data.delivery.day).toBe('2026-11-20');
});

test('a payment that comes a day late leaves no time to make the cake', async () => {
  await using shop = await startShop();
  const { cake, order } = await openWorkshop(shop);
  const { id } = (await order([cake], { payment: 'ONLINE' })).data;
  const holds = () =>
    inTransaction(shop.ctx.db, async (trx) =>
      promiseStillHolds(trx, { ...agreedOn(await lockOrder(trx, id)), leadDays: 3 }, shop.ctx.now()),
    );
  expect(await holds()).toBe(true);
  shop.advance(86_400);
  expect(await holds()).toBe(false);
});
