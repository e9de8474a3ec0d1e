import { expect, test } from 'vitest';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { atBank, letTimePass, startPayingShop } from '../../../tests/support/people/paying.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

type Move = 'prepare' | 'make-ready' | 'send' | 'deliver';

/** Roses for 50, cards for 3 of which two are in stock, an order of one rose paid by card, and a member of staff. */
async function openDesk(shop: TestShop) {
  const manager = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const card = await addProduct(shop, { options: [{ price: 300, count: 2 }] });
  const pay = async (id: string) => {
    const input = { orderId: id, customerId: buyer.customerId, bank: 'HALK' } as const;
    await atBank(shop, (await startPayment(shop.ctx, input)).formUrl);
    await letTimePass(shop, 60, 15);
  };
  const { id } = (await order({ payment: 'ONLINE' })).data;
  await pay(id);
  const add = (quantity = 1, expectedTotal = 300 * quantity) =>
    manager.office('POST /api/office/orders/:id/additions/', {
      params: { id },
      body: { items: [{ product: card.id, option: card.option, quantity }], expectedTotal },
    });
  return { manager, buyer, order, card, pay, first: id, add, cards: () => stockOf(shop, card.option) };
}

const row = async ({ office }: Colleague, id: string) =>
  (await office('GET /api/office/orders/:id/', { params: { id } })).data;
const step = ({ office }: Colleague, id: string, action: Move) =>
  office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
const pack = async (colleague: Colleague, id: string) => {
  for (const action of ['prepare', 'make-ready'] as const) await step(colleague, id, action);
};

