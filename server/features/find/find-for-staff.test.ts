import { expect, test } from 'vitest';
import { addBuyer, freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const penguin = { tm: 'Ýumşak pingwin', ru: 'Плюшевый пингвин' };

/** Two orders of Aýna, one with a penguin, and one of a penguin for somebody else. */
async function fill(shop: TestShop) {
  const { place } = await addDelivery(shop);
  const [toy, card] = [
    await addProduct(shop, { title: penguin }),
    await addProduct(shop, { title: 'Açyk hat' }),
  ];
  const [buyer, other] = [await addBuyer(shop, place), await addBuyer(shop, place)];
  const { db } = shop.ctx;
  await db.updateTable('address').set({ fullname: 'Merdan' }).where('id', '=', other.address).execute();
  await db.updateTable('customer').set({ name: 'Kerim' }).where('id', '=', other.customerId).execute();
  const buy = async (who: typeof buyer, ...goods: (typeof toy)[]) => {
    const lines = goods.map(({ id, option }) => ({ product: id, option, quantity: 1 }));
    return (await placeOrder(shop.ctx, who, orderInputFor(who, lines), freshKey())).data;
  };
  const wanted = await buy(buyer, card, toy);
  const beside = [await buy(buyer, card), await buy(other, toy)];
  return { wanted, beside, buyer, toy };
}

test('words of goods and of a name find the order that has all of them; a number, a phone, an SKU their own', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { wanted, buyer, toy } = await fill(shop);
  const { sku } = await shop.ctx.db
    .selectFrom('product_option')
    .select('sku')
    .where('id', '=', toy.option)
    .executeTakeFirstOrThrow();
  const find = async (q: string) => (await office('GET /api/office/find/', { query: { q } })).data;

  const both = await find('пингвин айна');
  expect(both.orders.map(({ id }) => id)).toEqual([wanted.id]);
  expect(both.customers.map(({ id }) => id)).toEqual([buyer.customerId]);
  expect(both.products.map(({ id }) => id)).toEqual([toy.id]);
  expect((await find(wanted.number.replace('S-', ''))).orders[0]?.id).toBe(wanted.id);
  const byPhone = await find(buyer.phone.slice(-4));
  expect(byPhone.orders.map(({ customer }) => customer.id)).toContain(buyer.customerId);
  expect(byPhone.customers.map(({ id }) => id)).toEqual([buyer.customerId]);
  const bySku = await find(sku);
  expect([bySku.orders, bySku.products.map(({ id }) => id)]).toEqual([[], [toy.id]]);
  expect(await find('нетникого')).toEqual({ orders: [], customers: [], products: [] });
  // The list and what it chooses from use the same words.
  const listed = await office('GET /api/office/orders/', { query: { q: 'ayna pingwin' } });
  expect(listed.data.map(({ id }) => id)).toEqual([wanted.id]);
});

test('what is found follows the lines of an order', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { wanted } = await fill(shop);
  const find = async (q: string) =>
    (await office('GET /api/office/find/', { query: { q } })).data.orders.map(({ id }) => id);
  const { db } = shop.ctx;
  const lines = () => db.selectFrom('order_line').select('position').where('order_id', '=', wanted.id);
  expect(await lines().execute()).toHaveLength(2);
  const title = { tm: 'Aýy', ru: 'Медведь' };
  await db.updateTable('order_line').set({ title }).where('order_id', '=', wanted.id).execute();
  expect(await find('медведь')).toEqual([wanted.id]);
  expect(await find('пингвин айна')).toEqual([]);
  await db.deleteFrom('order_line').where('order_id', '=', wanted.id).execute();
  expect(await find('медведь')).toEqual([]);
});

test('a packer gets no customers, an editor products alone, a courier nothing', async () => {
  await using shop = await startShop();
  const { buyer } = await fill(shop);
  const found = async (role: 'packer' | 'editor' | 'courier') => {
    const { office } = await hire(shop, role);
    return (await office('GET /api/office/find/', { query: { q: 'пингвин айна' } })).data;
  };
  const packer = await found('packer');
  expect([packer.orders.length, packer.customers, packer.products.length]).toEqual([1, [], 1]);
  const editor = await found('editor');
  expect([editor.orders, editor.customers, editor.products.length]).toEqual([[], [], 1]);
  expect(await found('courier')).toEqual({ orders: [], customers: [], products: [] });
  expect(JSON.stringify(editor)).not.toContain(buyer.phone.slice(-8));
});
