import { cardPaid } from '#domain/ledger/card-postings.ts';
import { post } from '#server/features/ledger/post.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { returnByHand } from '#server/features/fulfilment/return-by-hand.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addBuyer } from '../../../tests/support/people/buyers.ts';
import { addCertificate, addStaff, openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { asOwner, createTestDatabase } from '../../../tests/support/shop/database.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmPayment } from '#server/features/checkout/payment/confirm-payment.ts';
import { expireOrders } from './expire-orders.ts';
import { moveOrder } from './move-order.ts';

async function eveningSlot(db: Awaited<ReturnType<typeof startShop>>['ctx']['db']): Promise<string> {
  const { id } = await db
    .selectFrom('delivery_slot')
    .select('id')
    .where('weekday', '=', 5)
    .executeTakeFirstOrThrow();
  return `${id}-2026-11-21`;
}

test('cancelling twenty times at once gives goods, slot and certificate back once', async () => {
  await using shop = await startShop();
  const { order, buyer, rose } = await openCounter(shop);
  await addCertificate(shop, 'PART-00000000000', 1_000);
  const slot = await eveningSlot(shop.ctx.db);
  const { data } = await order(
    { payment: 'ONLINE', delivery: 'SLOT', slot, certificate: 'PART-00000000000' },
    3,
  );
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 3 });

  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => cancelOrder(shop.ctx, buyer, data.id)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  expect(await shop.ctx.db.selectFrom('slot_booking').select('taken').execute()).toEqual([{ taken: 0 }]);
  expect(await shop.ctx.db.selectFrom('certificate_money').select('balance_tenge').execute()).toEqual([
    { balance_tenge: 1_000 },
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('only its own customer can cancel an order, and only until preparing begins', async () => {
  await using shop = await startShop();
  const { order, buyer, place } = await openCounter(shop);
  const { data } = await order();
  const stranger = await addBuyer(shop, place);
  await expect(cancelOrder(shop.ctx, stranger, data.id)).rejects.toMatchObject({ code: 'order.not-found' });
  await expect(cancelOrder(shop.ctx, buyer, 'none')).rejects.toMatchObject({ code: 'order.not-found' });
  await moveOrder(shop.ctx, { orderId: data.id, action: 'prepare', staffId: 1 });
  await expect(cancelOrder(shop.ctx, buyer, data.id)).rejects.toMatchObject({ code: 'order.action-refused' });
});

test('an order paid by a certificate gives it all back', async () => {
  await using shop = await startShop();
  const { order, buyer, rose } = await openCounter(shop);
  await addCertificate(shop, 'WHOLE-0000000000', 50_000);
  const { data } = await order({ certificate: 'WHOLE-0000000000' }, 2);
  const cancelled = await cancelOrder(shop.ctx, buyer, data.id);
  expect(cancelled.data).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    actions: ['order-again'],
  });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('unpaid reservations expire once, with two nodes running, and let their customer order again', async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const { order, place, rose, buyer } = await openCounter(one, 100);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => addBuyer(one, place)));
  for (const by of [buyer, buyer, buyer, ...buyers]) await order({ payment: 'ONLINE' }, 2, by);
  const cash = await order({}, 1);
  await expect(order({ payment: 'ONLINE' })).rejects.toMatchObject({ code: 'order.too-many-unpaid' });

  for (const shop of [one, two]) shop.advance(25 * 60 - 1);
  await expireOrders(one.ctx);
  expect(await stockOf(one, rose.option), 'a second early is early').toEqual({ on_hand: 100, reserved: 47 });
  for (const shop of [one, two]) shop.advance(1);
  await Promise.all([expireOrders(one.ctx), expireOrders(two.ctx)]);

  expect(await stockOf(one, rose.option)).toEqual({ on_hand: 100, reserved: 1 });
  const statuses = await one.ctx.db.selectFrom('shop_order').select('status').distinct().execute();
  expect(statuses.map(({ status }) => status).sort()).toEqual(['expired', 'placed']);
  expect(cash.data.status).toBe('placed');
  expect((await order({ payment: 'ONLINE' })).data.status).toBe('awaiting-payment');
  expect(await findBreaches(one.ctx.db)).toEqual([]);
});

test('more orders that cannot be expired than one batch has do not hold up the others', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' });
  await sql`insert into shop_order
    select (jsonb_populate_record(o, jsonb_build_object('id', 'broken' || n, 'number', o.number + n,
      'expires_at', o.expires_at - interval '1 second'))).* from shop_order o, generate_series(1, 100) n`.execute(
    shop.ctx.db,
  );
  await asOwner(
    shop.databaseUrl,
    "alter table shop_order add check (id not like 'broken%' or status <> 'expired')",
  );
  shop.advance(25 * 60);
  await expireOrders(shop.ctx);
  const rows = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'expired')
    .execute();
  expect(rows).toEqual([{ id: data.id }]);
  expect(await stockOf(shop, rose.option)).toMatchObject({ reserved: 0 });
});

