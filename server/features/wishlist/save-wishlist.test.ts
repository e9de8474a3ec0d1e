import { expect, test } from 'vitest';
import { addCustomer, addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { saveWishlist, showWishlist } from './save-wishlist.ts';

test('a wishlist comes back as cards in its order, merged with a guest list without repeats', async () => {
  await using shop = await startShop();
  const customer = await addCustomer(shop);
  const [a, b, c] = [await addProduct(shop), await addProduct(shop), await addProduct(shop)];
  const titles = (cards: { id: number }[]) => cards.map(({ id }) => id);
  expect(titles(await saveWishlist(shop.ctx, customer, { products: [b.id, a.id] }))).toEqual([b.id, a.id]);
  const merged = await saveWishlist(shop.ctx, customer, { products: [c.id, b.id], merge: true });
  expect(titles(merged)).toEqual([c.id, b.id, a.id]);
  expect(titles(await showWishlist(shop.ctx, customer))).toEqual([c.id, b.id, a.id]);
  expect(titles(await saveWishlist(shop.ctx, customer, { products: [999_999] }))).toEqual([]);
});

test('a product that is not on sale stays in the wishlist and shows again when it is back', async () => {
  await using shop = await startShop();
  const customer = await addCustomer(shop);
  const { id } = await addProduct(shop);
  await saveWishlist(shop.ctx, customer, { products: [id] });
  const status = (to: string) =>
    shop.ctx.db.updateTable('product').set({ status: to }).where('id', '=', id).execute();
  await status('archived');
  expect(await showWishlist(shop.ctx, customer)).toEqual([]);
  await status('published');
  expect(await showWishlist(shop.ctx, customer)).toHaveLength(1);
});
