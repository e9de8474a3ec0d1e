import { expect, test } from 'vitest';
import { addCustomer, addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { findLines } from './cart.repo.ts';
import { saveCart } from './save-cart.ts';

test('a cart is stored as sent, line by line', async () => {
  await using shop = await startShop();
  const customer = await addCustomer(shop);
  const [one, other] = [await addProduct(shop), await addProduct(shop)];
  const lines = [
    { product: other.id, option: other.option, quantity: 3, seenPrice: 9_900 },
    { product: one.id, option: one.option, quantity: 1 },
  ];
  expect(await saveCart(shop.ctx, customer, { lines })).toEqual(lines);
  expect(await findLines(shop.ctx.db, customer)).toEqual(lines);
  expect(await saveCart(shop.ctx, customer, { lines: [] })).toEqual([]);
  expect(await findLines(shop.ctx.db, customer)).toEqual([]);
});

test('the cart of a guest who signs in is merged into the stored one, and a second time changes nothing', async () => {
  await using shop = await startShop();
  const customer = await addCustomer(shop);
  const [one, other] = [await addProduct(shop), await addProduct(shop)];
  const kept = [{ product: one.id, option: one.option, quantity: 4 }];
  const guest = [
    { product: other.id, option: other.option, quantity: 1 },
    { product: one.id, option: one.option, quantity: 2 },
  ];
  await saveCart(shop.ctx, customer, { lines: kept });
  const merged = await saveCart(shop.ctx, customer, { lines: guest, merge: true });
  expect(merged.map(({ option, quantity }) => [option, quantity])).toEqual([
    [other.option, 1],
    [one.option, 4],
  ]);
  expect(await saveCart(shop.ctx, customer, { lines: guest, merge: true })).toEqual(merged);
});

test('lines with unknown options are left out; two devices at once leave one complete cart', async () => {
  await using shop = await startShop();
  const customer = await addCustomer(shop);
  const [one, other] = [await addProduct(shop), await addProduct(shop)];
  const line = { product: one.id, option: one.option, quantity: 1 };
  const strange = [
    { product: one.id, option: 999_999, quantity: 1 },
    { product: one.id, option: other.option, quantity: 1 },
  ];
  expect(await saveCart(shop.ctx, customer, { lines: [...strange, line] })).toEqual([line]);
  const carts = [1, 2, 3, 4, 5].map((quantity) => [{ ...line, quantity }]);
  await Promise.all(carts.map((lines) => saveCart(shop.ctx, customer, { lines })));
  expect(carts).toContainEqual(await findLines(shop.ctx.db, customer));
});
