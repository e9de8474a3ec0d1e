import { expect, test } from 'vitest';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { atBank, comeBack, pressPay, startPayingShop } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { addPromo, openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';

test('when goods of an unpaid order change, agreed units have their share of the code, further ones and others none', async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { order, rose } = await openCounter(shop);
  const card = await addProduct(shop, { options: [{ price: 300, count: 2 }] });
  await addPromo(shop, 'BAHAR10');
  const { id, totals } = (await order({ promo: 'BAHAR10' }, 3)).data;
  expect(totals).toMatchObject({ promo: 1_500, total: 15_500 });
  const change = async (roses: number, cards: number, seenTotal: number) => {
    const items = [
      { product: rose.id, option: rose.option, quantity: roses },
      { product: card.id, option: card.option, quantity: cards },
    ].filter(({ quantity }) => quantity > 0);
    const body = { items, seenTotal };
    return (await manager.office('PUT /api/office/orders/:id/goods/', { params: { id }, body })).data;
  };
  expect(await change(2, 1, 15_500)).toMatchObject({
    promo: 'BAHAR10',
    totals: { goods: 10_300, promo: 1_000, discount: 1_000, total: 11_300 },
    items: [{ promo: 1_000 }, {}],
  });
  expect((await change(4, 0, 11_300)).totals).toMatchObject({ goods: 20_000, promo: 1_500, total: 20_500 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a paid order that is cancelled has used its code: it cannot be used again and again', async () => {
  await using shop = await startPayingShop();
  const { order, buyer } = await openCounter(shop);
  await addPromo(shop, 'BIRLIK', { most_uses: 1 });
  const { id, totals } = (await order({ payment: 'ONLINE', promo: 'BIRLIK' })).data;
  const unpaid = { id, customerId: buyer.customerId, total: totals.total, option: 0, phone: '' };
  await atBank(shop, await pressPay(shop, unpaid));
  await comeBack(shop, unpaid);
  await cancelOrder(shop.ctx, buyer, id);
  const uses = await shop.ctx.db.selectFrom('promo_use').select(['order_id', 'released_at']).execute();
  expect(uses).toEqual([{ order_id: id, released_at: null }]);
  await expect(order({ promo: 'BIRLIK' })).rejects.toMatchObject({ code: 'promo.unknown' });
});

test('returned units are refunded with what was paid for them', async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  await addPromo(shop, 'YEDI0', { kind: 'amount', amount_tenge: 1_000 });
  const { id, totals } = (await order({ payment: 'ONLINE', promo: 'YEDI0' }, 3)).data;
  const mine = { id, customerId: buyer.customerId, total: totals.total, option: 0, phone: '' };
  await atBank(shop, await pressPay(shop, mine));
  await comeBack(shop, mine);
  await confirm(shop, manager);
  const refund = async (quantity: number) => {
    const body = { lines: [{ position: 1, quantity }], reason: 'returned-goods' as const, note: 'gaýtdy' };
    await manager.office('POST /api/office/orders/:id/refunds/', { params: { id }, body });
    await shop.settle();
    shop.advance(1);
    return (await manager.office('GET /api/office/orders/:id/', { params: { id } })).data.refunded;
  };
  expect(await refund(1)).toBe(4_667);
  expect(await refund(2), 'three roses cost 140 manat').toBe(14_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test("an order by phone uses a code under the caller's limits, and is quoted with it before", async () => {
  await using shop = await startPayingShop();
  const manager = await hire(shop, 'manager');
  const { place, rose, order, buyer } = await openCounter(shop);
  await addPromo(shop, 'BAHAR10', { most_per_customer: 1 });
  await order({ promo: 'BAHAR10' });
  const items = [{ product: rose.id, option: rose.option, quantity: 2 }];
  const codes = { items, payment: 'CASH', delivery: 'STANDARD', promo: 'bahar-10' } as const;
  const quote = (phone?: string) =>
    manager.office('POST /api/office/orders/quote/', {
      body: { ...codes, place, ...(phone ? { phone } : {}) },
    });
  expect(await refusalOf(quote(buyer.phone))).toBe('promo.not-for-this');
  const { totals } = (await quote()).data;
  expect(totals).toMatchObject({ goods: 10_000, promo: 1_000, discount: 1_000 });
  const phone = freshPhone();
  expect((await quote(phone)).data.totals).toEqual(totals);
  const address = { fullname: 'Aýna', mobile: phone, region: 'AG', place, line1: 'Görogly 1' } as const;
  const byPhone = () =>
    manager.office('POST /api/office/orders/', {
      body: { ...codes, customer: { phone }, address, expectedTotal: totals.total },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  expect((await byPhone()).data).toMatchObject({ promo: 'BAHAR10', totals });
  expect(await refusalOf(byPhone())).toBe('promo.not-for-this');
  expect(await refusalOf(quote(phone))).toBe('promo.not-for-this');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