test('a card is added to a paid order: paid by its own link, packed by itself, delivered and returned together', async () => {
  await using shop = await startPayingShop();
  const { manager, buyer, first, add, pay, cards } = await openDesk(shop);
  expect((await row(manager, first)).actions).toContain('add-goods');
  const added = (await add()).data;
  expect(added).toMatchObject({
    status: 'awaiting-payment',
    totals: { goods: 300, delivery: 0, total: 300 },
    addsTo: { id: first },
    zoneFee: 0,
  });
  expect(added.actions).not.toContain('change-payment');
  expect(await row(manager, first)).toMatchObject({
    paid: 7_000,
    totals: { total: 7_000 },
    additions: [{ id: added.id, status: 'awaiting-payment', total: 300 }],
  });
  expect(await cards()).toEqual({ on_hand: 2, reserved: 1 });
  await shop.settle();
  expect(
    shop.sms(buyer.phone).some(({ text }) => text.includes('/o/')),
    'the link',
  ).toBe(true);

  await pay(added.id);
  expect(await row(manager, added.id)).toMatchObject({ status: 'placed', paid: 300 });
  await pack(manager, first);
  expect((await row(manager, first)).actions).not.toContain('send');
  expect(await refusalOf(step(manager, first, 'send')), 'the card is not packed').toBe(
    'order.action-refused',
  );
  await pack(manager, added.id);
  expect(await refusalOf(step(manager, added.id, 'send')), 'it goes with its order').toBe(
    'order.action-refused',
  );
  await step(manager, first, 'send');
  expect((await row(manager, added.id)).status).toBe('on-the-way');
  await manager.office('POST /api/office/orders/:id/step-back/', {
    params: { id: first },
    body: { note: 'early' },
  });
  expect((await row(manager, added.id)).status).toBe('ready');
  await step(manager, first, 'send');
  await step(manager, first, 'deliver');
  expect((await row(manager, added.id)).status).toBe('delivered');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  await manager.office('POST /api/office/orders/:id/take-back/', {
    params: { id: first },
    body: { note: 'wilted' },
  });
  await letTimePass(shop, 60, 15);
  expect(await row(manager, added.id)).toMatchObject({ status: 'returned', refunded: 300 });
  expect(await row(manager, first)).toMatchObject({ status: 'returned', refunded: 7_000 });
  expect(await cards()).toEqual({ on_hand: 2, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an unpaid addition is cancelled when the order is sent, and late money for it is refunded', async () => {
  await using shop = await startPayingShop();
  const { manager, buyer, first, add, cards } = await openDesk(shop);
  const added = (await add()).data;
  const input = { orderId: added.id, customerId: buyer.customerId, bank: 'HALK' } as const;
  const { formUrl } = await startPayment(shop.ctx, input);
  await pack(manager, first);
  await step(manager, first, 'send');
  expect(await row(manager, added.id)).toMatchObject({ status: 'cancelled' });
  expect(await cards()).toEqual({ on_hand: 2, reserved: 0 });
  await atBank(shop, formUrl);
  await letTimePass(shop, 120, 15);
  expect(await row(manager, added.id)).toMatchObject({
    status: 'cancelled',
    paid: 300,
    refunded: 300,
    owed: 0,
  });
  expect((await row(manager, first)).status).toBe('on-the-way');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an expired addition is not revived by late money once its order was sent', async () => {
  await using shop = await startPayingShop();
  const { manager, buyer, first, add } = await openDesk(shop);
  const added = (await add()).data;
  const input = { orderId: added.id, customerId: buyer.customerId, bank: 'HALK' } as const;
  const { formUrl } = await startPayment(shop.ctx, input);
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ expires_at: shop.ctx.now(), hold_until: shop.ctx.now() })
    .where('id', '=', added.id)
    .execute();
  await letTimePass(shop, 60, 15);
  expect((await row(manager, added.id)).status).toBe('expired');
  await pack(manager, first);
  await step(manager, first, 'send');
  await atBank(shop, formUrl);
  await letTimePass(shop, 120, 15);
  expect(await row(manager, added.id)).toMatchObject({ status: 'expired', refunded: 300, owed: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a changed address or time applies to both; cancelling the order cancels its additions', async () => {
  await using shop = await startPayingShop();
  const { manager, first, add, pay, cards } = await openDesk(shop);
  const added = (await add()).data;
  await pay(added.id);
  await manager.office('PUT /api/office/orders/:id/', {
    params: { id: first },
    body: { delivery: { method: 'STANDARD', day: '2026-11-25' } },
  });
  expect((await row(manager, added.id)).delivery.day).toBe('2026-11-25');
  expect(
    await refusalOf(
      manager.office('PUT /api/office/orders/:id/', { params: { id: added.id }, body: { comment: 'x' } }),
    ),
  ).toBe('order.action-refused');
  await manager.office('POST /api/office/orders/:id/cancel/', {
    params: { id: first },
    body: { note: 'asked' },
  });
  await letTimePass(shop, 60, 15);
  expect(await row(manager, added.id)).toMatchObject({ status: 'cancelled', refunded: 300 });
  expect(await row(manager, first)).toMatchObject({ status: 'cancelled', refunded: 7_000 });
  expect(await cards()).toEqual({ on_hand: 2, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('nothing is added to an order that is unpaid, packed, or an addition; nor at another price, nor sold-out goods', async () => {
  await using shop = await startPayingShop();
  const { manager, order, card, first, add, pay, cards } = await openDesk(shop);
  expect(await refusalOf(add(1, 299))).toBe('order.price-changed');
  expect(await refusalOf(add(3))).toBe('order.unavailable');
  const added = (await add()).data;
  await pay(added.id);
  const cash = (await order({ payment: 'CASH' })).data;
  const items = [{ product: card.id, option: card.option, quantity: 1 }];
  for (const id of [cash.id, added.id])
    expect(
      await refusalOf(
        manager.office('POST /api/office/orders/:id/additions/', {
          params: { id },
          body: { items, expectedTotal: 300 },
        }),
      ),
    ).toBe('order.action-refused');
  await pack(manager, first);
  expect(await refusalOf(add())).toBe('order.action-refused');
  expect(await cards()).toEqual({ on_hand: 1, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('money that arrives while the order is being sent either makes the addition go along or is refunded', async () => {
  await using shop = await startPayingShop();
  const { manager, buyer, order, card, pay } = await openDesk(shop);
  for (let round = 0; round < 2; round += 1) {
    const { id } = (await order({ payment: 'ONLINE' })).data;
    await pay(id);
    const { data: added } = await manager.office('POST /api/office/orders/:id/additions/', {
      params: { id },
      body: { items: [{ product: card.id, option: card.option, quantity: 1 }], expectedTotal: 300 },
    });
    await pack(manager, id);
    const input = { orderId: added.id, customerId: buyer.customerId, bank: 'HALK' } as const;
    await atBank(shop, (await startPayment(shop.ctx, input)).formUrl);
    await Promise.all([refusalOf(step(manager, id, 'send')), letTimePass(shop, 30, 15)]);
    await letTimePass(shop, 120, 15);
    const { status, refunded } = await row(manager, added.id);
    const isGone = (await row(manager, id)).status === 'on-the-way';
    expect([isGone, status, refunded]).toEqual(isGone ? [true, 'cancelled', 300] : [false, 'placed', 0]);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
});
