import { expect, test } from 'vitest';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { atBank, letTimePass, startPayingShop } from '../../../tests/support/people/paying.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

/** Today is Friday, 20 November; a cake takes three working days, and the shop works every day. */
const ready = '2026-11-23';
const later = '2026-11-25';

/** Roses that are paid for a day, and a cake that staff add to them; its bank page is open. */
async function openDesk(shop: TestShop, day: string) {
  const manager = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const cake = await addProduct(shop, { leadDays: 3, options: [{ price: 300, count: 5 }] });
  const openPage = async (orderId: string) =>
    (await startPayment(shop.ctx, { orderId, customerId: buyer.customerId, bank: 'HALK' })).formUrl;
  const { id: first } = (await order({ payment: 'ONLINE', day })).data;
  await atBank(shop, await openPage(first));
  await letTimePass(shop, 60, 15);
  const add = async () =>
    (
      await manager.office('POST /api/office/orders/:id/additions/', {
        params: { id: first },
        body: { items: [{ product: cake.id, option: cake.option, quantity: 1 }], expectedTotal: 300 },
      })
    ).data.id;
  const row = (id: string) =>
    shop.ctx.db
      .selectFrom('shop_order')
      .innerJoin('order_money', 'order_id', 'id')
      .select(['status', 'delivery_day as day', 'paid_tenge as paid', 'refunded_tenge as refunded'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const moveTo = async (to: string) =>
    refusalOf(
      (await hire(shop, 'manager')).office('PUT /api/office/orders/:id/', {
        params: { id: first },
        body: { delivery: { method: 'STANDARD', day: to } },
      }),
    );
  return { first, add, openPage, row, moveTo, cakes: () => stockOf(shop, cake.option) };
}

test('a cake that is paid too late for the day of its order is not baked: the money goes back and the cake is free again', async () => {
  await using shop = await startPayingShop();
  const { first, add, openPage, row, cakes } = await openDesk(shop, ready);
  const id = await add();
  const page = await openPage(id);
  shop.advance(20 * 3_600);
  await atBank(shop, page);
  await letTimePass(shop, 60, 15);
  expect(await row(id)).toMatchObject({ paid: 300, refunded: 300 });
  shop.advance(2 * 86_400);
  await letTimePass(shop, 120, 60);
  expect((await row(id)).status).toBe('expired');
  expect(await cakes()).toEqual({ on_hand: 5, reserved: 0 });
  expect(await row(first)).toMatchObject({ status: 'placed', day: ready });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a cake that is paid in time holds its order on a day on which it is made', async () => {
  await using shop = await startPayingShop();
  const { add, openPage, row, moveTo } = await openDesk(shop, later);
  const id = await add();
  await atBank(shop, await openPage(id));
  await letTimePass(shop, 60, 15);
  expect((await row(id)).status).toBe('placed');
  expect(await moveTo('2026-11-22')).toBe('slot.closed');
  expect(await moveTo(ready)).toBe('accepted');
  expect((await row(id)).day).toBe(ready);
});

test('a cake that is paid while its order moves to an earlier day is baked in time or paid back', async () => {
  await using shop = await startPayingShop();
  const { first, add, openPage, row, moveTo } = await openDesk(shop, later);
  for (let round = 0; round < 3; round += 1) {
    expect(await moveTo(later)).toBe('accepted');
    const id = await add();
    await atBank(shop, await openPage(id));
    const [moved] = await Promise.all([moveTo('2026-11-22'), letTimePass(shop, 30, 15)]);
    await letTimePass(shop, 120, 15);
    const { status, refunded } = await row(id);
    const isEarly = (await row(first)).day === '2026-11-22';
    expect([moved, isEarly, status === 'placed', refunded]).toEqual(
      isEarly ? ['accepted', true, false, 300] : ['slot.closed', false, true, 0],
    );
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
    if (!isEarly) break;
  }
});
