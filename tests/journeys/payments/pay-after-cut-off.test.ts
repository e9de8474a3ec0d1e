/** A payment after the cut-off of the agreed day or slot: the order is placed, its delivery time is cancelled. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { placeOrder } from '../../support/people/place-order.ts';
import { readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { readAttention } from '#server/features/orders/staff/orders-attention.read.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { addBuyer, freshKey, type TestBuyer, orderInputFor } from '../../support/people/buyers.ts';
import { addProduct } from '../../support/shop/factories.ts';
import {
  assertBooksAgree,
  atBank,
  comeBack,
  letTimePass,
  pressPay,
  startPayingShop,
  type UnpaidOrder,
} from '../../support/people/paying.ts';
import { addPlace, addSlots, addZone } from '../../support/people/places.ts';
import { hire } from '../../support/people/staff.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

const methods = ['STANDARD', 'EXPRESS', 'SLOT'] as const;
type Method = (typeof methods)[number];

async function openShop(capacity = 5) {
  const shop = await startPayingShop();
  const zone = await addZone(shop, { fee: 1_000 });
  const place = await addPlace(shop, { zone });
  const [slotId = 0] = await addSlots(shop, { zone, weekdays: [4], capacity });
  const goods = await addProduct(shop, { options: [{ price: 5_000, count: 10 }] });
  const order = async (delivery: Method): Promise<BuyerOrder> => {
    const buyer = await addBuyer(shop, place);
    const input = orderInputFor(buyer, [{ product: goods.id, option: goods.option, quantity: 1 }], {
      payment: 'ONLINE',
      delivery,
      ...(delivery === 'SLOT' ? { slot: `${slotId}-2026-11-20` } : {}),
    });
    const { data } = await placeOrder(shop.ctx, buyer, input, freshKey());
    const { phone } = await shop.ctx.db
      .selectFrom('customer')
      .select('phone')
      .where('id', '=', buyer.customerId)
      .executeTakeFirstOrThrow();
    assert.equal(data.delivery.day, '2026-11-20', 'today is agreed');
    const { customerId } = buyer;
    return { id: data.id, customerId, total: data.totals.total, option: goods.option, phone, buyer };
  };
  return { shop, order };
}
type BuyerOrder = UnpaidOrder & { buyer: TestBuyer };

const taken = async ({ ctx }: TestShop) =>
  (await ctx.db.selectFrom('slot_booking').select('taken').executeTakeFirst())?.taken ?? 0;

async function assertTimeGivenUp(shop: TestShop, order: BuyerOrder): Promise<void> {
  await shop.settle();
  const { status, payment_status } = await readOwnOrder(shop.ctx.db, order.customerId, order.id);
  assert.deepEqual([status, payment_status], ['placed', 'paid']);
  const { delivery, timeline } = await showOrder(shop.ctx.db, { ...order, now: shop.ctx.now() });
  assert.deepEqual([delivery.day, delivery.from, delivery.to], [null, null, null]);
  assert.equal(timeline.filter(({ event }) => event === 'slot-lost').length, 1);
  const texts = shop.sms(order.phone).map(({ text }) => text);
  assert.equal(texts.filter((text) => text.includes('taze wagt ucin jan ederis')).length, 1, texts.join());
  assert.deepEqual(
    (await readAttention(shop.ctx.db, 10)).map(({ id, kind }) => [id, kind]),
    [[order.id, 'slot-lost']],
  );
  await assertBooksAgree(shop);
}

for (const method of methods) {
  test(`${method}: money after the cut-off and after the hold places the order without a time`, async () => {
    const { shop, order } = await openShop();
    await using _open = shop;
    const late = await order(method);
    const page = await pressPay(shop, late);
    await letTimePass(shop, 1_600, 100);
    assert.equal((await readOwnOrder(shop.ctx.db, late.customerId, late.id)).status, 'expired');
    const before = await taken(shop);
    shop.advance(12 * 3_600);
    await atBank(shop, page);
    await letTimePass(shop, 660, 60);
    assert.equal(await taken(shop), before);
    await assertTimeGivenUp(shop, late);
  });

  test(`${method}: the same when the shop was away and the hold never ended`, async () => {
    const { shop, order } = await openShop();
    await using _open = shop;
    const late = await order(method);
    const page = await pressPay(shop, late);
    const before = await taken(shop);
    shop.advance(12 * 3_600);
    await atBank(shop, page);
    await comeBack(shop, late);
    assert.equal(await taken(shop), before);
    await assertTimeGivenUp(shop, late);
  });

  test(`${method}: money in time changes nothing`, async () => {
    const { shop, order } = await openShop();
    await using _open = shop;
    const prompt = await order(method);
    await atBank(shop, await pressPay(shop, prompt));
    await comeBack(shop, prompt);
    const { delivery } = await showOrder(shop.ctx.db, { ...prompt, now: shop.ctx.now() });
    assert.equal(delivery.day, '2026-11-20');
    assert.deepEqual(await readAttention(shop.ctx.db, 10), []);
    await assertBooksAgree(shop);
  });
}

test('express that is paid later is there its minutes after the payment, or is given up', async () => {
  const { shop, order } = await openShop();
  await using _open = shop;
  const later = await order('EXPRESS');
  const shown = async (one: BuyerOrder) =>
    (await showOrder(shop.ctx.db, { ...one, now: shop.ctx.now() })).delivery;
  assert.deepEqual([(await shown(later)).from, (await shown(later)).to], [null, '12:00']);
  const page = await pressPay(shop, later);
  shop.advance(17 * 60);
  await atBank(shop, page);
  await comeBack(shop, later);
  assert.equal((await shown(later)).to, '12:20');
  // 11:17 and five and a half hours: 16:47. At 17:07 the shop closes in less than an hour, at 17:47 too soon.
  shop.advance(5.5 * 3_600);
  const [soon, last] = [await order('EXPRESS'), await order('EXPRESS')];
  assert.equal((await shown(last)).to, '17:50');
  const pages = [await pressPay(shop, soon), await pressPay(shop, last)] as const;
  shop.advance(20 * 60);
  await atBank(shop, pages[0]);
  await comeBack(shop, soon);
  assert.equal((await shown(soon)).to, '18:00');
  shop.advance(40 * 60);
  await atBank(shop, pages[1]);
  await comeBack(shop, last);
  await assertTimeGivenUp(shop, last);
});

test('late money finds its slot full: one order more than it takes is never put into it', async () => {
  const { shop, order } = await openShop(1);
  await using _open = shop;
  const late = await order('SLOT');
  const page = await pressPay(shop, late);
  await letTimePass(shop, 1_600, 100);
  const other = await order('SLOT');
  await atBank(shop, await pressPay(shop, other));
  await comeBack(shop, other);
  await atBank(shop, page);
  await letTimePass(shop, 300, 30);
  assert.equal(await taken(shop), 1);
  await assertTimeGivenUp(shop, late);
});

test('once staff agree on another time the order has left the list, and shows it', async () => {
  const { shop, order } = await openShop();
  await using _open = shop;
  const late = await order('SLOT');
  const page = await pressPay(shop, late);
  shop.advance(12 * 3_600);
  await atBank(shop, page);
  await comeBack(shop, late);
  const { office } = await hire(shop);
  const listed = async () =>
    (await office('GET /api/office/orders/', { query: { alarm: true } })).data.map(({ id, needsTime }) => [
      id,
      needsTime,
    ]);
  assert.deepEqual(await listed(), [[late.id, true]]);
  await office('PUT /api/office/orders/:id/', {
    params: { id: late.id },
    body: { delivery: { method: 'STANDARD', day: '2026-11-22' } },
  });
  assert.deepEqual(await listed(), []);
  assert.equal((await showOrder(shop.ctx.db, { ...late, now: shop.ctx.now() })).delivery.day, '2026-11-22');
  await assertBooksAgree(shop);
});
