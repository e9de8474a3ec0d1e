import { expect, test } from 'vitest';
import { addPromo, openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

type Units = { roses?: number; cards?: number };

/** Two roses for 50 and a card for 7 with a code for a third, of an order that staff change; cakes are added. */
async function openDesk(shop: TestShop) {
  const { office } = await hire(shop, 'manager');
  const { order, rose } = await openCounter(shop, 20);
  const card = await addProduct(shop, { options: [{ price: 701, count: 20 }] });
  await addPromo(shop, 'DERE33', { percent: 33 });
  const line = (of: { id: number; option: number }, quantity = 0) =>
    quantity > 0 ? [{ product: of.id, option: of.option, quantity }] : [];
  const itemsOf = ({ roses, cards }: Units) => [...line(rose, roses), ...line(card, cards)];
  const { data } = await order({ promo: 'DERE33', items: itemsOf({ roses: 2, cards: 1 }) });
  const params = { id: data.id };
  const show = async () => (await office('GET /api/office/orders/:id/', { params })).data;
  const change = async (units: Units, seenTotal?: number) => {
    const body = { items: itemsOf(units), seenTotal: seenTotal ?? (await show()).totals.total };
    return (await office('PUT /api/office/orders/:id/goods/', { params, body })).data;
  };
  return { placed: data, rose, card, show, change };
}

test('a slip in an edit costs the customer nothing: the agreed goods have the agreed discount again', async () => {
  await using shop = await startShop();
  const { placed, show, change } = await openDesk(shop);
  const agreed = { roses: 2, cards: 1 };
  const [before, grown] = [await show(), await change({ roses: 3, cards: 1 })];
  expect(grown.totals.promo, 'further units have no discount').toBe(placed.totals.promo);
  expect((await change(agreed)).totals).toEqual(placed.totals);
  const fewer = await change({ roses: 1 });
  expect(fewer.totals).toMatchObject({ goods: 5_000, promo: 1_650 });
  expect(await change({ cards: 4 })).toMatchObject({ totals: { promo: 231 } });
  const again = await change(agreed);
  expect(again.totals).toEqual(placed.totals);
  const sums = ({ items }: typeof before) =>
    items.map(({ option, price, total, promo }) => ({ option, price, total, promo }));
  expect(sums(again).toSorted((a, b) => a.option - b.option)).toEqual(sums(before));
  expect(again.agreed, 'what the dialog reckons with').toEqual(before.agreed);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('agreed goods keep their price however often they come back; added ones have the price of today', async () => {
  await using shop = await startShop();
  const { placed, rose, show, change } = await openDesk(shop);
  const cake = await addProduct(shop, { options: [{ price: 3_000, count: 5 }] });
  const { office } = await hire(shop, 'owner');
  const price = (option: number, tenge: number) =>
    shop.ctx.db.updateTable('product_option').set({ price_tenge: tenge }).where('id', '=', option).execute();
  await price(rose.option, 9_000);
  await change({ cards: 1 });
  const { totals } = await change({ roses: 2, cards: 1 });
  expect(totals, 'its price has risen meanwhile').toEqual(placed.totals);

  const roses = { product: rose.id, option: rose.option, quantity: 2 };
  const cakes = { product: cake.id, option: cake.option, quantity: 1 };
  const put = async () => {
    const body = { items: [roses, cakes], seenTotal: (await show()).totals.total };
    return (await office('PUT /api/office/orders/:id/goods/', { params: { id: placed.id }, body })).data;
  };
  expect((await put()).items.find(({ option }) => option === cake.option)).toMatchObject({ price: 3_000 });
  await price(cake.option, 4_000);
  const [, added] = (await show()).items;
  expect(added).toMatchObject({ price: 3_000, priceNow: 4_000 });
  expect((await put()).totals).toMatchObject({ goods: 14_000 });
  expect((await show()).items[1]).not.toHaveProperty('priceNow');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('of two first edits at once one is made, and what was agreed is kept once', async () => {
  await using shop = await startShop();
  const { placed, change } = await openDesk(shop);
  const { total } = placed.totals;
  const both = await Promise.allSettled([
    change({ roses: 1, cards: 1 }, total),
    change({ roses: 5, cards: 1 }, total),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await change({ roses: 2, cards: 1 })).totals).toEqual(placed.totals);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