test('an expired reservation brings sold-out goods back in stock', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop, 2);
  const inStock = async () => {
    const row = await shop.ctx.db
      .selectFrom('product_shelf')
      .select('in_stock')
      .where('product_id', '=', rose.id)
      .executeTakeFirst();
    return row?.in_stock;
  };
  expect(await inStock()).toBe(true);
  await order({ payment: 'ONLINE' }, 2);
  expect(await inStock()).toBe(false);
  shop.advance(25 * 60);
  await expireOrders(shop.ctx);
  expect(await inStock()).toBe(true);
});

test('late money takes goods and slot again while available, and is refunded when they are gone', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const { order, rose, place } = await openCounter(shop, 3);
  const slot = await eveningSlot(db);
  await addCertificate(shop, 'LATE-00000000000', 500);
  const early = await order(
    { payment: 'ONLINE', delivery: 'SLOT', slot, certificate: 'LATE-00000000000' },
    2,
  );
  const unlucky = await order({ payment: 'ONLINE' }, 1);
  shop.advance(25 * 60);
  await expireOrders(shop.ctx);
  const pay = (orderId: string, amount: number) =>
    db.transaction().execute((trx) =>
      confirmPayment(trx, shop.ctx, {
        orderId,
        attempt: { id: 'a', number: 1, bank: 'HALK', amount },
        at: shop.ctx.now(),
      }),
    );

  const came = cardPaid({ id: 'a', bank: 'HALK', amount: early.data.totals.total, at: shop.ctx.now() });
  await inTransaction(db, (trx) => post(trx, came));
  expect(await pay(early.data.id, early.data.totals.total)).toBe('placed');
  expect(await pay(early.data.id, early.data.totals.total)).toBe('already');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 1, reserved: 0 });
  expect(await db.selectFrom('slot_booking').select('taken').execute()).toEqual([{ taken: 1 }]);
  expect(await db.selectFrom('certificate_money').select('balance_tenge').execute()).toEqual([
    { balance_tenge: 0 },
  ]);

  await order({}, 1, await addBuyer(shop, place));
  expect(await pay(unlucky.data.id, unlucky.data.totals.total)).toBe('goods-gone');
  const cancelled = await order({ payment: 'ONLINE' }, 1).catch(() => null);
  expect(cancelled, 'nothing is left to order').toBeNull();
  expect(
    await db.selectFrom('shop_order').select('status').where('id', '=', unlucky.data.id).execute(),
  ).toEqual([{ status: 'expired' }]);
  const breaches = await findBreaches(db);
  expect(
    breaches.filter(({ invariant }) => !/^I[56]/.test(invariant)),
    'no bank took part here',
  ).toEqual([]);
});

test('late money never revives a cancelled order', async () => {
  await using shop = await startShop();
  const { order, buyer } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' });
  await cancelOrder(shop.ctx, buyer, data.id);
  const attempt = { id: 'a', number: 1, bank: 'HALK' as const, amount: data.totals.total };
  const outcome = await shop.ctx.db
    .transaction()
    .execute((trx) => confirmPayment(trx, shop.ctx, { orderId: data.id, attempt, at: shop.ctx.now() }));
  expect(outcome).toBe('goods-gone');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('staff deliver an order: goods are deducted at dispatch, money is booked on delivery', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const { data } = await order({}, 2);
  const staffId = await addStaff(shop);
  const move = (action: Parameters<typeof moveOrder>[1]['action']) =>
    moveOrder(shop.ctx, { orderId: data.id, action, staffId });
  for (const step of ['confirm', 'prepare', 'make-ready'] as const) await move(step);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 2 });
  await move('send');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  await move('deliver');
  const row = await shop.ctx.db
    .selectFrom('shop_order')
    .innerJoin('order_money', 'order_id', 'id')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'delivered', payment_status: 'paid', paid_tenge: 12_000 });
  for (const action of ['expire', 'take-payment', 'cancel', 'call-off'] as const)
    await expect(move(action)).rejects.toMatchObject({ code: 'order.action-refused' });
  const back = { orderId: data.id, action: 'take-back' as const, staffId };
  await moveOrder(shop.ctx, back, async (trx) => {
    const given = { reason: 'take-back' as const, note: '', staffId, at: shop.ctx.now() };
    await returnByHand(shop.ctx, trx, { order: await lockOrder(trx, data.id), ...given });
  });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
